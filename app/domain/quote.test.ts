import { describe, expect, it } from 'vitest'
import { quoteText } from './quote'

const price = {
  number: '24',
  facing: 'North',
  yards: 200,
  pricePerYardPaise: 1_250_000,
  discountPaise: 0,
  discountPerYardPaise: 0,
  premiumPaise: 10_000_000,
  premiumRate: null,
  netSalePaise: 260_000_000,
  emiChargesPaise: 42_120_000,
  totalCostPaise: 302_120_000,
  bookingAmountPaise: 26_000_000,
  balancePaise: 276_120_000,
  emiPerMonthPaise: 7_670_000,
  lastEmiPaise: 7_670_000,
  months: 36,
  flatPercentPerYear: 6,
}
const quote = (fields: Partial<typeof price> = {}) =>
  quoteText({ price: { ...price, ...fields }, projectName: 'Mango Bloom', quotedOn: '2026-11-21' })

describe('quoteText', () => {
  it('M133 lists instalments', () => {
    expect(quote().split('\n')).toEqual([
      'Plot 24 · Mango Bloom',
      '200 sq. yards · North',
      'Price per Yard: ₹12,500',
      'Net Sale Amount: ₹26,00,000',
      'EMI Charges: ₹4,21,200',
      'Total Cost: ₹30,21,200',
      'Booking Amount: ₹2,60,000',
      'Balance: ₹27,61,200',
      'EMI Per Month: ₹76,700 × 36',
      'Quoted on 21-Nov-26. Subject to confirmation.',
    ])
  })

  it('M133 outright has no instalments', () => {
    expect(quote({ emiChargesPaise: 0, emiPerMonthPaise: 0, lastEmiPaise: 0, months: 0 })).not.toContain(
      'EMI',
    )
  })

  it('M133 states a different last instalment', () => {
    expect(quote({ lastEmiPaise: 7_669_900 })).toContain('₹76,700 × 36 (the last one ₹76,699)')
  })
})
