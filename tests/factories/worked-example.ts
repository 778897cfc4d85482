import type { PriceFigures } from '~/domain/price'

// The first worked example of reference-api/rules/price.test.ts: 200 sq. yards × ₹12,500 with a premium of ₹500 a yard,
// ₹2,60,000 at booking, then 36 EMIs of ₹76,700 at 6 % a year.

export const EXAMPLE_PARTS = {
  saleRupees: 2_500_000,
  discountRupees: 0,
  premiumRupees: 100_000,
  adjustmentRupees: 0,
  emiChargesRupees: 421_200,
  waiveOffRupees: 0,
  bookingAmountRupees: 260_000,
}

export const EXAMPLE_PRICE: PriceFigures = {
  yards: 200,
  pricePerYardPaise: 12_500_00,
  discountPaise: 0,
  discountPerYardPaise: 0,
  premiumPaise: 100_000_00,
  premiumRate: { kind: 'per-yard', paise: 500_00 },
  netSalePaise: 2_600_000_00,
  emiChargesPaise: 421_200_00,
  totalCostPaise: 3_021_200_00,
  bookingAmountPaise: 260_000_00,
  balancePaise: 2_761_200_00,
  emiPerMonthPaise: 76_700_00,
  lastEmiPaise: 76_700_00,
  months: 36,
  flatPercentPerYear: 6,
}
