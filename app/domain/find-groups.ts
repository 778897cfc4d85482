export const FIND_GROUPS = ['bookings', 'receipts', 'associates', 'plots', 'projects'] as const

export type FindGroup = (typeof FIND_GROUPS)[number]
