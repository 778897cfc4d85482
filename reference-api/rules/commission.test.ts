import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { commissionByReceipt, commissionFigures, differentialShares } from './commission'
import { type Ladder, ladderRate } from './ladder'

const PERCENT = [500, 650, 800, 900, 1000, 1100, 1200, 1300, 1400]
const ladderOf = (type: '%' | 'Per Sq.Yd', rates: number[]): Ladder => ({
  type,
  rates: new Map(rates.map((rate, index) => [index + 1, rate])),
})
const PERCENT_LADDER = ladderOf('%', PERCENT)

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
    discount: { type: '%', hundredths: 3_300 },
  })
  expect(figures).toEqual({
    eligibleRupees: 1_000_020,
    grossRupees: 80_002,
    discountRupees: 26_401,
    netRupees: 53_601,
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
