import type { Texts } from '../text'

export const domain = {
  accountNumbersNotMatched: {
    en: 'Account number and confirm account number not matched.',
    hi: 'दोनों खाता नंबर एक जैसे नहीं हैं।',
    te: 'రెండు ఖాతా నంబర్లు ఒకటి కావు.',
  },
  accountNumberIsRequired: {
    en: 'Account Number is required.',
    hi: 'खाता नंबर ज़रूरी है।',
    te: 'ఖాతా నంబర్ అవసరం.',
  },
  amountAndLateCharges: {
    en: '{amount} + {late} late charges',
    hi: '{amount} + लेट शुल्क {late}',
    te: '{amount} + ఆలస్య రుసుము {late}',
  },
  amountFlat: { en: '{amount} Flat', hi: '{amount} एकमुश्त', te: '{amount} ఏకమొత్తం' },
  amountPerSqYd: { en: '{amount} Per Sq.Yd', hi: '{amount} प्रति वर्ग गज', te: '{amount} చ. గజానికి' },
  andMoreInstalments: {
    en: '{count, plural, one {… and # more instalment} other {… and # more instalments}}',
    hi: '{count, plural, one {… और # किस्त} other {… और # किस्तें}}',
    te: '{count, plural, one {… మరో # వాయిదా} other {… మరో # వాయిదాలు}}',
  },
  andMoreMonths: {
    en: '{count, plural, one {… and # more month} other {… and # more months}}',
    hi: '{count, plural, one {… और # महीना} other {… और # महीने}}',
    te: '{count, plural, one {… మరో # నెల} other {… మరో # నెలలు}}',
  },
  andMorePlots: {
    en: '{count, plural, one {… and # more plot} other {… and # more plots}}',
    hi: '{count, plural, one {… और # प्लॉट} other {… और # प्लॉट}}',
    te: '{count, plural, one {… మరో # ప్లాట్} other {… మరో # ప్లాట్లు}}',
  },
  andMoreReceipts: {
    en: '{count, plural, one {… and # more receipt} other {… and # more receipts}}',
    hi: '{count, plural, one {… और # रसीद} other {… और # रसीदें}}',
    te: '{count, plural, one {… మరో # రసీదు} other {… మరో # రసీదులు}}',
  },
  balanceLine: {
    en: 'Balance: {balance}',
    hi: 'शेष: {balance}',
    te: 'మిగిలినది: {balance}',
  },
  bankNameIsRequired: { en: 'Bank Name is required.', hi: 'बैंक का नाम ज़रूरी है।', te: 'బ్యాంక్ పేరు అవసరం.' },
  statementLinkText: {
    en: '{booking}\nYour statement: {link}\nThe link works until {expiresAt}.',
    hi: '{booking}\nआपका स्टेटमेंट: {link}\nयह लिंक {expiresAt} तक काम करेगा।',
    te: '{booking}\nమీ స్టేట్‌మెంట్: {link}\nఈ లింక్ {expiresAt} వరకు పని చేస్తుంది.',
  },
  confirmAccountNumberIsRequired: {
    en: 'Confirm Account Number is required.',
    hi: 'खाता नंबर फिर लिखना ज़रूरी है।',
    te: 'ఖాతా నంబర్ మళ్లీ రాయడం అవసరం.',
  },
  confirmPasswordIsRequired: {
    en: 'Confirm Password is required',
    hi: 'पासवर्ड फिर लिखना ज़रूरी है',
    te: 'పాస్‌వర్డ్ మళ్లీ రాయడం అవసరం',
  },
  confirmPasswordTooShort: {
    en: 'Confirm Password should be at least 6 characters long',
    hi: 'फिर लिखे पासवर्ड में कम से कम 6 अक्षर हों',
    te: 'మళ్లీ రాసిన పాస్‌వర్డ్‌లో కనీసం 6 అక్షరాలు ఉండాలి',
  },
  daysLateCount: {
    en: '{days, plural, one {# day late} other {# days late}}',
    hi: '{days, plural, one {# दिन की देरी} other {# दिन की देरी}}',
    te: '{days, plural, one {# రోజు ఆలస్యం} other {# రోజులు ఆలస్యం}}',
  },
  dearCustomer: { en: 'Dear customer,', hi: 'प्रिय ग्राहक,', te: 'ప్రియమైన కస్టమర్,' },
  dearCustomerName: { en: 'Dear {customerName},', hi: 'प्रिय {customerName},', te: 'ప్రియమైన {customerName},' },
  emailIsNotValid: { en: 'Email is not valid.', hi: 'ईमेल सही नहीं है।', te: 'ఈమెయిల్ సరైనది కాదు.' },
  emailIsRequired: { en: 'Email is required.', hi: 'ईमेल ज़रूरी है।', te: 'ఈమెయిల్ అవసరం.' },
  emiChargesDerivation: {
    en: '{base} × {percent} a year × {months} ÷ 12 months = {charges}',
    hi: '{base} × {percent} सालाना × {months} ÷ 12 महीने = {charges}',
    te: '{base} × ఏడాదికి {percent} × {months} ÷ 12 నెలలు = {charges}',
  },
  emiPerMonthDerivation: {
    en: '{balance} ÷ {months} months = {emi}',
    hi: '{balance} ÷ {months} महीने = {emi}',
    te: '{balance} ÷ {months} నెలలు = {emi}',
  },
  emiOverMonths: {
    en: 'EMI, {months, plural, one {# month} other {# months}}',
    hi: 'EMI, {months, plural, one {# महीना} other {# महीने}}',
    te: 'EMI, {months, plural, one {# నెల} other {# నెలలు}}',
  },
  emiWithLast: { en: '{emi} (the last one {last})', hi: '{emi} (आख़िरी {last})', te: '{emi} (చివరిది {last})' },
  enterRupees: {
    en: 'Enter an amount in rupees, such as 12,500',
    hi: 'रुपयों में राशि लिखें, जैसे 12,500',
    te: 'రూపాయల్లో అమౌంట్ రాయండి, ఉదా. 12,500',
  },
  firstIsDueOn: {
    en: '{name}: the first is due on {day}',
    hi: '{name}: पहली की तारीख {day} है',
    te: '{name}: మొదటిదాని గడువు {day}',
  },
  firstWasDueOn: {
    en: '{name}: the first was due on {day}',
    hi: '{name}: पहली की तारीख {day} थी',
    te: '{name}: మొదటిదాని గడువు {day}న ముగిసింది',
  },
  forecastDerivation: {
    en: '{count, plural, one {Commission on # instalment of {amount}: {commission} (about {percent})} other {Commission on # instalments of {amount} in all: {commission} (about {percent})}}',
    hi: '{count, plural, one {{amount} की # किस्त पर कमीशन: {commission} (लगभग {percent})} other {कुल {amount} की # किस्तों पर कमीशन: {commission} (लगभग {percent})}}',
    te: '{count, plural, one {{amount} # వాయిదాపై కమీషన్: {commission} (సుమారు {percent})} other {మొత్తం {amount} # వాయిదాలపై కమీషన్: {commission} (సుమారు {percent})}}',
  },
  forTheOfficeOnlyText: {
    en: 'For the office only\n{text}',
    hi: 'सिर्फ़ ऑफ़िस के लिए\n{text}',
    te: 'ఆఫీస్ కోసం మాత్రమే\n{text}',
  },
  passwordRuleLength: {
    en: 'have at least 6 characters',
    hi: 'कम से कम 6 अक्षर हों',
    te: 'కనీసం 6 అక్షరాలు ఉండాలి',
  },
  passwordRuleCharacters: {
    en: 'contain only letters, digits and allowed special characters (!,#,@,$)',
    hi: 'सिर्फ़ अक्षर, अंक और मान्य चिह्न (!,#,@,$) हों',
    te: 'అక్షరాలు, అంకెలు, అనుమతించిన గుర్తులు (!,#,@,$) మాత్రమే ఉండాలి',
  },
  ifscCodeIsRequired: { en: 'IFSC Code is Required', hi: 'IFSC कोड ज़रूरी है', te: 'IFSC కోడ్ అవసరం' },
  ifscCodeHasOtherForm: {
    en: 'IFSC Code must follow the pattern (e.g., ABCD0EF1234)',
    hi: 'IFSC कोड इस रूप में हो (जैसे ABCD0EF1234)',
    te: 'IFSC కోడ్ ఈ రూపంలో ఉండాలి (ఉదా. ABCD0EF1234)',
  },
  reminderIfPaid: {
    en: 'If you have already paid, please ignore this message. Thank you.',
    hi: 'अगर आप भुगतान कर चुके हैं, तो इस संदेश को अनदेखा करें। धन्यवाद।',
    te: 'ఇప్పటికే చెల్లించి ఉంటే ఈ సందేశాన్ని పట్టించుకోవద్దు. ధన్యవాదాలు.',
  },
  imageIsRequired: { en: 'Image is required.', hi: 'फ़ोटो ज़रूरी है।', te: 'ఫోటో అవసరం.' },
  instalmentAndMore: {
    en: '{instalment} and {more} more',
    hi: '{instalment} और {more} अन्य',
    te: '{instalment}, మరో {more}',
  },
  isDueOn: { en: '{name} is due on {day}', hi: '{name} की तारीख {day} है', te: '{name} గడువు {day}' },
  tooManyImagesNow: {
    en: "We're busy with other images. Try again in a minute.",
    hi: 'अभी बहुत सी फ़ोटो तैयार हो रही हैं। कृपया एक मिनट में फिर कोशिश करें।',
    te: 'ఇప్పుడు చాలా ఫోటోలు సిద్ధమవుతున్నాయి. దయచేసి ఒక నిమిషంలో మళ్లీ ప్రయత్నించండి.',
  },
  messageUnreadable: {
    en: "Message contains a character we can't read.",
    hi: 'संदेश का एक अक्षर पढ़ा नहीं जा सका।',
    te: 'సందేశంలో ఒక అక్షరం చదవలేకపోయాము.',
  },
  messageTooLong: {
    en: 'Message must not exceed 1,000 characters',
    hi: 'संदेश 1,000 अक्षरों से लंबा नहीं हो सकता',
    te: 'సందేశం 1,000 అక్షరాలు మించకూడదు',
  },
  mobileIsRequired: { en: 'Mobile is required.', hi: 'मोबाइल ज़रूरी है।', te: 'మొబైల్ అవసరం.' },
  accountNumberTooShort: {
    en: 'Must be a minimum of 10 digits.',
    hi: 'कम से कम 10 अंक हों।',
    te: 'కనీసం 10 అంకెలు ఉండాలి.',
  },
  bankNameTooShort: {
    en: 'Must be at least 3 characters long.',
    hi: 'कम से कम 3 अक्षर हों।',
    te: 'కనీసం 3 అక్షరాలు ఉండాలి.',
  },
  rejectReasonTooShort: {
    en: 'Must be at least 4 characters long.',
    hi: 'कम से कम 4 अक्षर हों।',
    te: 'కనీసం 4 అక్షరాలు ఉండాలి.',
  },
  confirmAccountNumberTooShort: {
    en: 'Must be minimum of 10 digits.',
    hi: 'कम से कम 10 अंक हों।',
    te: 'కనీసం 10 అంకెలు ఉండాలి.',
  },
  ifscCodeTooShort: {
    en: 'Must be minimum of 11 digits.',
    hi: 'कम से कम 11 अक्षर हों।',
    te: 'కనీసం 11 అక్షరాలు ఉండాలి.',
  },
  mustNotExceed500Characters: {
    en: 'Must not exceed 500 characters.',
    hi: '500 अक्षरों से ज़्यादा न हों।',
    te: '500 అక్షరాలు మించకూడదు.',
  },
  mustNotExceed60Characters: {
    en: 'Must not exceed 60 characters.',
    hi: '60 अक्षरों से ज़्यादा न हों।',
    te: '60 అక్షరాలు మించకూడదు.',
  },
  namedAmount: { en: '{amount} {name}', hi: '{name} {amount}', te: '{name} {amount}' },
  nameIsRequired: { en: 'Name is required.', hi: 'नाम ज़रूरी है।', te: 'పేరు అవసరం.' },
  nameTooShort: {
    en: 'Name must be minimum 3 chars',
    hi: 'नाम में कम से कम 3 अक्षर हों',
    te: 'పేరులో కనీసం 3 అక్షరాలు ఉండాలి',
  },
  nextInstalmentLine: {
    en: 'Next: {type}, {amount} on {dueOn}',
    hi: 'अगला: {type}, {amount}, {dueOn} को',
    te: 'తర్వాతిది: {type}, {amount}, {dueOn}న',
  },
  overdueLine: {
    en: 'Overdue: {overdue}',
    hi: 'ओवरड्यू: {overdue}',
    te: 'గడువు దాటినది: {overdue}',
  },
  passwordRuleSpaces: {
    en: 'not begin or end with a space',
    hi: 'शुरू या अंत में खाली जगह न हो',
    te: 'మొదట, చివర ఖాళీ ఉండకూడదు',
  },
  bankNameHasOtherCharacters: {
    en: 'Only alphabetic and special characters are allowed.',
    hi: 'सिर्फ़ अक्षर और विशेष चिह्न मान्य हैं।',
    te: 'అక్షరాలు, ప్రత్యేక గుర్తులు మాత్రమే అనుమతి.',
  },
  onlyChannelPartners: {
    en: 'Only channel partners can login here',
    hi: 'यहाँ सिर्फ़ चैनल पार्टनर लॉग इन कर सकते हैं',
    te: 'ఇక్కడ ఛానెల్ పార్ట్‌నర్లు మాత్రమే లాగిన్ అవ్వగలరు',
  },
  onlyNumbersAreAllowed: { en: 'Only numbers are allowed.', hi: 'सिर्फ़ अंक मान्य हैं।', te: 'అంకెలు మాత్రమే అనుమతి.' },
  onlyOneImageIsAllowed: {
    en: 'Only one image is allowed.',
    hi: 'सिर्फ़ एक फ़ोटो मान्य है।',
    te: 'ఒక ఫోటో మాత్రమే అనుమతి.',
  },
  onlyPngAndJpeg: {
    en: 'Only PNG and JPEG images are allowed.',
    hi: 'सिर्फ़ PNG और JPEG फ़ोटो मान्य हैं।',
    te: 'PNG, JPEG ఫోటోలు మాత్రమే అనుమతి.',
  },
  paymentsDerivation: {
    en: '{count, plural, one {# payment} other {# payments}}: {sum}',
    hi: '{count, plural, one {# भुगतान} other {# भुगतान}}: {sum}',
    te: '{count, plural, one {# చెల్లింపు} other {# చెల్లింపులు}}: {sum}',
  },
  payableReceiptsDerivation: {
    en: '{count, plural, one {Commission on # receipt that no bill pays yet: {sum}} other {Commission on # receipts that no bill pays yet: {sum}}}',
    hi: '{count, plural, one {# रसीद का कमीशन, जिसका बिल अभी नहीं बना: {sum}} other {# रसीदों का कमीशन, जिनका बिल अभी नहीं बना: {sum}}}',
    te: '{count, plural, one {ఇంకా బిల్లు కాని # రసీదుపై కమీషన్: {sum}} other {ఇంకా బిల్లు కాని # రసీదులపై కమీషన్: {sum}}}',
  },
  nothingToBill: {
    en: 'Every receipt of the customer is in a bill.',
    hi: 'ग्राहक की हर रसीद का बिल बन चुका है।',
    te: 'కస్టమర్ ప్రతి రసీదుకు బిల్లు అయింది.',
  },
  wholeDueIsPayable: {
    en: 'None of the due waits for the customer.',
    hi: 'बकाया का कोई हिस्सा ग्राहक के भुगतान पर नहीं रुका है।',
    te: 'బకాయిలో ఏదీ కస్టమర్ చెల్లింపు కోసం ఆగలేదు.',
  },
  whatIsPayable: {
    en: 'Commission on receipts that no bill pays yet.',
    hi: 'उन रसीदों का कमीशन जिनका बिल अभी नहीं बना।',
    te: 'ఇంకా బిల్లు కాని రసీదులపై కమీషన్.',
  },
  releasedAsCustomersPay: {
    en: 'Released as customers pay.',
    hi: 'ग्राहकों के भुगतान के साथ मिलेगा।',
    te: 'కస్టమర్లు చెల్లించే కొద్దీ అందుతుంది.',
  },
  waitsDerivation: {
    en: '{difference}. Released as customers pay.',
    hi: '{difference}। ग्राहकों के भुगतान के साथ मिलेगा।',
    te: '{difference}. కస్టమర్లు చెల్లించే కొద్దీ అందుతుంది.',
  },
  paidLine: { en: 'Paid: {paid}', hi: 'भुगतान: {paid}', te: 'చెల్లింపు: {paid}' },
  passwordRulesNotMatched: {
    en: 'Password rules not matched',
    hi: 'पासवर्ड नियमों के अनुसार नहीं है',
    te: 'పాస్‌వర్డ్ నియమాలకు సరిపోలేదు',
  },
  passwordShorterThan6: {
    en: 'Password should be at least 6 characters long',
    hi: 'पासवर्ड में कम से कम 6 अक्षर हों',
    te: 'పాస్‌వర్డ్‌లో కనీసం 6 అక్షరాలు ఉండాలి',
  },
  passwordsNotMatched: {
    en: 'Passwords not matched',
    hi: 'दोनों पासवर्ड एक जैसे नहीं हैं',
    te: 'రెండు పాస్‌వర్డ్‌లు ఒకటి కావు',
  },
  pleaseEnterOtp: { en: 'Please enter OTP', hi: 'कृपया OTP लिखें', te: 'దయచేసి OTP రాయండి' },
  pleaseEnterValidMobileNumber: {
    en: 'Please enter valid mobile number',
    hi: 'कृपया सही मोबाइल नंबर लिखें',
    te: 'దయచేసి సరైన మొబైల్ నంబర్ రాయండి',
  },
  plotLineInShare: {
    en: 'Plot {plotNumber} · {customerName}: paid {paid} of {due}, due now {dueNow}',
    hi: 'प्लॉट {plotNumber} · {customerName}: {due} में से {paid} भुगतान, अभी देय {dueNow}',
    te: 'ప్లాట్ {plotNumber} · {customerName}: {due}లో {paid} చెల్లింపు, ఇప్పుడు చెల్లించాల్సినది {dueNow}',
  },
  collectionLineInShare: {
    en: 'Plot {plotNumber} · {customerName}: {amount} due on {dueOn}',
    hi: 'प्लॉट {plotNumber} · {customerName}: {amount}, {dueOn} को देय',
    te: 'ప్లాట్ {plotNumber} · {customerName}: {amount}, గడువు {dueOn}',
  },
  quotedOnSubjectToConfirmation: {
    en: 'Quoted on {day}. Subject to confirmation.',
    hi: '{day} की कीमत। पुष्टि होने पर मान्य।',
    te: '{day} నాటి ధర. నిర్ధారణకు లోబడి.',
  },
  receivedDerivation: {
    en: '{counted} + {late} late charges = {received} received.',
    hi: '{counted} + लेट शुल्क {late} = प्राप्त {received}।',
    te: '{counted} + ఆలస్య రుసుము {late} = అందినది {received}.',
  },
  rejectReasonUnreadable: {
    en: "Reject reason contains a character we can't read.",
    hi: 'कारण का एक अक्षर पढ़ा नहीं जा सका।',
    te: 'కారణంలో ఒక అక్షరం చదవలేకపోయాము.',
  },
  rejectReasonIsRequired: {
    en: 'Reject reason is required',
    hi: 'अस्वीकार करने का कारण ज़रूरी है',
    te: 'తిరస్కరణ కారణం అవసరం',
  },
  remainingDerivation: {
    en: '{due} total payable − {paid} paid = {balance} remaining.',
    hi: 'कुल देय {due} − भुगतान {paid} = बाकी {balance}।',
    te: 'మొత్తం చెల్లించాల్సినది {due} − చెల్లింపు {paid} = మిగిలినది {balance}.',
  },
  remainingDerivationWaived: {
    en: '{due} total payable − {paid} paid − {waived} waived = {balance} remaining.',
    hi: 'कुल देय {due} − भुगतान {paid} − माफ़ {waived} = बाकी {balance}।',
    te: 'మొత్తం చెల్లించాల్సినది {due} − చెల్లింపు {paid} − మాఫీ {waived} = మిగిలినది {balance}.',
  },
  derivationWithLast: {
    en: '{derivation}, the last one {last}',
    hi: '{derivation}, आख़िरी {last}',
    te: '{derivation}, చివరిది {last}',
  },
  imageUnreadable: {
    en: 'The image cannot be read. Please choose another one.',
    hi: 'फ़ोटो पढ़ी नहीं जा सकी। कृपया दूसरी चुनें।',
    te: 'ఫోటో చదవలేకపోయాము. దయచేసి మరొకటి ఎంచుకోండి.',
  },
  imageHasTooManyPixels: {
    en: 'The image has too many pixels. Please choose a smaller one.',
    hi: 'फ़ोटो में बहुत ज़्यादा पिक्सेल हैं। कृपया छोटी चुनें।',
    te: 'ఫోటోలో పిక్సెళ్లు చాలా ఎక్కువ. దయచేసి చిన్నది ఎంచుకోండి.',
  },
  imageTooLarge: {
    en: 'The image must not exceed 10 MB.',
    hi: 'फ़ोटो 10 MB से बड़ी न हो।',
    te: 'ఫోటో 10 MB మించకూడదు.',
  },
  emailAlreadyExists: {
    en: 'This Email is already exists',
    hi: 'यह ईमेल पहले से मौजूद है',
    te: 'ఈ ఈమెయిల్ ఇప్పటికే ఉంది',
  },
  reminderOfOverduePayment: {
    en: 'This is a reminder of an overdue payment:',
    hi: 'यह एक ऐसे भुगतान की याद है जिसकी तारीख निकल चुकी है:',
    te: 'గడువు దాటిన ఒక చెల్లింపు గురించి గుర్తు చేస్తున్నాము:',
  },
  reminderOfNextPayment: {
    en: 'This is a reminder of your next payment:',
    hi: 'यह आपके अगले भुगतान की याद है:',
    te: 'మీ తర్వాతి చెల్లింపు గురించి గుర్తు చేస్తున్నాము:',
  },
  mobileAlreadyExists: {
    en: 'This mobile number is already exists',
    hi: 'यह मोबाइल नंबर पहले से मौजूद है',
    te: 'ఈ మొబైల్ నంబర్ ఇప్పటికే ఉంది',
  },
  otpNoLongerValid: {
    en: 'This OTP can no longer be used. Please ask for a new one.',
    hi: 'यह OTP अब काम नहीं करेगा। कृपया नया माँगें।',
    te: 'ఈ OTP ఇక పనిచేయదు. దయచేసి కొత్తది అడగండి.',
  },
  passwordTooCommon: {
    en: 'This password is too common. Please choose another one.',
    hi: 'यह पासवर्ड बहुत आम है। कृपया दूसरा चुनें।',
    te: 'ఈ పాస్‌వర్డ్ చాలా మామూలుది. దయచేసి మరొకటి ఎంచుకోండి.',
  },
  passwordTooPersonal: {
    en: 'This password is easy to guess. Please choose one without a name, mobile number or email.',
    hi: 'यह पासवर्ड आसानी से अनुमान लगाया जा सकता है। कृपया बिना नाम, मोबाइल नंबर या ईमेल वाला चुनें।',
    te: 'ఈ పాస్‌వర్డ్‌ను సులభంగా ఊహించవచ్చు. దయచేసి పేరు, మొబైల్ నంబర్ లేదా ఈమెయిల్ లేనిది ఎంచుకోండి.',
  },
  tooManyCodesRequested: {
    en: 'Too many codes were requested. Log in with your password, or contact the office.',
    hi: 'बहुत बार कोड माँगा गया। पासवर्ड से लॉग इन करें, या ऑफ़िस से संपर्क करें।',
    te: 'చాలాసార్లు కోడ్ అడిగారు. పాస్‌వర్డ్‌తో లాగిన్ అవ్వండి, లేదా ఆఫీస్‌ను సంప్రదించండి.',
  },
  tooManyWrongCodes: {
    en: 'Too many wrong codes were entered. Log in with your password, or contact the office.',
    hi: 'बहुत बार गलत कोड लिखा गया। पासवर्ड से लॉग इन करें, या ऑफ़िस से संपर्क करें।',
    te: 'చాలాసార్లు తప్పు కోడ్ రాశారు. పాస్‌వర్డ్‌తో లాగిన్ అవ్వండి, లేదా ఆఫీస్‌ను సంప్రదించండి.',
  },
  totalPayableDerivation: {
    en: '{terms} = {total} total payable.',
    hi: '{terms} = कुल देय {total}।',
    te: '{terms} = మొత్తం చెల్లించాల్సినది {total}.',
  },
  totalWithLateChargesDerivation: {
    en: '{terms} = {total} total payable with late charges.',
    hi: '{terms} = लेट शुल्क सहित कुल देय {total}।',
    te: '{terms} = ఆలస్య రుసుముతో మొత్తం చెల్లించాల్సినది {total}.',
  },
  totalPayableLine: {
    en: 'Total payable: {due}',
    hi: 'कुल देय: {due}',
    te: 'మొత్తం చెల్లించాల్సినది: {due}',
  },
  totalReceivedLine: {
    en: 'Total received: {total}',
    hi: 'कुल प्राप्त: {total}',
    te: 'మొత్తం అందినది: {total}',
  },
  associateHasNoRera: {
    en: 'No RERA agent number is recorded for you. Your office can add it.',
    hi: 'आपका RERA एजेंट नंबर दर्ज नहीं है। आपका ऑफ़िस इसे जोड़ सकता है।',
    te: 'మీ RERA ఏజెంట్ నంబర్ నమోదు కాలేదు. మీ ఆఫీస్ చేర్చగలదు.',
  },
  associateReraExpired: {
    en: 'Your RERA agent number expired on {day}. Your office can update it.',
    hi: 'आपके RERA एजेंट नंबर की अवधि {day} को खत्म हो गई। आपका ऑफ़िस इसे अपडेट कर सकता है।',
    te: 'మీ RERA ఏజెంట్ నంబర్ గడువు {day}న ముగిసింది. మీ ఆఫీస్ మార్చగలదు.',
  },
  projectHasNoRera: {
    en: 'No RERA number is recorded for {project}. Your office can add it.',
    hi: '{project} का RERA नंबर दर्ज नहीं है। आपका ऑफ़िस इसे जोड़ सकता है।',
    te: '{project} ప్రాజెక్ట్ RERA నంబర్ నమోదు కాలేదు. మీ ఆఫీస్ చేర్చగలదు.',
  },
  projectReraExpired: {
    en: 'The RERA number of {project} expired on {day}. Your office can update it.',
    hi: '{project} के RERA नंबर की अवधि {day} को खत्म हो गई। आपका ऑफ़िस इसे अपडेट कर सकता है।',
    te: '{project} ప్రాజెక్ట్ RERA నంబర్ గడువు {day}న ముగిసింది. మీ ఆఫీస్ మార్చగలదు.',
  },
  reraNotChecked: {
    en: "RERA numbers couldn't be checked. Please try again.",
    hi: 'RERA नंबर जाँचे नहीं जा सके। फिर कोशिश करें।',
    te: 'RERA నంబర్లను సరిచూడలేకపోయాం. మళ్లీ ప్రయత్నించండి.',
  },
  reraNumber: { en: 'RERA No. {number}', hi: 'RERA नं. {number}', te: 'RERA నం. {number}' },
  reraAgentNumber: {
    en: 'RERA agent No. {number}',
    hi: 'RERA एजेंट नं. {number}',
    te: 'RERA ఏజెంట్ నం. {number}',
  },
  quoteValidUntil: {
    en: 'Valid until {day}',
    hi: '{day} तक मान्य',
    te: '{day} వరకు చెల్లుతుంది',
  },
  wasDueOn: {
    en: '{name} was due on {day}',
    hi: '{name} की तारीख {day} थी',
    te: '{name} గడువు {day}న ముగిసింది',
  },
  changeNotConfirmed: {
    en: "We couldn't confirm your change.",
    hi: 'आपके बदलाव की पुष्टि नहीं हो सकी।',
    te: 'మీ మార్పు జరిగిందో లేదో నిర్ధారించలేకపోయాము.',
  },
  writeMessage: { en: 'Write a message', hi: 'संदेश लिखें', te: 'సందేశం రాయండి' },
  yardsInText: { en: '{yards} sq. yards', hi: '{yards} वर्ग गज', te: '{yards} చ. గజాలు' },
  yardsTimesPrice: {
    en: '{yards} sq. yards × {price}',
    hi: '{yards} वर्ग गज × {price}',
    te: '{yards} చ. గజాలు × {price}',
  },
  resendOtpWait: {
    en: 'You can request another OTP in {seconds, plural, one {# second} other {# seconds}}.',
    hi: 'आप {seconds, plural, one {# सेकंड} other {# सेकंड}} में दूसरा OTP माँग सकते हैं।',
    te: '{seconds, plural, one {# సెకనులో} other {# సెకన్లలో}} మరో OTP అడగవచ్చు.',
  },
  accountNumberTooLong: {
    en: 'You can enter a max of 18 digits only.',
    hi: 'ज़्यादा से ज़्यादा 18 अंक लिख सकते हैं।',
    te: 'గరిష్ఠంగా 18 అంకెలు మాత్రమే రాయవచ్చు.',
  },
  confirmAccountNumberTooLong: {
    en: 'You can enter max of 18 digits only.',
    hi: 'ज़्यादा से ज़्यादा 18 अंक लिख सकते हैं।',
    te: 'గరిష్ఠంగా 18 అంకెలు మాత్రమే రాయవచ్చు.',
  },
  ifscCodeTooLong: {
    en: 'You can enter max of 11 digits only.',
    hi: 'ज़्यादा से ज़्यादा 11 अक्षर लिख सकते हैं।',
    te: 'గరిష్ఠంగా 11 అక్షరాలు మాత్రమే రాయవచ్చు.',
  },
  bankRequestSent: {
    en: 'Your Bank Request has been sent for verification.',
    hi: 'आपका बैंक अनुरोध जाँच के लिए भेजा गया।',
    te: 'మీ బ్యాంక్ అభ్యర్థన ధ్రువీకరణకు పంపబడింది.',
  },
} as const satisfies Texts
