import { path, receiptFragment, withQuery } from '~/paths/address'

export const paymentDetails = (payment: {
  projectId: string
  plot: string
  bookingId: string
  commissionId: string
  receiptId: string
  tab?: string
}) =>
  path`/associate/commission/payments/${payment.projectId}/${payment.plot}/${payment.bookingId}/${payment.commissionId}/${payment.receiptId}` +
  withQuery({ tab: payment.tab })
export const paymentReceipts = (bookingId: string, receiptNumber?: string) =>
  path`/associate/commission/payments/${bookingId}/receipts` + receiptFragment(receiptNumber)
export const paymentEmiStatement = (bookingId: string) =>
  path`/associate/commission/payments/${bookingId}/emi-statement`
export const commissionPdf = (associateId: string, commissionId: string) =>
  path`/associate/commission/pdf/${associateId}/${commissionId}`
/** Receipt 0 means the statement of the whole bill. */
export const commissionStatementPdf = (commissionId: string, receiptId: string | null) =>
  path`/associate/commission/statement/${commissionId}/${receiptId ?? '0'}`
