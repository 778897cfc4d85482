import { chargeOf, type Charge } from './price'
import { divideHalfUp } from './rounding'

/** The ladder by level 1…9: per cent of the eligible amount, times 100. */
export const PERCENT_LADDER = [500, 650, 800, 900, 1000, 1100, 1200, 1300, 1400] as const

/** The older ladder: rupees a square yard, times 100. */
export const PER_YARD_LADDER = [
  30_000, 39_000, 48_000, 54_000, 60_000, 66_000, 72_000, 78_000, 84_000,
] as const

export type CommissionType = 'Per Sq.Yd' | '%'

export interface LadderPlace {
  associateId: string
  /** 1…9 */
  level: number
}

export interface CommissionShare {
  associateId: string
  hundredths: number
}

/**
 * Who earns what share of a sale: the seller their own rate, each associate above their own rate less the highest rate
 * already paid below. Whoever earns nothing is left out. `upward` starts with the seller.
 */
export function differentialShares(upward: LadderPlace[], type: CommissionType): CommissionShare[] {
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
  if (rate === undefined) throw new RangeError(`There is no commission level ${level}.`)
  return rate
}

export interface CommissionQuestion {
  yardsHundredths: number
  /** The ceiling: commission is reckoned on this price per yard, not on the price sold at. */
  eligibleRateRupees: number
  commission: { type: CommissionType; hundredths: number }
  /** What the associate gave away to the customer; a percentage is of the gross commission. */
  discount: Charge | null
}

export interface CommissionFigures {
  eligibleRupees: number
  grossRupees: number
  discountRupees: number
  netRupees: number
}

export function commissionFigures(question: CommissionQuestion): CommissionFigures {
  const { yardsHundredths, eligibleRateRupees, commission, discount } = question
  const eligibleRupees = divideHalfUp(yardsHundredths * eligibleRateRupees, 100)
  const grossRupees = chargeOf(commission, { yardsHundredths, baseRupees: eligibleRupees })
  const asked = discount ? chargeOf(discount, { yardsHundredths, baseRupees: grossRupees }) : 0
  const discountRupees = Math.min(asked, grossRupees)
  return { eligibleRupees, grossRupees, discountRupees, netRupees: grossRupees - discountRupees }
}

/** "Net Payable Cmsn % on All Receipts", per cent times 10,000: 6.88 % is 68800. */
export function netPercentOnReceipts(netRupees: number, saleToReceiveRupees: number): number {
  return divideHalfUp(netRupees * 1_000_000, saleToReceiveRupees)
}

/**
 * What each receipt's sale part earns, in order. Each is rounded by itself, as it is printed; the receipt that
 * completes the sale takes what is left, so that the line closes to the rupee.
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
