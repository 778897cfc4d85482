import { date, decimal, money } from './wire'
import type { WireTable } from './wire-object'

export const CANCELLED = 9
export const statusField = ['plot_status', decimal] as const

/** Not in the specification. */
export const cancellationFields = {
  cancelledOn: ['cancelled_date', date],
  refundedPaise: ['refunded_amt', money],
  refundedOn: ['refunded_date', date],
} satisfies WireTable
