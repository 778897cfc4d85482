import { expect, it } from 'vitest'
import { minRate, premiumPerYard, priceOf, registrationChargesOf, type Plan } from './price'

const perYard = (rupees: number) => ({ type: 'Per Sq.Yd' as const, hundredths: rupees * 100 })
const emi = (months: number, percent: number): Plan => ({
  kind: 'emi',
  months,
  flatPercentHundredths: percent * 100,
})

it.each([
  // hundredths of a yard, rate, premium, plan → net sale, booking, EMI charges, total, balance, EMI, last EMI
  [20_000, 12_500, 500, emi(36, 6), 2_600_000, 260_000, 421_200, 3_021_200, 2_761_200, 76_700, 76_700],
  [16_667, 12_500, 0, outright(500), 2_000_040, 200_000, 0, 2_000_040, 1_800_040, null, null],
  [15_000, 8_999, 0, emi(24, 5), 1_349_850, 134_000, 121_585, 1_471_435, 1_337_435, 55_727, 55_714],
  [26_700, 21_500, 300, emi(12, 4), 5_820_600, 582_000, 209_544, 6_030_144, 5_448_144, 454_012, 454_012],
  [18_333, 6_550, 0, outright(0), 1_200_812, 120_000, 0, 1_200_812, 1_080_812, null, null],
  [18_333, 6_500, 0, emi(60, 6), 1_191_645, 119_000, 321_794, 1_513_439, 1_394_439, 23_241, 23_220],
] as const)('prices %d hundredths of a yard at ₹%d', (yardsHundredths, rate, premium, plan, ...expected) => {
  const price = priceOf({
    yardsHundredths,
    rateRupees: rate,
    premium: perYard(premium),
    plan,
  })
  expect([
    price.netSaleRupees,
    price.bookingAmountRupees,
    price.emiChargesRupees,
    price.totalCostRupees,
    price.balanceRupees,
    price.emi?.perMonthRupees ?? null,
    price.emi?.lastRupees ?? null,
  ]).toEqual(expected)
})

it.each([
  [{ type: 'Per Sq.Yd' as const, hundredths: 50_000 }, 100_000],
  [{ type: '%' as const, hundredths: 550 }, 137_500],
  [{ type: 'Flat' as const, hundredths: 7_500_050 }, 75_001],
])('calculates a premium of %o', (premium, expected) => {
  const price = priceOf({ yardsHundredths: 20_000, rateRupees: 12_500, premium, plan: outright(0) })
  expect(price.premiumRupees).toBe(expected)
})

it('caps the sum of premiums at 20 % of the rate', () => {
  expect(premiumPerYard([200, 500], 12_500)).toBe(700)
  expect(premiumPerYard([200, 700, 500, 300], 6_500)).toBe(1_300)
})

it('rounds the lowest rate up', () => {
  expect([12_500, 8_999, 6_500, 1].map((rate) => minRate(rate, 9_000))).toEqual([11_250, 8_100, 5_850, 1])
  expect(minRate(8_999, 9_550)).toBe(8_595)
})

it('calculates registration charges on the government value', () => {
  expect(registrationChargesOf(20_000)).toBe(37_500)
  expect(registrationChargesOf(16_667)).toBe(31_251)
})

function outright(discountPerYardRupees: number): Plan {
  return { kind: 'outright', discountPerYardRupees }
}
