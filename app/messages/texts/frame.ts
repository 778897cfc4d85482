import type { Texts } from '../languages'

export const frame = {
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
  sell: { en: 'Sell', hi: 'बेचें', te: 'అమ్మండి' },
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
    hi: 'इस पेज ने {kilobytes} KB लिए',
    te: 'ఈ పేజీ {kilobytes} KB వాడింది',
  },
  notLoggedOutYet: { en: 'Not logged out yet', hi: 'अभी लॉग आउट नहीं हुआ', te: 'ఇంకా లాగౌట్ కాలేదు' },
  accountStillOpen: {
    en: "There's no connection, so your account is still open. Pages and drafts on this device are deleted. We'll log you out as soon as the connection is back.",
    hi: 'कनेक्शन नहीं है, इसलिए आपका खाता अभी खुला है। इस डिवाइस के पेज और ड्राफ़्ट हटा दिए गए हैं। कनेक्शन लौटते ही हम आपको लॉग आउट कर देंगे।',
    te: 'కనెక్షన్ లేదు, కాబట్టి మీ ఖాతా ఇంకా తెరిచే ఉంది. ఈ పరికరంలోని పేజీలు, డ్రాఫ్ట్‌లు తొలగించాము. కనెక్షన్ రాగానే మిమ్మల్ని లాగౌట్ చేస్తాము.',
  },
  pageNotSaved: {
    en: 'This page was not saved on this device. Check your connection.',
    hi: 'यह पेज इस डिवाइस पर सेव नहीं था। अपना कनेक्शन जाँचें।',
    te: 'ఈ పేజీ ఈ పరికరంలో సేవ్ కాలేదు. మీ కనెక్షన్ చూసుకోండి.',
  },
  openPortalAt: {
    en: 'Nothing was saved, because this page has another address. Open the portal at {origin} and try again.',
    hi: 'कुछ भी सेव नहीं हुआ, क्योंकि इस पेज का पता अलग है। पोर्टल {origin} पर खोलें और फिर कोशिश करें।',
    te: 'ఈ పేజీ చిరునామా వేరు కాబట్టి ఏదీ సేవ్ కాలేదు. పోర్టల్‌ను {origin} వద్ద తెరిచి మళ్లీ ప్రయత్నించండి.',
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
