export const NOTIFICATION_SUBJECTS = [
  'booking',
  'bookings',
  'payments',
  'cash bills',
  'bank details',
  'requests',
  'projects',
  'prices',
  'team',
  'query',
] as const

export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number]
