import { paths } from '~/paths'

/** Each area has its own addresses of the statements (M167, M170). Undefined for the addresses of the area of bookings. */
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
