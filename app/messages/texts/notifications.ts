import type { Texts } from '../languages'

export const notifications = {
  clearAll: { en: 'Clear All', hi: 'सब हटाएँ', te: 'అన్నీ తీసివేయండి' },
  clearNotifications: { en: 'Clear Notifications', hi: 'सूचनाएँ हटाएँ', te: 'నోటిఫికేషన్లు తీసివేయండి' },
  deleteNotification: {
    en: 'Delete<hidden> <header/></hidden>',
    hi: 'हटाएँ<hidden> <header/></hidden>',
    te: 'తొలగించండి<hidden> <header/></hidden>',
  },
  notificationsAppearHere: {
    en: 'Messages from your office appear here.',
    hi: 'आपके ऑफ़िस के संदेश यहाँ दिखते हैं।',
    te: 'మీ ఆఫీస్ సందేశాలు ఇక్కడ కనిపిస్తాయి.',
  },
  noNotificationChosen: {
    en: 'Choose a notification to delete.',
    hi: 'हटाने के लिए कोई सूचना चुनें।',
    te: 'తొలగించడానికి నోటిఫికేషన్‌ను ఎంచుకోండి.',
  },
  noNotificationsFound: { en: 'No results found.', hi: 'कोई नतीजा नहीं मिला।', te: 'ఫలితాలు లేవు.' },
  newOne: { en: 'New', hi: 'नई', te: 'కొత్తది' },
} as const satisfies Texts
