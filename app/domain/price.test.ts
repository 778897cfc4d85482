import { expect, it } from 'vitest'
import { EXAMPLE_PRICE } from '../../tests/factories/worked-example'
import { type PriceFigures, priceDerivations } from './price'

const rupees = (amount: number) => Math.round(amount * 100)

const golden = (fields: Partial<PriceFigures> = {}): PriceFigures => ({ ...EXAMPLE_PRICE, ...fields })

const lines = (price: PriceFigures) =>
  Object.fromEntries(priceDerivations(price).map(({ label, derivation }) => [label, derivation]))

it('M133 X092 shows the calculations of a price with instalments', () => {
  expect(lines(golden())).toEqual({
    Premium: '200 sq. yards × ₹500 Per Sq.Yd = ₹1,00,000',
    'Net Sale Amount': '200 sq. yards × ₹12,500 Price per Yard + ₹1,00,000 Premium = ₹26,00,000',
    'EMI Charges':
      '(₹26,00,000 Net Sale Amount − ₹2,60,000 Booking Amount) × 6 % a year × 36 ÷ 12 months = ₹4,21,200',
    'Total Cost': '₹26,00,000 Net Sale Amount + ₹4,21,200 EMI Charges = ₹30,21,200',
    Balance: '₹30,21,200 Total Cost − ₹2,60,000 Booking Amount = ₹27,61,200',
    'EMI Per Month': '₹27,61,200 Balance ÷ 36 months = ₹76,700',
  })
})

it('M133 rounds the gross price to the rupee', () => {
  const price = golden({
    yards: 133.35,
    pricePerYardPaise: rupees(7_777),
    premiumPaise: 0,
    premiumRate: null,
    netSalePaise: rupees(1_037_063),
  })
  expect(lines(price)['Net Sale Amount']).toBe('133.35 sq. yards × ₹7,777 Price per Yard = ₹10,37,063')
})

it('M133 an outright price shows its discount and no instalments', () => {
  const outright = golden({
    yards: 166.67,
    discountPaise: rupees(83_335),
    discountPerYardPaise: rupees(500),
    premiumPaise: 0,
    premiumRate: null,
    netSalePaise: rupees(2_000_040),
    emiChargesPaise: 0,
    totalCostPaise: rupees(2_000_040),
    bookingAmountPaise: rupees(200_000),
    balancePaise: rupees(1_800_040),
    emiPerMonthPaise: 0,
    lastEmiPaise: 0,
    months: 0,
    flatPercentPerYear: 0,
  })
  expect(lines(outright)).toEqual({
    Discount: '166.67 sq. yards × ₹500 Per Sq.Yd = ₹83,335',
    'Net Sale Amount': '166.67 sq. yards × ₹12,500 Price per Yard − ₹83,335 Discount = ₹20,00,040',
    Balance: '₹20,00,040 Total Cost − ₹2,00,000 Booking Amount = ₹18,00,040',
  })
})

it('M133 names a last instalment that differs', () => {
  const { 'EMI Per Month': derivation } = lines(
    golden({
      balancePaise: rupees(1_337_435),
      emiPerMonthPaise: rupees(55_727),
      lastEmiPaise: rupees(55_714),
      months: 24,
    }),
  )
  expect(derivation).toBe('₹13,37,435 Balance ÷ 24 months = ₹55,727, the last one ₹55,714')
})

it('M133 handles a percentage premium', () => {
  const { Premium } = lines(
    golden({ premiumRate: { kind: 'percent', percent: 4 }, premiumPaise: rupees(100_000) }),
  )
  expect(Premium).toBe('4 % × ₹25,00,000 Price before premium = ₹1,00,000')
})

it.each<[string, Partial<PriceFigures>, string[]]>([
  ['unknown yards', { yards: null }, ['Premium', 'Net Sale Amount']],
  ['an unknown price per yard', { pricePerYardPaise: null }, ['Net Sale Amount']],
  ['unknown months', { months: null }, ['EMI Charges', 'EMI Per Month']],
  ['EMI charges ₹100 too high', { emiChargesPaise: rupees(421_300) }, ['EMI Charges', 'Total Cost']],
  ['a balance ₹1 too high', { balancePaise: rupees(2_761_201) }, ['Balance', 'EMI Per Month']],
])('M133 with %s, omits the affected calculations', (_, fields, missing) => {
  const shownLabels = Object.keys(lines(golden(fields)))
  for (const label of missing) expect(shownLabels).not.toContain(label)
  expect(shownLabels.length + missing.length).toBe(Object.keys(lines(golden())).length)
})
