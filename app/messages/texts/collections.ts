import type { Texts } from '../languages'

export const collections = {
  amountDue: { en: 'Amount Due', hi: 'देय राशि', te: 'చెల్లించాల్సిన అమౌంట్' },
  callHiddenName: {
    en: 'Call<hidden> {name}</hidden>',
    hi: 'कॉल करें<hidden> {name}</hidden>',
    te: 'కాల్<hidden> {name}</hidden>',
  },
  cancelsOn: { en: 'Cancels On', hi: 'रद्द होने की तारीख', te: 'రద్దయ్యే తేదీ' },
  commissionIfPaidOnTime: {
    en: 'Your commission by month, if every instalment is paid on its due date. Overdue amounts are not counted.',
    hi: 'महीने के अनुसार आपका कमीशन, अगर हर किस्त समय पर चुकाई जाए। ओवरड्यू राशियाँ नहीं गिनी गईं।',
    te: 'ప్రతి వాయిదా గడువులో చెల్లిస్తే నెలవారీ మీ కమీషన్. గడువు దాటిన అమౌంట్లు లెక్కించలేదు.',
  },
  daysLate: { en: 'Days Late', hi: 'दिन की देरी', te: 'ఆలస్యమైన రోజులు' },
  dueOn: { en: 'Due On', hi: 'देय तारीख', te: 'గడువు తేదీ' },
  earnsYou: { en: 'Earns you <amount/>', hi: 'आपकी कमाई <amount/>', te: 'మీ సంపాదన <amount/>' },
  in31To90Days: { en: 'In 31 to 90 days', hi: '31 से 90 दिनों में', te: '31 నుంచి 90 రోజుల్లో' },
  in8To30Days: { en: 'In 8 to 30 days', hi: '8 से 30 दिनों में', te: '8 నుంచి 30 రోజుల్లో' },
  instalment: { en: 'Instalment', hi: 'किस्त', te: 'వాయిదా' },
  next30Days: { en: 'Next 30 days', hi: 'अगले 30 दिन', te: 'వచ్చే 30 రోజులు' },
  next90Days: { en: 'Next 90 days', hi: 'अगले 90 दिन', te: 'వచ్చే 90 రోజులు' },
  overdueInstalments: { en: 'Overdue', hi: 'ओवरड्यू', te: 'గడువు దాటినవి' },
  remindIn: { en: 'Remind in', hi: 'याद दिलाने की भाषा', te: 'గుర్తు చేసే భాష' },
  remindHiddenName: {
    en: 'Remind<hidden> {name} on WhatsApp</hidden>',
    hi: 'याद दिलाएँ<hidden> {name} को WhatsApp पर</hidden>',
    te: 'గుర్తు చేయండి<hidden> {name}కి WhatsAppలో</hidden>',
  },
  remindInChosenChat: {
    en: 'Remind<hidden> {name}: choose the chat in WhatsApp</hidden>',
    hi: 'याद दिलाएँ<hidden> {name}: WhatsApp में चैट चुनें</hidden>',
    te: 'గుర్తు చేయండి<hidden> {name}: WhatsAppలో చాట్ ఎంచుకోండి</hidden>',
  },
  collectionsFileIncomplete: {
    en: 'This file is incomplete.',
    hi: 'यह फ़ाइल अधूरी है।',
    te: 'ఈ ఫైల్ అసంపూర్తిగా ఉంది.',
  },
  thisWeek: { en: 'This week', hi: 'इस हफ़्ते', te: 'ఈ వారం' },
  yourCommission: { en: 'Your Commission', hi: 'आपका कमीशन', te: 'మీ కమీషన్' },
} as const satisfies Texts
