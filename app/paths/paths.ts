export { BOOKING_PARENTS, CUSTOMER_PAGES, SITE_MAP } from './addresses'
export { receiptAnchor, withQuery } from './address'
export type {
  BookingParent,
  BookingsSearch,
  CollectionsSearch,
  PaymentsSearch,
  LineSearch,
} from './addresses'
export * as paths from './addresses'
