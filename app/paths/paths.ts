export { SITE_MAP } from './addresses'
export { receiptAnchor, withQuery } from './address'
export type { BookingsSearch, CollectionsSearch, LineSearch, PaymentsSearch } from './searches'
export * as paths from './addresses'
