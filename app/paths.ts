export { BOOKING_PARENTS, CUSTOMER_PAGES, receiptAnchor, SITE_MAP, withQuery } from './addresses'
export type { BookingParent, BookingsSearch, PaymentsSearch, LineSearch } from './addresses'
export * as paths from './addresses'
