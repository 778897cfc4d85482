import { netPercentOnReceipts } from './commission'
import { type PaidByKind, type PriceParts, receiptParts, saleToReceive } from './receipt-parts'
import { divideHalfUp } from './rounding'

interface CommissionLine {
  netRupees: number
  paidRupees: number
}

export type Payable = Omit<PaidByKind, 'registrationRupees'>

const NOTHING: PaidByKind = { bookingRupees: 0, balanceRupees: 0, registrationRupees: 0 }

/**
 * Returns the commission that a payment earns on a line: the line's net percentage of the payment's sale part, at most the unpaid
 * commission.
 */
export function releasedCommission(price: PriceParts, line: CommissionLine, payable: Payable): number {
  const sale = saleToReceive(price)
  const open = line.netRupees - line.paidRupees
  if (sale <= 0 || open <= 0) return 0
  const { saleRupees } = receiptParts(price, NOTHING, { ...NOTHING, ...payable })
  const earned = divideHalfUp(saleRupees * netPercentOnReceipts(line.netRupees, sale), 1_000_000)
  return Math.max(0, Math.min(earned, open))
}
