import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { EXAMPLE_PARTS } from '../../tests/factories/worked-example'
import { payableCommission, releasedCommission } from './released-commission'

const LINE = { netRupees: 172_000, paidRupees: 0 }

it.each([
  // booking amount, balance, paid on the line, released
  [260_000, 0, 0, 17_200],
  [0, 76_700, 0, 4_300],
  [0, 2 * 76_700, 0, 8_600],
  [260_000, 36 * 76_700, 0, 172_000],
  // ₹31,250 of the ₹38,350 is sale value.
  [0, 38_350, 0, 2_150],
  [0, 76_700, 172_000 - 4_299, 4_299],
  [0, 76_700, 172_000, 0],
  [0, 76_700, 180_000, 0],
  [0, 0, 0, 0],
])(
  'X023 a booking amount of %i and a balance of %i, after %i of the commission was paid, release %i',
  (bookingRupees, balanceRupees, paidRupees, released) => {
    const payable = { bookingRupees, balanceRupees }
    expect(releasedCommission(EXAMPLE_PARTS, { ...LINE, paidRupees }, payable)).toBe(released)
  },
)

it('X023 the released commission is 0 if the discount is the whole sale', () => {
  const free = { ...EXAMPLE_PARTS, discountRupees: 2_500_000 }
  expect(releasedCommission(free, LINE, { bookingRupees: 1, balanceRupees: 1 })).toBe(0)
})

it('X023 the released commission is never negative and never more than the line’s due', () => {
  const rupees = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(rupees, rupees, rupees, rupees, (net, paid, bookingRupees, balanceRupees) => {
      const released = releasedCommission(
        EXAMPLE_PARTS,
        { netRupees: net, paidRupees: paid },
        { bookingRupees, balanceRupees },
      )
      expect(released).toBeGreaterThanOrEqual(0)
      expect(released).toBeLessThanOrEqual(Math.max(0, net - paid))
    }),
    cases(),
  )
})

const first = {
  line: { netRupees: 120_000, paidRupees: 21_000 },
  saleToReceiveRupees: 1_500_000,
  isCancelled: false,
}
const receipts = { saleReceivedRupees: 375_000, unbilledSaleRupees: [112_500] }

it.each([
  ['8 % of a receipt that no bill pays', {}, 9_000],
  ['8 % of two receipts', { unbilledSaleRupees: [112_500, 112_500] }, 18_000],
  ['at most the due', { unbilledSaleRupees: [1_400_000] }, 99_000],
  ['the due, once the sale is received', { saleReceivedRupees: 1_500_000 }, 99_000],
  ['the due, once the booking is cancelled', { isCancelled: true }, 99_000],
  ['a negative due', { line: { netRupees: 120_000, paidRupees: 125_000 } }, -5_000],
])('X090 the payable part of a due is %s', (_, change, rupees) => {
  expect(payableCommission({ ...first, ...receipts, ...change })).toBe(rupees)
})
