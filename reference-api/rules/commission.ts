import type { CommissionType } from '../schema'
import { type Ladder, ladderRate } from './ladder'
import { chargeOf, type Charge } from './price'
import { divideHalfUp } from './rounding'

export interface LadderPosition {
  associateId: string
  level: number
}

interface CommissionShare {
  associateId: string
  hundredths: number
}

/** A share is the associate's rate minus the highest rate below. `upward` begins with the seller. Omits shares of 0 or less. */
export function differentialShares(upward: LadderPosition[], ladder: Ladder): CommissionShare[] {
  let paidBelow = 0
  return upward.flatMap(({ associateId, level }) => {
    const rate = ladderRate(ladder, level)
    const hundredths = rate - paidBelow
    if (hundredths <= 0) return []
    paidBelow = rate
    return [{ associateId, hundredths }]
  })
}

interface CommissionInput {
  yardsHundredths: number
  /** Commission base per yard, not the sale price. */
  eligibleRateRupees: number
  commission: { type: CommissionType; hundredths: number }
  /** Given to the customer by the associate; a percentage refers to the gross commission. */
  discount: Charge | null
}

interface CommissionFigures {
  eligibleRupees: number
  grossRupees: number
  discountRupees: number
  netRupees: number
}

export function commissionFigures(input: CommissionInput): CommissionFigures {
  const { yardsHundredths, eligibleRateRupees, commission, discount } = input
  const eligibleRupees = divideHalfUp(yardsHundredths * eligibleRateRupees, 100)
  const grossRupees = chargeOf(commission, { yardsHundredths, baseRupees: eligibleRupees })
  const requestedDiscount = discount ? chargeOf(discount, { yardsHundredths, baseRupees: grossRupees }) : 0
  const discountRupees = Math.min(requestedDiscount, grossRupees)
  return { eligibleRupees, grossRupees, discountRupees, netRupees: grossRupees - discountRupees }
}

export function netPercentOnReceipts(netRupees: number, saleToReceiveRupees: number): number {
  return divideHalfUp(netRupees * 1_000_000, saleToReceiveRupees)
}

/**
 * Uses the rounded percentage, because documents print it. The receipt that completes the sale gets the remainder, so that the line adds
 * up.
 */
export function commissionByReceipt(
  line: { netRupees: number; saleToReceiveRupees: number },
  salePartsRupees: number[],
): number[] {
  const percent = netPercentOnReceipts(line.netRupees, line.saleToReceiveRupees)
  let saleLeft = line.saleToReceiveRupees
  let commissionLeft = line.netRupees
  return salePartsRupees.map((salePart) => {
    saleLeft -= salePart
    const earned =
      saleLeft === 0 ? commissionLeft : Math.min(divideHalfUp(salePart * percent, 1_000_000), commissionLeft)
    commissionLeft -= earned
    return earned
  })
}
