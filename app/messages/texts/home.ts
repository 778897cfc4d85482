import type { Texts } from '../languages'

export const home = {
  cashBillsToAccept: {
    en: '{count, plural, one {# cash bill to accept} other {# cash bills to accept}}',
    hi: '{count, plural, one {# कैश बिल स्वीकार करना है} other {# कैश बिल स्वीकार करने हैं}}',
    te: '{count, plural, one {# క్యాష్ బిల్ అంగీకరించాలి} other {# క్యాష్ బిల్లులు అంగీకరించాలి}}',
  },
  cashBillsToReceive: {
    en: '{count, plural, one {# cash bill to receive} other {# cash bills to receive}}',
    hi: '{count, plural, one {# कैश बिल लेना है} other {# कैश बिल लेने हैं}}',
    te: '{count, plural, one {# క్యాష్ బిల్ అందుకోవాలి} other {# క్యాష్ బిల్లులు అందుకోవాలి}}',
  },
  paidOnceConfirmed: {
    en: 'Counts as paid once you confirm',
    hi: 'पुष्टि पर भुगतान में गिना जाएगा',
    te: 'నిర్ధారిస్తే చెల్లింపుగా లెక్కిస్తాం',
  },
  countNew: { en: '{count} new', hi: '{count} नई', te: '{count} కొత్తవి' },
  countWaiting: { en: '{count} waiting', hi: '{count} बाकी', te: '{count} పెండింగ్' },
  customersDueToday: {
    en: '{count, plural, one {# customer due today} other {# customers due today}}',
    hi: '{count, plural, one {# ग्राहक का आज देय} other {# ग्राहकों का आज देय}}',
    te: '{count, plural, one {# కస్టమర్ ఈ రోజు చెల్లించాలి} other {# కస్టమర్లు ఈ రోజు చెల్లించాలి}}',
  },
  customersOverdue: {
    en: '{count, plural, one {# customer overdue} other {# customers overdue}}',
    hi: '{count, plural, one {# ग्राहक ओवरड्यू} other {# ग्राहक ओवरड्यू}}',
    te: '{count, plural, one {# కస్టమర్ గడువు దాటారు} other {# కస్టమర్లు గడువు దాటారు}}',
  },
  goTo: { en: 'Go to', hi: 'यहाँ जाएँ', te: 'ఇక్కడికి వెళ్లండి' },
  highlights: { en: 'Highlights', hi: 'मुख्य बातें', te: 'ముఖ్యాంశాలు' },
  longestDaysLate: { en: 'Longest {daysLate}', hi: 'सबसे ज़्यादा {daysLate}', te: 'అత్యధికం {daysLate}' },
  newerChanges: { en: 'Newer changes', hi: 'नए बदलाव', te: 'కొత్త మార్పులు' },
  newSinceYourLastVisit: { en: 'New since your last visit', hi: 'पिछली बार के बाद नया', te: 'గతసారి నుంచి కొత్తవి' },
  nothingIsNew: { en: 'Nothing is new.', hi: 'कुछ नया नहीं है।', te: 'కొత్తవి ఏమీ లేవు.' },
  pause: { en: 'Pause', hi: 'रोकें', te: 'ఆపండి' },
  bankDetailsRejected: {
    en: 'Your bank details were rejected',
    hi: 'आपके बैंक विवरण अस्वीकार हुए',
    te: 'మీ బ్యాంక్ వివరాలు తిరస్కరించారు',
  },
  sendThemAgain: { en: 'Send them again', hi: 'फिर से भेजें', te: 'మళ్లీ పంపండి' },
  pendingRequestsToAnswer: {
    en: '{count, plural, one {# pending request} other {# pending requests}}',
    hi: '{count, plural, one {# लंबित अनुरोध} other {# लंबित अनुरोध}}',
    te: '{count, plural, one {# పెండింగ్ అభ్యర్థన} other {# పెండింగ్ అభ్యర్థనలు}}',
  },
  pictureCount: { en: 'Picture, {count}', hi: 'फ़ोटो, {count}', te: 'ఫోటో, {count}' },
  play: { en: 'Play', hi: 'चलाएँ', te: 'ప్లే' },
  previous: { en: 'Previous', hi: 'पिछला', te: 'ముందుది' },
  commissionIsLate: {
    en: 'Your commission did not load in time. <link>Try again</link>',
    hi: 'आपका कमीशन समय पर नहीं खुला। <link>फिर कोशिश करें</link>',
    te: 'మీ కమీషన్ సమయానికి తెరుచుకోలేదు. <link>మళ్లీ ప్రయత్నించండి</link>',
  },
  toDoIsLate: {
    en: 'This list is incomplete: overdue customers or tasks did not load in time. <link>Try again</link>',
    hi: 'यह सूची अधूरी है: ओवरड्यू ग्राहक या काम समय पर नहीं खुले। <link>फिर कोशिश करें</link>',
    te: 'ఈ జాబితా అసంపూర్ణం: గడువు దాటిన కస్టమర్లు లేదా పనులు సమయానికి తెరుచుకోలేదు. <link>మళ్లీ ప్రయత్నించండి</link>',
  },
  newsIsLate: {
    en: 'What is new did not load in time. <link>Try again</link>',
    hi: 'नई बातें समय पर नहीं खुलीं। <link>फिर कोशिश करें</link>',
    te: 'కొత్త విషయాలు సమయానికి తెరుచుకోలేదు. <link>మళ్లీ ప్రయత్నించండి</link>',
  },
  notificationsAreLate: {
    en: 'The number of new notifications did not load in time. <link>Try again</link>',
    hi: 'नई सूचनाओं की संख्या समय पर नहीं मिली। <link>फिर कोशिश करें</link>',
    te: 'కొత్త నోటిఫికేషన్ల సంఖ్య సమయానికి రాలేదు. <link>మళ్లీ ప్రయత్నించండి</link>',
  },
  someFiguresNotAvailable: {
    en: 'Some figures are not available right now.',
    hi: 'कुछ आँकड़े अभी उपलब्ध नहीं हैं।',
    te: 'కొన్ని అంకెలు ఇప్పుడు అందుబాటులో లేవు.',
  },
  whatComesNext: { en: 'What comes next', hi: 'आगे क्या करें', te: 'తర్వాత ఏం చేయాలి' },
  findAPlot: { en: 'Find a plot', hi: 'प्लॉट चुनें', te: 'ప్లాట్ ఎంచుకోండి' },
  findAPlotHow: {
    en: 'By project and number, on a map',
    hi: 'प्रोजेक्ट और नंबर से, नक्शे पर',
    te: 'ప్రాజెక్ట్, నంబర్ ద్వారా, మ్యాప్‌లో',
  },
  sendItsPrice: { en: 'Send its price', hi: 'उसकी कीमत भेजें', te: 'దాని ధర పంపండి' },
  sendItsPriceHow: {
    en: 'A quote for your customer, on WhatsApp',
    hi: 'ग्राहक के लिए कीमत पर्ची, WhatsApp पर',
    te: 'కస్టమర్‌కు ధర పత్రం, WhatsAppలో',
  },
  officeAddsProjects: {
    en: 'The office adds projects',
    hi: 'ऑफ़िस प्रोजेक्ट जोड़ता है',
    te: 'ఆఫీస్ ప్రాజెక్టులు చేరుస్తుంది',
  },
  officeRecordsBooking: {
    en: 'The office records the booking',
    hi: 'ऑफ़िस बुकिंग दर्ज करता है',
    te: 'ఆఫీస్ బుకింగ్ నమోదు చేస్తుంది',
  },
  officeRecordsBookingThen: {
    en: 'Then the booking is under Bookings, and your commission here',
    hi: 'फिर बुकिंग “बुकिंग” में और आपका कमीशन यहाँ दिखेगा',
    te: 'తర్వాత బుకింగ్ “బుకింగ్‌లు”లో, మీ కమీషన్ ఇక్కడ కనిపిస్తాయి',
  },
  addBankDetails: { en: 'Add your bank details', hi: 'बैंक विवरण जोड़ें', te: 'బ్యాంక్ వివరాలు చేర్చండి' },
  addBankDetailsWhy: {
    en: 'Your commission is paid to this account',
    hi: 'इसी खाते में आपका कमीशन आएगा',
    te: 'మీ కమీషన్ ఈ ఖాతాకు వస్తుంది',
  },
  toDo: { en: 'To do', hi: 'करने के काम', te: 'చేయాల్సినవి' },
  viewAll: { en: 'View all', hi: 'सभी देखें', te: 'అన్నీ చూడండి' },
  whatIsNew: { en: 'What is new', hi: 'नया क्या है', te: 'కొత్తవి' },
  whatIsNewLists: {
    en: 'Recorded by the office in the last {days} days',
    hi: 'पिछले {days} दिनों में ऑफ़िस ने क्या दर्ज किया',
    te: 'గత {days} రోజుల్లో ఆఫీస్ నమోదు చేసినవి',
  },
} as const satisfies Texts
