import type { Texts } from '../languages'

export const find = {
  allResults: { en: 'All results', hi: 'सभी नतीजे', te: 'అన్ని ఫలితాలు' },
  findAdvice: {
    en: "Check the spelling, or type the whole receipt number. Only your own and your team's bookings are searched.",
    hi: 'स्पेलिंग जाँचें, या पूरा रसीद नंबर लिखें। सिर्फ़ आपकी और आपकी टीम की बुकिंग में खोजा जाता है।',
    te: 'స్పెల్లింగ్ చూసుకోండి, లేదా పూర్తి రసీదు నంబర్ టైప్ చేయండి. మీ, మీ టీమ్ బుకింగ్‌లలో మాత్రమే వెతుకుతాము.',
  },
  countAndMoreFound: {
    en: '{count} and more found',
    hi: '{count} या ज़्यादा मिले',
    te: '{count} లేదా ఎక్కువ దొరికాయి',
  },
  countFound: { en: '{count} found', hi: '{count} मिले', te: '{count} దొరికాయి' },
  whatFindSearches: {
    en: 'Customers, receipts, associates, plots and projects',
    hi: 'ग्राहक, रसीदें, एसोसिएट, प्लॉट और प्रोजेक्ट',
    te: 'కస్టమర్లు, రసీదులు, అసోసియేట్లు, ప్లాట్లు, ప్రాజెక్టులు',
  },
  findShortcut: { en: 'Shortcut key for Find', hi: '“खोजें” की शॉर्टकट कुंजी', te: '“వెతకండి” షార్ట్‌కట్ కీ' },
  findShortcutHint: {
    en: 'On a wide screen, / moves to the search box.',
    hi: 'चौड़ी स्क्रीन पर / दबाने से सर्च बॉक्स में पहुँचते हैं।',
    te: 'వెడల్పు స్క్రీన్‌పై / నొక్కితే సెర్చ్ బాక్స్‌కు వెళ్తారు.',
  },
  on: { en: 'On', hi: 'चालू', te: 'ఆన్' },
  off: { en: 'Off', hi: 'बंद', te: 'ఆఫ్' },
  earlierResults: { en: 'Earlier results', hi: 'पहले के नतीजे', te: 'మునుపటి ఫలితాలు' },
  nameOrNumber: { en: 'Name or number', hi: 'नाम या नंबर', te: 'పేరు లేదా నంబర్' },
  noneFound: {
    en: '{group, select, bookings {No bookings found for "{q}"} receipts {No receipts found for "{q}"} associates {No associates found for "{q}"} plots {No plots for sale found for "{q}"} other {No projects found for "{q}"}}',
    hi: '{group, select, bookings {“{q}” के लिए कोई बुकिंग नहीं मिली} receipts {“{q}” के लिए कोई रसीद नहीं मिली} associates {“{q}” के लिए कोई एसोसिएट नहीं मिला} plots {“{q}” के लिए बिक्री का कोई प्लॉट नहीं मिला} other {“{q}” के लिए कोई प्रोजेक्ट नहीं मिला}}',
    te: '{group, select, bookings {“{q}” కోసం బుకింగ్‌లు లేవు} receipts {“{q}” కోసం రసీదులు లేవు} associates {“{q}” కోసం అసోసియేట్లు లేరు} plots {“{q}” కోసం అమ్మకానికి ప్లాట్లు లేవు} other {“{q}” కోసం ప్రాజెక్టులు లేవు}}',
  },
  nothingFoundForQ: {
    en: 'Nothing found for "{q}"',
    hi: '“{q}” के लिए कुछ नहीं मिला',
    te: '“{q}” కోసం ఏమీ దొరకలేదు',
  },
  plotAvailabilityDetail: { en: 'Plot availability', hi: 'प्लॉट उपलब्धता', te: 'ప్లాట్ల లభ్యత' },
  plotsForSale: { en: 'Plots for sale', hi: 'बिक्री के प्लॉट', te: 'అమ్మకానికి ప్లాట్లు' },
  resultsForQ: { en: 'Results for "{q}"', hi: '“{q}” के नतीजे', te: '“{q}” ఫలితాలు' },
  findHint: {
    en: "Type a customer's or associate's name, a plot, a receipt number or a code. Small typos are OK.",
    hi: 'ग्राहक या एसोसिएट का नाम, प्लॉट, रसीद नंबर या कोड लिखें। एक गलत अक्षर चलेगा।',
    te: 'కస్టమర్ లేదా అసోసియేట్ పేరు, ప్లాట్, రసీదు నంబర్ లేదా కోడ్ టైప్ చేయండి. ఒక తప్పు అక్షరం ఫర్వాలేదు.',
  },
  findTextTooShort: {
    en: 'Type at least two letters or digits.',
    hi: 'कम से कम दो अक्षर या अंक लिखें।',
    te: 'కనీసం రెండు అక్షరాలు లేదా అంకెలు టైప్ చేయండి.',
  },
  findTextTooLong: {
    en: 'Use at most {max} characters.',
    hi: 'ज़्यादा से ज़्यादा {max} अक्षर लिखें।',
    te: 'గరిష్ఠంగా {max} అక్షరాలు టైప్ చేయండి.',
  },
  viewAllFound: {
    en: '{group, select, bookings {View all bookings} receipts {View all receipts} associates {View all associates} plots {View all plots for sale} other {View all projects}}',
    hi: '{group, select, bookings {सभी बुकिंग देखें} receipts {सभी रसीदें देखें} associates {सभी एसोसिएट देखें} plots {बिक्री के सभी प्लॉट देखें} other {सभी प्रोजेक्ट देखें}}',
    te: '{group, select, bookings {అన్ని బుకింగ్‌లు చూడండి} receipts {అన్ని రసీదులు చూడండి} associates {అందరు అసోసియేట్లను చూడండి} plots {అమ్మకానికి ఉన్న ప్లాట్లన్నీ చూడండి} other {అన్ని ప్రాజెక్టులు చూడండి}}',
  },
} as const satisfies Texts
