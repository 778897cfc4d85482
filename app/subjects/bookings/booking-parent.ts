import type { BookingParent } from '~/paths/paths'
import type { plotLists } from './plot-lists'

// A link to a booking has one of these values in the search parameter `from`, which determines the booking's back link. In the values of
// dues and payments, the plot number is last, because it may contain a colon.

export const DUE_FIELDS = ['projectId', 'bookingId', 'plotNumber'] as const
export const PAYMENT_FIELDS = ['projectId', 'bookingId', 'commissionId', 'receiptId', 'plotNumber'] as const

type Due = Record<(typeof DUE_FIELDS)[number], string>
type Payment = Record<(typeof PAYMENT_FIELDS)[number], string>

export const fromMyDue = (due: Due) => `my-due:${DUE_FIELDS.map((name) => due[name]).join(':')}` as const
export const fromTeamDue = (due: Due) => `team-due:${DUE_FIELDS.map((name) => due[name]).join(':')}` as const
export const fromPayment = (payment: Payment) =>
  `payment:${PAYMENT_FIELDS.map((name) => payment[name]).join(':')}` as const

/** `date` is the day of the list, or empty. */
export const fromPlotList = (
  { file }: (typeof plotLists)[keyof typeof plotLists],
  date: string,
): BookingParent => (date ? `${file}:${date}` : file)
