import type { Texts } from '../languages'

export const forms = {
  adviceAndSafeToRepeat: {
    en: "{advice} Sending it again won't make the change twice.",
    hi: '{advice} इसे फिर भेजने से बदलाव दो बार नहीं होगा।',
    te: '{advice} మళ్లీ పంపినా మార్పు రెండుసార్లు జరగదు.',
  },
  adviceBankDetails: {
    en: 'Check Bank Details before you try again.',
    hi: 'फिर कोशिश करने से पहले बैंक विवरण देखें।',
    te: 'మళ్లీ ప్రయత్నించే ముందు బ్యాంక్ వివరాలు చూడండి.',
  },
  adviceMobile: {
    en: 'Check your mobile number before you try again.',
    hi: 'फिर कोशिश करने से पहले अपना मोबाइल नंबर देखें।',
    te: 'మళ్లీ ప్రయత్నించే ముందు మీ మొబైల్ నంబర్ చూడండి.',
  },
  adviceNotifications: {
    en: 'Check Notifications before you try again.',
    hi: 'फिर कोशिश करने से पहले सूचनाएँ देखें।',
    te: 'మళ్లీ ప్రయత్నించే ముందు నోటిఫికేషన్లు చూడండి.',
  },
  adviceOffice: {
    en: 'The log lists everything that was saved. Check it before you try again.',
    hi: 'लॉग में सेव हुई हर चीज़ है। फिर कोशिश करने से पहले उसे देखें।',
    te: 'సేవ్ అయిన ప్రతిదీ లాగ్‌లో ఉంటుంది. మళ్లీ ప్రయత్నించే ముందు చూడండి.',
  },
  advicePassword: {
    en: 'Log in with the new password. If that fails, try again.',
    hi: 'नए पासवर्ड से लॉग इन करें। लॉग इन न हो, तो फिर कोशिश करें।',
    te: 'కొత్త పాస్‌వర్డ్‌తో లాగిన్ అవ్వండి. లాగిన్ కాకపోతే, మళ్లీ ప్రయత్నించండి.',
  },
  advicePendingRequests: {
    en: 'Check Pending Requests before you try again.',
    hi: 'फिर कोशिश करने से पहले पेंडिंग अनुरोध देखें।',
    te: 'మళ్లీ ప్రయత్నించే ముందు పెండింగ్ అభ్యర్థనలు చూడండి.',
  },
  adviceProfile: {
    en: 'Check your profile before you try again.',
    hi: 'फिर कोशिश करने से पहले अपनी प्रोफ़ाइल देखें।',
    te: 'మళ్లీ ప్రయత్నించే ముందు మీ ప్రొఫైల్ చూడండి.',
  },
  adviceQueries: {
    en: 'Check Queries before you try again.',
    hi: 'फिर कोशिश करने से पहले सवाल देखें।',
    te: 'మళ్లీ ప్రయత్నించే ముందు ప్రశ్నలు చూడండి.',
  },
  adviceReceivedCmsn: {
    en: 'Check Received CMSN before you try again.',
    hi: 'फिर कोशिश करने से पहले प्राप्त CMSN देखें।',
    te: 'మళ్లీ ప్రయత్నించే ముందు అందిన CMSN చూడండి.',
  },
  checkBankDetails: { en: 'Check Bank Details', hi: 'बैंक विवरण देखें', te: 'బ్యాంక్ వివరాలు చూడండి' },
  checkNotifications: { en: 'Check Notifications', hi: 'सूचनाएँ देखें', te: 'నోటిఫికేషన్లు చూడండి' },
  checkPendingRequests: { en: 'Check Pending Requests', hi: 'पेंडिंग अनुरोध देखें', te: 'పెండింగ్ అభ్యర్థనలు చూడండి' },
  checkQueries: { en: 'Check Queries', hi: 'सवाल देखें', te: 'ప్రశ్నలు చూడండి' },
  checkReceivedCmsn: { en: 'Check Received CMSN', hi: 'प्राप्त CMSN देखें', te: 'అందిన CMSN చూడండి' },
  checkYourMobileNumber: { en: 'Check your mobile number', hi: 'अपना मोबाइल नंबर देखें', te: 'మీ మొబైల్ నంబర్ చూడండి' },
  checkYourProfile: { en: 'Check your profile', hi: 'अपनी प्रोफ़ाइल देखें', te: 'మీ ప్రొఫైల్ చూడండి' },
  formOfAnotherUser: {
    en: 'A different user opened this form, so nothing was saved. Reload the page.',
    hi: 'यह फ़ॉर्म किसी और यूज़र ने खोला था, इसलिए कुछ सेव नहीं हुआ। पेज फिर लोड करें।',
    te: 'ఈ ఫారం మరో యూజర్ తెరిచారు, కాబట్టి ఏమీ సేవ్ కాలేదు. పేజీ మళ్లీ లోడ్ చేయండి.',
  },
  checkTheLog: { en: 'Check the log', hi: 'लॉग देखें', te: 'లాగ్ చూడండి' },
  checkNewPassword: {
    en: 'Log in with the new password to check',
    hi: 'देखने के लिए नए पासवर्ड से लॉग इन करें',
    te: 'చూడటానికి కొత్త పాస్‌వర్డ్‌తో లాగిన్ అవ్వండి',
  },
  tooManyFields: {
    en: 'This form has too many fields. Go back, reload the page and try again.',
    hi: 'इस फ़ॉर्म में बहुत सारे फ़ील्ड हैं। वापस जाएँ, पेज फिर लोड करें और कोशिश करें।',
    te: 'ఈ ఫారంలో చాలా ఎక్కువ ఫీల్డ్‌లు ఉన్నాయి. వెనక్కి వెళ్లి, పేజీ మళ్లీ లోడ్ చేసి ప్రయత్నించండి.',
  },
  formUnreadable: {
    en: "We couldn't read that form. Please try again.",
    hi: 'वह फ़ॉर्म पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
    te: 'ఆ ఫారం చదవలేకపోయాము. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
} as const satisfies Texts
