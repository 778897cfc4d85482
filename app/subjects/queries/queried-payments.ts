import type { Fields } from '~/domain/fields'
import { m } from '~/messages/messages'

export interface QueriedPayment {
  commissionId: string | null
  receiptNumber: string
}

/** A payment that is listed without a receipt number counts as queried if any receipt of its commission is queried. */
export function isPaymentQueried(
  queried: QueriedPayment[],
  { commissionId, receiptNumber }: Pick<QueriedPayment, 'commissionId'> & Partial<QueriedPayment>,
): boolean {
  return queried.some(
    (query) =>
      commissionId !== null &&
      query.commissionId === commissionId &&
      (!receiptNumber || query.receiptNumber === receiptNumber),
  )
}

/** If no row has an open query, the field is absent, so that the file has only the specified columns. */
export const queryField = <Row>(rows: Row[], isOpen: (row: Row) => boolean): Fields<Row> =>
  rows.some(isOpen) ? { query: { label: m.query, value: (row) => (isOpen(row) ? m.queryIsOpen() : '') } } : {}
