import type { SortSearch } from '~/domain/sorting'
import { page, path, receiptFragment, withQuery } from '~/paths/address'

export const autoCancelledCsv = page<Partial<SortSearch>>('/associate/reports/auto-cancelled.csv')
export const autoCancelledBooking = (
  booking: { associateId: string; projectId: string; bookingId: string; plotId: string },
  search: { search_key?: string } = {},
) =>
  path`/associate/reports/auto-cancelled/${booking.associateId}/${booking.projectId}/${booking.bookingId}/${booking.plotId}` +
  withQuery(search)
export const autoCancelledCommission = (
  booking: { userId: string; plotId: string; bookingId: string; projectId: string },
  search: { tab?: 'team' } = {},
) =>
  path`/associate/reports/auto-cancelled/commissions/${booking.userId}/${booking.plotId}/${booking.bookingId}/${booking.projectId}` +
  withQuery(search)
export const autoCancelledReceipts = (bookingId: string, receiptNumber?: string) =>
  path`/associate/reports/auto-cancelled/${bookingId}/receipts` + receiptFragment(receiptNumber)
export const autoCancelledEmiStatement = (bookingId: string) =>
  path`/associate/reports/auto-cancelled/${bookingId}/emi-statement`
