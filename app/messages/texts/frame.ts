import type { Texts } from '../languages'

export const frame = {
  accessibility: { en: 'Accessibility', hi: 'सुलभता', te: 'అందరికీ అందుబాటు' },
  accessibilityLead: {
    en: '{productName} should work for everyone who sells or books plots, with any device, eyesight, hearing or hands.',
    hi: '{productName} प्लॉट बेचने या बुक करने वाले हर व्यक्ति के काम आना चाहिए, चाहे डिवाइस, नज़र, सुनने की क्षमता या हाथ कैसे भी हों।',
    te: 'ప్లాట్లు అమ్మే, బుక్ చేసే ప్రతి ఒక్కరికీ {productName} ఉపయోగపడాలి: పరికరం, చూపు, వినికిడి, చేతులు ఎలా ఉన్నా.',
  },
  whatWeMeet: { en: 'What we meet', hi: 'हम क्या पूरा करते हैं', te: 'మేము పాటించేవి' },
  accessibilityLevel: {
    en: 'Our pages are built to meet WCAG 2.2, level AA, and level AAA for contrast and for the size of buttons. Everything works by keyboard, without scripts, in a text browser, at 200 % text size and 320 pixels wide.',
    hi: 'हमारे पेज WCAG 2.2 के स्तर AA के अनुसार बने हैं, और कंट्रास्ट व बटन के आकार में स्तर AAA के अनुसार। सब कुछ कीबोर्ड से, बिना स्क्रिप्ट के, टेक्स्ट ब्राउज़र में, 200 % टेक्स्ट पर और 320 पिक्सेल चौड़ाई पर चलता है।',
    te: 'మా పేజీలు WCAG 2.2 స్థాయి AA ప్రకారం, కాంట్రాస్ట్, బటన్ల పరిమాణంలో స్థాయి AAA ప్రకారం తయారయ్యాయి. అన్నీ కీబోర్డ్‌తో, స్క్రిప్ట్‌లు లేకుండా, టెక్స్ట్ బ్రౌజర్‌లో, 200 % అక్షరాలతో, 320 పిక్సెల్ వెడల్పులో పనిచేస్తాయి.',
  },
  accessibilityTests: {
    en: 'We check this ourselves: every screen with automatic tests before each release, and the main tasks by keyboard and without scripts.',
    hi: 'हम यह खुद जाँचते हैं: हर रिलीज़ से पहले हर स्क्रीन अपने-आप होने वाले टेस्ट से, और मुख्य काम कीबोर्ड से और बिना स्क्रिप्ट के।',
    te: 'ఇది మేమే పరీక్షిస్తాము: ప్రతి విడుదలకు ముందు ప్రతి స్క్రీన్‌ను ఆటోమేటిక్ పరీక్షలతో, ముఖ్యమైన పనులను కీబోర్డ్‌తో, స్క్రిప్ట్‌లు లేకుండా.',
  },
  knownGaps: { en: 'Known gaps', hi: 'जानी हुई कमियाँ', te: 'తెలిసిన లోపాలు' },
  gapNotTriedByPeople: {
    en: 'People who use screen readers or other aids every day have not tested it yet.',
    hi: 'रोज़ स्क्रीन रीडर या दूसरे सहायक साधन इस्तेमाल करने वालों ने इसे अभी नहीं जाँचा है।',
    te: 'స్క్రీన్ రీడర్ లాంటి సహాయక సాధనాలను రోజూ వాడేవారు దీన్ని ఇంకా పరీక్షించలేదు.',
  },
  gapPictures: {
    en: 'Gallery pictures have only the name and date of their album as a description. Maps are pictures; the same plots are in a table below.',
    hi: 'गैलरी की फ़ोटो का विवरण सिर्फ़ एल्बम का नाम और तारीख है। नक्शे फ़ोटो के रूप में हैं; वही प्लॉट नीचे तालिका में हैं।',
    te: 'గ్యాలరీ ఫోటోలకు వివరణగా ఆల్బమ్ పేరు, తేదీ మాత్రమే ఉన్నాయి. మ్యాప్‌లు ఫోటో రూపంలో ఉన్నాయి; అవే ప్లాట్లు కింద పట్టికలో ఉన్నాయి.',
  },
  gapOfficeDocuments: {
    en: 'Brochures, layouts and bills that the office uploads may not be readable by a screen reader.',
    hi: 'ऑफ़िस के अपलोड किए ब्रोशर, लेआउट और बिल स्क्रीन रीडर से शायद न पढ़े जा सकें।',
    te: 'ఆఫీస్ అప్‌లోడ్ చేసే బ్రోచర్లు, లేఅవుట్‌లు, బిల్లులను స్క్రీన్ రీడర్ చదవలేకపోవచ్చు.',
  },
  gapLanguages: {
    en: 'Messages from the office and the page with formulas are in the language in which they were written.',
    hi: 'ऑफ़िस के संदेश और फ़ॉर्मूलों वाला पेज उसी भाषा में हैं जिसमें वे लिखे गए।',
    te: 'ఆఫీస్ సందేశాలు, ఫార్ములాల పేజీ అవి రాసిన భాషలోనే ఉంటాయి.',
  },
  tellUs: { en: 'Tell us', hi: 'हमें बताएँ', te: 'మాకు చెప్పండి' },
  tellUsWhatBlocks: {
    en: 'If something stops you, tell the office what you wanted to do and on which page. You can also ask for the same information by phone or on paper.',
    hi: 'कुछ रुकावट आए तो ऑफ़िस को बताएँ कि आप किस पेज पर क्या करना चाहते थे। वही जानकारी आप फ़ोन पर या कागज़ पर भी माँग सकते हैं।',
    te: 'ఏదైనా అడ్డుగా ఉంటే, ఏ పేజీలో ఏమి చేయాలనుకున్నారో ఆఫీస్‌కు చెప్పండి. అదే సమాచారాన్ని ఫోన్‌లో లేదా కాగితంపై కూడా అడగవచ్చు.',
  },
  account: { en: 'Account', hi: 'खाता', te: 'ఖాతా' },
  back: { en: 'Back', hi: 'वापस', te: 'వెనక్కి' },
  productDescription: {
    en: 'Bookings, commission and plots for channel partners.',
    hi: 'चैनल पार्टनर के लिए बुकिंग, कमीशन और प्लॉट।',
    te: 'ఛానెల్ పార్ట్‌నర్లకు బుకింగ్‌లు, కమీషన్, ప్లాట్లు.',
  },
  changeMobile: { en: 'Change Mobile', hi: 'मोबाइल बदलें', te: 'మొబైల్ మార్చండి' },
  checkYourConnection: { en: 'Check your connection.', hi: 'अपना कनेक्शन जाँचें।', te: 'మీ కనెక్షన్ చూసుకోండి.' },
  documentCannotBeOpened: {
    en: "We can't open this document.",
    hi: 'दस्तावेज़ नहीं खुल सका।',
    te: 'పత్రం తెరవలేకపోయాము.',
  },
  errorMessage: { en: 'Error: {message}', hi: 'त्रुटि: {message}', te: 'పొరపాటు: {message}' },
  goToTheStartPage: { en: 'Go to the start page', hi: 'शुरुआती पेज पर जाएँ', te: 'మొదటి పేజీకి వెళ్లండి' },
  languageCode: { en: 'en', hi: 'hi', te: 'te' },
  languageTag: { en: 'en-IN', hi: 'hi-IN', te: 'te-IN' },
  noConnection: { en: 'No connection', hi: 'कनेक्शन नहीं है', te: 'కనెక్షన్ లేదు' },
  checkYourNetwork: {
    en: 'No connection. Check your network and try again.',
    hi: 'कनेक्शन नहीं है। नेटवर्क जाँचें और फिर कोशिश करें।',
    te: 'కనెక్షన్ లేదు. నెట్‌వర్క్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  },
  notAccepted: { en: 'Not accepted', hi: 'स्वीकार नहीं हुआ', te: 'అంగీకరించలేదు' },
  tryAgainInAMoment: {
    en: 'Please try again in a moment.',
    hi: 'कृपया थोड़ी देर में फिर कोशिश करें।',
    te: 'దయచేసి కాసేపటికి మళ్లీ ప్రయత్నించండి.',
  },
  productIsBusy: {
    en: '{product} is very busy. Please try again in a few seconds.',
    hi: '{product} अभी बहुत व्यस्त है। कृपया कुछ सेकंड में फिर कोशिश करें।',
    te: '{product} ఇప్పుడు చాలా రద్దీగా ఉంది. దయచేసి కొన్ని సెకన్లలో మళ్లీ ప్రయత్నించండి.',
  },
  savedCopyNotice: {
    en: 'Saved copy from {time}. It may be out of date.',
    hi: '{time} की सेव की गई कॉपी। यह पुरानी हो सकती है।',
    te: '{time} నాటి సేవ్ చేసిన కాపీ. ఇది పాతది కావచ్చు.',
  },
  sell: { en: 'Sell', hi: 'बिक्री', te: 'అమ్మకాలు' },
  sendingTookTooLong: {
    en: 'Sending took too long. Check your connection, go back and try again.',
    hi: 'भेजने में बहुत समय लगा। कनेक्शन जाँचें, वापस जाएँ और फिर कोशिश करें।',
    te: 'పంపడానికి చాలా సమయం పట్టింది. కనెక్షన్ చూసుకుని, వెనక్కి వెళ్లి మళ్లీ ప్రయత్నించండి.',
  },
  wentWrongOnOurSide: {
    en: 'Something went wrong on our side. Please try again.',
    hi: 'हमारी तरफ़ से गड़बड़ हुई। कृपया फिर कोशिश करें।',
    te: 'మా వైపు పొరపాటు జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
  calendarNotAvailable: {
    en: 'The calendar is not available now. Please try again later.\n',
    hi: 'कैलेंडर अभी उपलब्ध नहीं है। कृपया बाद में फिर कोशिश करें।\n',
    te: 'క్యాలెండర్ ఇప్పుడు అందుబాటులో లేదు. దయచేసి తర్వాత ప్రయత్నించండి.\n',
  },
  noSuchCalendar: {
    en: 'There is no such calendar.\n',
    hi: 'ऐसा कोई कैलेंडर नहीं है।\n',
    te: 'అలాంటి క్యాలెండర్ లేదు.\n',
  },
  headersTooLong: {
    en: 'Your browser sent too many cookies. Delete the cookies of this site, then try again.',
    hi: 'आपके ब्राउज़र ने बहुत ज़्यादा कुकी भेजीं। इस साइट की कुकी हटाएँ, फिर कोशिश करें।',
    te: 'మీ బ్రౌజర్ చాలా కుకీలను పంపింది. ఈ సైట్ కుకీలను తొలగించి, మళ్లీ ప్రయత్నించండి.',
  },
  urlUnreadable: {
    en: 'This address cannot be read.',
    hi: 'यह पता पढ़ा नहीं जा सकता।',
    te: 'ఈ చిరునామా చదవలేము.',
  },
  formLargerThan12Mb: {
    en: 'This form is larger than 12 MB. Go back and choose a smaller image.',
    hi: 'यह फ़ॉर्म 12 MB से बड़ा है। वापस जाएँ और छोटी फ़ोटो चुनें।',
    te: 'ఈ ఫారం 12 MB కంటే పెద్దది. వెనక్కి వెళ్లి చిన్న ఫోటో ఎంచుకోండి.',
  },
  formLargerThan64Kb: {
    en: 'This form is larger than 64 KB. Go back and shorten what you typed.',
    hi: 'यह फ़ॉर्म 64 KB से बड़ा है। वापस जाएँ और लिखा हुआ छोटा करें।',
    te: 'ఈ ఫారం 64 KB కంటే పెద్దది. వెనక్కి వెళ్లి రాసినది తగ్గించండి.',
  },
  methodNotSupported: {
    en: 'This kind of request is not supported.',
    hi: 'इस तरह का अनुरोध मान्य नहीं है।',
    te: 'ఈ రకమైన అభ్యర్థన పనిచేయదు.',
  },
  pageNotLoaded: { en: 'This page could not be loaded', hi: 'यह पेज लोड नहीं हो सका', te: 'ఈ పేజీ లోడ్ కాలేదు' },
  thisPageUsed: {
    en: 'This page used {kilobytes} KB',
    hi: 'इस पेज में {kilobytes} KB लगे',
    te: 'ఈ పేజీ {kilobytes} KB వాడింది',
  },
  notLoggedOutYet: { en: 'Not logged out yet', hi: 'अभी लॉग आउट नहीं हुआ', te: 'ఇంకా లాగ్ అవుట్ కాలేదు' },
  accountStillOpen: {
    en: "There's no connection, so your account is still open. Pages and drafts on this device are deleted. We'll log you out as soon as the connection is back.",
    hi: 'कनेक्शन नहीं है, इसलिए आपका खाता अभी खुला है। इस डिवाइस के पेज और ड्राफ़्ट हटा दिए गए हैं। कनेक्शन लौटते ही हम आपको लॉग आउट कर देंगे।',
    te: 'కనెక్షన్ లేదు, కాబట్టి మీ ఖాతా ఇంకా తెరిచే ఉంది. ఈ పరికరంలోని పేజీలు, డ్రాఫ్ట్‌లు తొలగించాము. కనెక్షన్ రాగానే మిమ్మల్ని లాగ్ అవుట్ చేస్తాము.',
  },
  pageNotSaved: {
    en: 'This page was not saved on this device. Check your connection.',
    hi: 'यह पेज इस डिवाइस पर सेव नहीं था। अपना कनेक्शन जाँचें।',
    te: 'ఈ పేజీ ఈ పరికరంలో సేవ్ కాలేదు. మీ కనెక్షన్ చూసుకోండి.',
  },
  openPortalAt: {
    en: 'Nothing was saved, because this page has another address. Open the portal at {origin} and try again.',
    hi: 'कुछ सेव नहीं हुआ, क्योंकि इस पेज का पता अलग है। पोर्टल {origin} पर खोलें और फिर कोशिश करें।',
    te: 'ఈ పేజీ చిరునామా వేరు కాబట్టి ఏమీ సేవ్ కాలేదు. పోర్టల్‌ను {origin} వద్ద తెరిచి మళ్లీ ప్రయత్నించండి.',
  },
  formOfAnotherSite: {
    en: 'This form was not sent from this site. Go back, reload the page and try again.',
    hi: 'यह फ़ॉर्म इस साइट से नहीं भेजा गया। वापस जाएँ, पेज फिर लोड करें और कोशिश करें।',
    te: 'ఈ ఫారం ఈ సైట్ నుంచి పంపలేదు. వెనక్కి వెళ్లి, పేజీ మళ్లీ లోడ్ చేసి ప్రయత్నించండి.',
  },
  weCantFindThatPage: { en: "We can't find that page.", hi: 'वह पेज नहीं मिला।', te: 'ఆ పేజీ దొరకలేదు.' },
  formUnreadableGoBack: {
    en: "We couldn't read that form. Go back and try again.",
    hi: 'वह फ़ॉर्म पढ़ा नहीं जा सका। वापस जाएँ और फिर कोशिश करें।',
    te: 'ఆ ఫారం చదవలేకపోయాము. వెనక్కి వెళ్లి మళ్లీ ప్రయత్నించండి.',
  },
} as const satisfies Texts
