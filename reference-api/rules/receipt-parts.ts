import { divideHalfUp } from './rounding'

/** What a booking's price is made of. */
export interface PriceParts {
  saleRupees: number
  discountRupees: number
  premiumRupees: number
  adjustmentRupees: number
  emiChargesRupees: number
  waiveOffRupees: number
  bookingAmountRupees: number
}

/** What has been paid against each kind of row. */
export interface PaidByKind {
  bookingRupees: number
  /** EMIs or the balance payment. */
  balanceRupees: number
  registrationRupees: number
}

/** What a receipt brings in. All but the sale part make `less`, on which no commission is paid. */
export interface ReceiptParts {
  saleRupees: number
  premiumRupees: number
  emiRupees: number
  adjustmentRupees: number
  registrationRupees: number
}

/**
 * The parts of a receipt that takes a booking from `before` to `after`. The booking amount is sale and premium in
 * proportion; the balance is the rest of both, the EMI charges less waive-off, and the adjustment, in proportion.
 * Reckoned from running totals, so that the parts of all receipts close to the rupee.
 */
export function receiptParts(price: PriceParts, before: PaidByKind, after: PaidByKind): ReceiptParts {
  const earlier = partsPaid(price, before)
  const later = partsPaid(price, after)
  return {
    saleRupees: later.saleRupees - earlier.saleRupees,
    premiumRupees: later.premiumRupees - earlier.premiumRupees,
    emiRupees: later.emiRupees - earlier.emiRupees,
    adjustmentRupees: later.adjustmentRupees - earlier.adjustmentRupees,
    registrationRupees: later.registrationRupees - earlier.registrationRupees,
  }
}

/** The sale as the receipts bring it in: a discounted sale brings in less than yards × rate. */
export function saleToReceive(price: Pick<PriceParts, 'saleRupees' | 'discountRupees'>): number {
  return price.saleRupees - price.discountRupees
}

export function lessOf(parts: ReceiptParts): number {
  return parts.premiumRupees + parts.emiRupees + parts.adjustmentRupees + parts.registrationRupees
}

function partsPaid(price: PriceParts, paid: PaidByKind): ReceiptParts {
  const netSale = saleToReceive(price) + price.premiumRupees
  const premiumInBooking = share(price.premiumRupees, price.bookingAmountRupees, netSale)
  const emiCharges = price.emiChargesRupees - price.waiveOffRupees
  const balance = netSale - price.bookingAmountRupees + emiCharges + price.adjustmentRupees

  const premium =
    share(premiumInBooking, paid.bookingRupees, price.bookingAmountRupees) +
    share(price.premiumRupees - premiumInBooking, paid.balanceRupees, balance)
  const emi = share(emiCharges, paid.balanceRupees, balance)
  const adjustment = share(price.adjustmentRupees, paid.balanceRupees, balance)
  return {
    saleRupees: paid.bookingRupees + paid.balanceRupees - premium - emi - adjustment,
    premiumRupees: premium,
    emiRupees: emi,
    adjustmentRupees: adjustment,
    registrationRupees: paid.registrationRupees,
  }
}

function share(amountRupees: number, paidRupees: number, ofRupees: number): number {
  return ofRupees === 0 ? 0 : divideHalfUp(amountRupees * paidRupees, ofRupees)
}
