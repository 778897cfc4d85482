import type { Texts } from '../languages'

export const pictures = {
  aboutKilobytes: { en: 'about {kilobytes} KB', hi: 'लगभग {kilobytes} KB', te: 'సుమారు {kilobytes} KB' },
  picture: { en: 'Picture', hi: 'फ़ोटो', te: 'ఫోటో' },
  pictureHiddenName: {
    en: 'Picture<hidden> of <name/></hidden> ({size})',
    hi: 'फ़ोटो<hidden> <name/></hidden> ({size})',
    te: 'ఫోటో<hidden> <name/></hidden> ({size})',
  },
  weCantFindThatFile: { en: "We can't find that file.", hi: 'वह फ़ाइल नहीं मिली।', te: 'ఆ ఫైల్ దొరకలేదు.' },
  weCantShowThisFile: { en: "We can't show this file.", hi: 'यह फ़ाइल नहीं दिखाई जा सकी।', te: 'ఈ ఫైల్ చూపలేము.' },
} as const satisfies Texts
