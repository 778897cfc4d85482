import { chargeOf, type Charge } from './price'
import { divideHalfUp } from './rounding'

/** By level 1…9: per cent of the eligible amount, times 100. */
export const PERCENT_LADDER = [500, 650, 800, 900, 1000, 1100, 1200, 1300, 1400] as const

/** The older ladder: rupees per square yard, times 100. */
export const PER_YARD_LADDER = [
  30_000, 39_000, 48_000, 54_000, 60_000, 66_000, 72_000, 78_000, 84_000,
] as const

export type CommissionType = 'Per Sq.Yd' | '%'

export interface LadderPosition {
  associateId: string
  level: number
}

interface CommissionShare {
  associateId: string
  hundredths: number
}

/** From the seller (`upward[0]`) up: own rate less the highest rate below. Omits zero shares. */
export function differentialShares(upward: LadderPosition[], type: CommissionType): CommissionShare[] {
  let paidBelow = 0
  return upward.flatMap(({ associateId, level }) => {
    const rate = ladderRate(level, type)
    const hundredths = rate - paidBelow
    if (hundredths <= 0) return []
    paidBelow = rate
    return [{ associateId, hundredths }]
  })
}

export function ladderRate(level: number, type: CommissionType): number {
  const rate = (type === '%' ? PERCENT_LADDER : PER_YARD_LADDER)[level - 1]
  if (rate === undefined) throw new RangeError(`No commission level ${level}.`)
  return rate
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

/** Each rounded as printed; the last receipt takes the remainder, so that the line adds up exactly. */
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
