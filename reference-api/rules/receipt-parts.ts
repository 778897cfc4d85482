import type { Row } from '../schema'
import { divideHalfUp } from './rounding'

export interface PriceParts {
  saleRupees: number
  discountRupees: number
  premiumRupees: number
  adjustmentRupees: number
  emiChargesRupees: number
  waiveOffRupees: number
  bookingAmountRupees: number
}

export interface PaidByKind {
  bookingRupees: number
  balanceRupees: number
  registrationRupees: number
}

/** No commission is paid on `less`, the sum of all parts except the sale part. */
export interface ReceiptParts {
  saleRupees: number
  premiumRupees: number
  emiRupees: number
  adjustmentRupees: number
  registrationRupees: number
}

/**
 * The booking amount covers sale and premium. The balance covers the rest of both, EMI charges less waive-off, and the adjustment.
 * Parts are differences of running totals, so that they add up exactly.
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

type PricedBooking = Pick<
  Row<'bookings'>,
  | 'sale_rupees'
  | 'discount_rupees'
  | 'premium_rupees'
  | 'adjustment_rupees'
  | 'emi_charges_rupees'
  | 'waive_off_rupees'
  | 'booking_amount_rupees'
>

export function pricePartsOf(booking: PricedBooking): PriceParts {
  return {
    saleRupees: booking.sale_rupees,
    discountRupees: booking.discount_rupees,
    premiumRupees: booking.premium_rupees,
    adjustmentRupees: booking.adjustment_rupees,
    emiChargesRupees: booking.emi_charges_rupees,
    waiveOffRupees: booking.waive_off_rupees,
    bookingAmountRupees: booking.booking_amount_rupees,
  }
}

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
