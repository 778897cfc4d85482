import type { Cancellation } from '../domain/cancellation'
import { date, decimal, money } from './wire'

export const CANCELLED = 9

/** Of these only `plot_status` is in the specification. */
export const cancellationFields = {
  plot_status: decimal,
  cancelled_date: date,
  refunded_amt: money,
  refunded_date: date,
}

interface WireCancellation {
  cancelled_date: string | null
  refunded_amt: number | null
  refunded_date: string | null
}

export const toCancellation = (wire: WireCancellation): Cancellation => ({
  cancelledOn: wire.cancelled_date,
  refundedPaise: wire.refunded_amt,
  refundedOn: wire.refunded_date,
})
