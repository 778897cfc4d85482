import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import {
  commissionByReceipt,
  commissionFigures,
  differentialShares,
  netPercentOnReceipts,
} from './commission'
import { type Ladder, ladderRate } from './ladder'

const SALE = 2_500_000
const PERCENT = [500, 650, 800, 900, 1000, 1100, 1200, 1300, 1400]
const ladderOf = (type: '%' | 'Per Sq.Yd', rates: number[]): Ladder => ({
  type,
  rates: new Map(rates.map((rate, index) => [index + 1, rate])),
})
const PERCENT_LADDER = ladderOf('%', PERCENT)

const path = [
  { associateId: 'A', level: 3 },
  { associateId: 'B', level: 5 },
  { associateId: 'C', level: 7 },
  { associateId: 'D', level: 9 },
]
const discountOfSeller = { type: 'Per Sq.Yd' as const, hundredths: 10_000 }

it.each([
  // associate, share, gross, discount, net, net %, on the booking receipt, on each EMI
  ['A', 800, 192_000, 20_000, 172_000, 68_800, 17_200, 4_300],
  ['B', 200, 48_000, 0, 48_000, 19_200, 4_800, 1_200],
  ['C', 200, 48_000, 0, 48_000, 19_200, 4_800, 1_200],
  ['D', 200, 48_000, 0, 48_000, 19_200, 4_800, 1_200],
])(
  'calculates the line of %s in the worked example',
  (associateId, hundredths, gross, discount, net, percent, onBooking, onEmi) => {
    const share = differentialShares(path, PERCENT_LADDER).find(
      (candidate) => candidate.associateId === associateId,
    )
    expect(share?.hundredths).toBe(hundredths)
    const figures = commissionFigures({
      yardsHundredths: 20_000,
      eligibleRateRupees: 12_000,
      commission: { type: '%', hundredths },
      discount: associateId === 'A' ? discountOfSeller : null,
    })
    expect(figures).toEqual({
      eligibleRupees: 2_400_000,
      grossRupees: gross,
      discountRupees: discount,
      netRupees: net,
    })
    expect(netPercentOnReceipts(net, SALE)).toBe(percent)
    const salePartsRupees = [250_000, ...Array<number>(36).fill(62_500)]
    const earned = commissionByReceipt({ netRupees: net, saleToReceiveRupees: SALE }, salePartsRupees)
    expect(earned[0]).toBe(onBooking)
    expect(new Set(earned.slice(1))).toEqual(new Set([onEmi]))
    expect(earned.reduce((sum, amount) => sum + amount, 0)).toBe(net)
  },
)

it('pays nothing to an associate if anyone below has the same or a higher level', () => {
  const path = [
    { associateId: 'seller', level: 5 },
    { associateId: 'equal', level: 5 },
    { associateId: 'lower', level: 2 },
    { associateId: 'higher', level: 6 },
  ]
  expect(differentialShares(path, PERCENT_LADDER)).toEqual([
    { associateId: 'seller', hundredths: 1000 },
    { associateId: 'higher', hundredths: 100 },
  ])
})

it('shares add up to the rate of the highest level, on any ladder whose rates never fall from level to level', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 9, maxLength: 9 }),
      (levels, steps) => {
        const ladder = ladderOf(
          'Per Sq.Yd',
          steps.toSorted((a, b) => a - b),
        )
        const shares = differentialShares(
          levels.map((level, index) => ({ associateId: String(index), level })),
          ladder,
        )
        const total = shares.reduce((sum, share) => sum + share.hundredths, 0)
        expect(total).toBe(ladderRate(ladder, Math.max(...levels)))
      },
    ),
    cases(),
  )
})

it('calculates commission per yard from the yards, and a percentage discount from the gross commission', () => {
  const figures = commissionFigures({
    yardsHundredths: 16_667,
    eligibleRateRupees: 6_000,
    commission: { type: 'Per Sq.Yd', hundredths: 48_000 },
    discount: { type: '%', hundredths: 1_000 },
  })
  expect(figures).toEqual({
    eligibleRupees: 1_000_020,
    grossRupees: 80_002,
    discountRupees: 8_000,
    netRupees: 72_002,
  })
})

it('caps the discount at the gross commission', () => {
  const figures = commissionFigures({
    yardsHundredths: 10_000,
    eligibleRateRupees: 10_000,
    commission: { type: '%', hundredths: 100 },
    discount: { type: 'Flat', hundredths: 99_999_900 },
  })
  expect(figures.netRupees).toBe(0)
})

it('the commission of all receipts adds up to the line, and no receipt has negative commission', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400_000 }),
      fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 1, maxLength: 40 }),
      (netRupees, parts) => {
        const saleToReceiveRupees = parts.reduce((sum, part) => sum + part, 0)
        fc.pre(saleToReceiveRupees > 0)
        const earned = commissionByReceipt({ netRupees, saleToReceiveRupees }, parts)
        expect(earned.reduce((sum, amount) => sum + amount, 0)).toBe(netRupees)
        expect(Math.min(...earned)).toBeGreaterThanOrEqual(0)
      },
    ),
    cases(),
  )
})
