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
  return upToDue(line, earnedCommission(price, line.netRupees, payable))
}

/** The line's net percentage of the payment's sale part, also if less is due. */
export function earnedCommission(price: PriceParts, netRupees: number, payable: Payable): number {
  const sale = saleToReceive(price)
  if (sale <= 0) return 0
  const { saleRupees } = receiptParts(price, NOTHING, { ...NOTHING, ...payable })
  return divideHalfUp(saleRupees * netPercentOnReceipts(netRupees, sale), 1_000_000)
}

export const upToDue = ({ netRupees, paidRupees }: CommissionLine, earnedRupees: number) =>
  Math.max(0, Math.min(earnedRupees, netRupees - paidRupees))

interface UnbilledDue {
  line: CommissionLine
  saleToReceiveRupees: number
  /** Of all receipts. */
  saleReceivedRupees: number
  /** Sale parts of the receipts that no bill pays on this line. */
  unbilledSaleRupees: number[]
  isCancelled: boolean
}

/**
 * Returns the part of a line's due that no longer waits for the customer: the net percentage of each receipt that no bill pays, at most
 * the due. All of the due once the sale is received in full or the booking is cancelled. A negative due does not wait for the customer.
 */
export function payableCommission(input: UnbilledDue): number {
  const { line, saleToReceiveRupees, saleReceivedRupees, unbilledSaleRupees, isCancelled } = input
  const due = line.netRupees - line.paidRupees
  if (due <= 0 || isCancelled || saleToReceiveRupees <= saleReceivedRupees) return due
  const percent = netPercentOnReceipts(line.netRupees, saleToReceiveRupees)
  const released = unbilledSaleRupees.reduce((sum, rupees) => sum + commissionOnSale(rupees, percent), 0)
  return Math.min(released, due)
}

/** `percent` is in millionths. */
export const commissionOnSale = (saleRupees: number, percent: number) =>
  Math.max(0, divideHalfUp(saleRupees * percent, 1_000_000))
