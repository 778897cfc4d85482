export const FIND_GROUPS = ['bookings', 'receipts', 'associates', 'plots', 'projects'] as const

export type FindGroup = (typeof FIND_GROUPS)[number]

export const MIN_FIND_LENGTH = 2
export const MAX_FIND_LENGTH = 100
