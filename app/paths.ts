export { backFromStatement, BOOKING_PARENTS, CUSTOMER_PAGES, receiptAnchor } from './addresses'
export type {
  BookingsSearch,
  PaymentsSearch,
  FindSearch,
  CollectionsSearch,
  BookingParent,
  LineSearch,
} from './addresses'
export * as paths from './addresses'
