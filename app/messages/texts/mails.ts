import type { Texts } from '../languages'

/** Texts of the mails that the reference API sends: one-time passwords and alerts. */
export const mails = {
  alertBank: {
    en: 'A change of your bank account was requested',
    hi: 'आपका बैंक खाता बदलने का अनुरोध आया है',
    te: 'మీ బ్యాంక్ ఖాతా మార్పుకు అభ్యర్థన వచ్చింది',
  },
  alertBankDetail: {
    en: 'A change of your bank account to the account {after} was requested. Time: {time} (India).',
    hi: 'आपका बैंक खाता बदलकर {after} वाला करने का अनुरोध आया है। समय: {time} (भारत)।',
    te: 'మీ బ్యాంక్ ఖాతాను {after} ఖాతాగా మార్చమని అభ్యర్థన వచ్చింది. సమయం: {time} (భారత్).',
  },
  alertCallOffice: { en: 'call the office', hi: 'ऑफ़िस को फ़ोन करें', te: 'ఆఫీస్‌కు ఫోన్ చేయండి' },
  alertCallOfficeAt: {
    en: 'call the office: {contact}',
    hi: 'ऑफ़िस को फ़ोन करें: {contact}',
    te: 'ఆఫీస్‌కు ఫోన్ చేయండి: {contact}',
  },
  alertEmail: {
    en: 'Your email address was changed',
    hi: 'आपका ईमेल बदला गया है',
    te: 'మీ ఈమెయిల్ మారింది',
  },
  alertEmailDetail: {
    en: 'Your email address was changed to {after}. Time: {time} (India).',
    hi: 'आपका ईमेल बदलकर {after} किया गया है। समय: {time} (भारत)।',
    te: 'మీ ఈమెయిల్ {after}గా మారింది. సమయం: {time} (భారత్).',
  },
  alertEmailRemoved: {
    en: 'Your email address was removed. Time: {time} (India).',
    hi: 'आपका ईमेल हटाया गया है। समय: {time} (भारत)।',
    te: 'మీ ఈమెయిల్ తీసివేశారు. సమయం: {time} (భారత్).',
  },
  alertIfItWasNotYou: {
    en: 'If it wasn\'t, log in, open Account Activity, choose "This wasn\'t me", and {callOffice}.',
    hi: 'अगर नहीं, तो लॉग इन करें, खाता गतिविधि खोलें, “यह मैंने नहीं किया” चुनें, और {callOffice}।',
    te: 'కాకపోతే, లాగిన్ అయి, ఖాతా కార్యకలాపాలు తెరిచి, “ఇది నేను కాదు” ఎంచుకుని, {callOffice}.',
  },
  alertIfItWasYou: {
    en: 'If this was you, there is nothing to do.',
    hi: 'अगर यह आपने किया है, तो कुछ नहीं करना है।',
    te: 'ఇది మీరే చేసి ఉంటే, ఏమీ చేయనవసరం లేదు.',
  },
  alertMobile: {
    en: 'Your mobile number was changed',
    hi: 'आपका मोबाइल नंबर बदला गया है',
    te: 'మీ మొబైల్ నంబర్ మారింది',
  },
  alertMobileDetail: {
    en: 'Your mobile number was changed to one {after}. Time: {time} (India).',
    hi: 'आपका मोबाइल नंबर बदला गया है, नया नंबर: {after}। समय: {time} (भारत)।',
    te: 'మీ మొబైల్ నంబర్ మారింది, కొత్త నంబర్: {after}. సమయం: {time} (భారత్).',
  },
  mailOfFirm: { en: '{subject} ({firm})', hi: '{subject} ({firm})', te: '{subject} ({firm})' },
  numberEnding: { en: 'ending {digits}', hi: 'अंत में {digits}', te: 'చివర {digits}' },
  otpMailCode: {
    en: '{subject} is {code}.',
    hi: '{subject}: {code}',
    te: '{subject}: {code}',
  },
  otpMailDontShare: {
    en: "Don't share it. Nobody from the office asks for it. If you didn't request it, ignore this email.",
    hi: 'इसे किसी को न बताएँ। ऑफ़िस से कोई इसे नहीं पूछता। अगर आपने इसे नहीं मँगाया, तो इस ईमेल को अनदेखा करें।',
    te: 'దీన్ని ఎవరికీ చెప్పవద్దు. ఆఫీస్ నుంచి ఎవరూ దీన్ని అడగరు. మీరు దీన్ని అడగకపోతే, ఈ ఈమెయిల్‌ను పట్టించుకోవద్దు.',
  },
  otpMailSubject: {
    en: 'Your one-time password',
    hi: 'आपका वन-टाइम पासवर्ड (OTP)',
    te: 'మీ వన్-టైమ్ పాస్‌వర్డ్ (OTP)',
  },
  otpMailSubjectOfFirm: {
    en: 'Your one-time password for {firm}',
    hi: '{firm} के लिए आपका वन-टाइम पासवर्ड (OTP)',
    te: '{firm} కోసం మీ వన్-టైమ్ పాస్‌వర్డ్ (OTP)',
  },
  otpMailUse: {
    en: '{purpose, select, changeMobile {Use it to change your mobile number. It works once, for ten minutes.} confirmMobile {Use it to confirm your mobile number. It works once, for ten minutes.} confirmEmail {Use it to confirm your email address. It works once, for ten minutes.} other {Use it to log in. It works once, for ten minutes.}}',
    hi: '{purpose, select, changeMobile {इससे अपना मोबाइल नंबर बदलें। यह एक ही बार, दस मिनट तक चलेगा।} confirmMobile {इससे अपने मोबाइल नंबर की पुष्टि करें। यह एक ही बार, दस मिनट तक चलेगा।} confirmEmail {इससे अपने ईमेल की पुष्टि करें। यह एक ही बार, दस मिनट तक चलेगा।} other {इससे लॉग इन करें। यह एक ही बार, दस मिनट तक चलेगा।}}',
    te: '{purpose, select, changeMobile {దీనితో మీ మొబైల్ నంబర్ మార్చండి. ఇది ఒక్కసారే, పది నిమిషాలు పనిచేస్తుంది.} confirmMobile {దీనితో మీ మొబైల్ నంబర్‌ను నిర్ధారించండి. ఇది ఒక్కసారే, పది నిమిషాలు పనిచేస్తుంది.} confirmEmail {దీనితో మీ ఈమెయిల్‌ను నిర్ధారించండి. ఇది ఒక్కసారే, పది నిమిషాలు పనిచేస్తుంది.} other {దీనితో లాగిన్ అవ్వండి. ఇది ఒక్కసారే, పది నిమిషాలు పనిచేస్తుంది.}}',
  },
} as const satisfies Texts
