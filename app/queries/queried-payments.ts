export interface QueriedPayment {
  commissionId: string | null
  receiptNumber: string
}

/** A payment query concerns one receipt of a commission. A row without a receipt number stands for all receipts of its commission. */
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
