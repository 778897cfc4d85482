import { paths } from '~/paths/paths'

/** Each area has its own addresses of statements (M167, M170). Undefined in the area of bookings, which has the default addresses. */
export function statementAddresses(area: 'bookings' | 'payments' | 'auto-cancelled', bookingId: string) {
  switch (area) {
    case 'bookings':
      return undefined
    case 'payments':
      return { receipts: paths.paymentReceipts(bookingId), emi: paths.paymentEmiStatement(bookingId) }
    case 'auto-cancelled':
      return {
        receipts: paths.autoCancelledReceipts(bookingId),
        emi: paths.autoCancelledEmiStatement(bookingId),
      }
  }
}
