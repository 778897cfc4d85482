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
