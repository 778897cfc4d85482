export { backFromStatement, BOOKING_PARENTS, CUSTOMER_PAGES, receiptAnchor, SITE_MAP } from './addresses'
export type { BookingsSearch, PaymentsSearch, LineSearch } from './addresses'
export * as paths from './addresses'
