import type { Texts } from '../languages'

export const browserSession = {
  areYouStillThere: { en: 'Are you still there?', hi: 'क्या आप अभी यहीं हैं?', te: 'మీరు ఇంకా ఇక్కడే ఉన్నారా?' },
  loggedOutInMinutes: {
    en: "You'll be logged out in {minutes} minutes because of inactivity.",
    hi: 'कोई काम न होने से {minutes} मिनट में आप लॉग आउट हो जाएँगे।',
    te: 'పని లేకపోవడంతో {minutes} నిమిషాల్లో లాగ్ అవుట్ అవుతారు.',
  },
  loggedOutInSeconds: {
    en: "You'll be logged out in {seconds} seconds because of inactivity.",
    hi: 'कोई काम न होने से {seconds} सेकंड में आप लॉग आउट हो जाएँगे।',
    te: 'పని లేకపోవడంతో {seconds} సెకన్లలో లాగ్ అవుట్ అవుతారు.',
  },
  stayLoggedIn: { en: 'Stay logged in', hi: 'लॉग इन रहें', te: 'లాగిన్ అయి ఉండండి' },
  weRestoredWhatYouTyped: {
    en: 'We restored what you typed.',
    hi: 'आपका लिखा हुआ वापस लाया गया।',
    te: 'మీరు రాసినది తిరిగి తెచ్చాము.',
  },
} as const satisfies Texts
