import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { EXAMPLE_PARTS } from '../../tests/factories/worked-example'
import { lessOf, receiptParts, saleToReceive, type PaidByKind } from './receipt-parts'

const NOTHING_PAID: PaidByKind = { bookingRupees: 0, balanceRupees: 0, registrationRupees: 0 }

it('splits the EMI of 76,700 into 62,500 + 2,500 + 11,700', () => {
  const paidBefore = { bookingRupees: 260_000, balanceRupees: 11 * 76_700, registrationRupees: 0 }
  const parts = receiptParts(EXAMPLE_PARTS, paidBefore, { ...paidBefore, balanceRupees: 12 * 76_700 })
  expect(parts).toMatchObject({ saleRupees: 62_500, premiumRupees: 2_500, emiRupees: 11_700 })
})

it('separates registration charges', () => {
  const parts = receiptParts(EXAMPLE_PARTS, NOTHING_PAID, { ...NOTHING_PAID, registrationRupees: 37_500 })
  expect(parts).toMatchObject({ saleRupees: 0, registrationRupees: 37_500 })
})

it('parts add up exactly for any sequence of amounts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 30 }), (amounts) => {
      const price = {
        ...EXAMPLE_PARTS,
        discountRupees: 83_335,
        adjustmentRupees: 7_777,
        waiveOffRupees: 5_001,
      }
      const netSale = price.saleRupees - price.discountRupees + price.premiumRupees
      const charges = price.emiChargesRupees - price.waiveOffRupees + price.adjustmentRupees
      const balance = netSale - price.bookingAmountRupees + charges
      let paidBefore: PaidByKind = { ...NOTHING_PAID, bookingRupees: price.bookingAmountRupees }
      let saleRupees = receiptParts(price, NOTHING_PAID, paidBefore).saleRupees
      for (const amount of [...amounts, balance]) {
        const paidAfter = {
          ...paidBefore,
          balanceRupees: Math.min(paidBefore.balanceRupees + amount, balance),
        }
        const parts = receiptParts(price, paidBefore, paidAfter)
        expect(parts.saleRupees + lessOf(parts)).toBe(paidAfter.balanceRupees - paidBefore.balanceRupees)
        expect(parts.saleRupees).toBeGreaterThanOrEqual(0)
        saleRupees += parts.saleRupees
        paidBefore = paidAfter
      }
      expect(saleRupees).toBe(saleToReceive(price))
    }),
    cases(),
  )
})
