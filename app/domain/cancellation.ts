import { m } from '~/messages/messages'

/** Null if the upstream does not record it. */
export interface Cancellation {
  cancelledOn: string | null
  refundedPaise: number | null
  refundedOn: string | null
}

/** A cancellation of which only the fact is known. */
export const UNDATED_CANCELLATION: Cancellation = { cancelledOn: null, refundedPaise: null, refundedOn: null }

/** Null if the booking is not cancelled, or if the upstream does not say whether it is. */
export const cancellationOf = (
  booking: Cancellation & { isCancelled: boolean | null },
): Cancellation | null =>
  booking.isCancelled
    ? {
        cancelledOn: booking.cancelledOn,
        refundedPaise: booking.refundedPaise,
        refundedOn: booking.refundedOn,
      }
    : null

interface Formats<Value> {
  date: (day: string) => Value
  amount: (paise: number) => Value
}

/** The recorded facts with their labels (X098). */
export function cancellationFacts<Value>(
  { cancelledOn, refundedPaise, refundedOn }: Cancellation,
  { date, amount }: Formats<Value>,
): { label: string; value: Value }[] {
  return [
    ...(cancelledOn === null ? [] : [{ label: m.cancelledOn(), value: date(cancelledOn) }]),
    ...(refundedPaise === null ? [] : [{ label: m.refunded(), value: amount(refundedPaise) }]),
    ...(refundedOn === null ? [] : [{ label: m.refundedOn(), value: date(refundedOn) }]),
  ]
}
