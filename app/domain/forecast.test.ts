import { expect, it } from 'vitest'
import { forecastDerivation } from './forecast'

it.each([
  [
    { count: 12, paise: 3_40_000_00, commissionPaise: 12_340_00 },
    'Commission on 12 instalments of ₹3,40,000 in all: ₹12,340 (about 3.63\u00a0%)',
  ],
  [
    { count: 1, paise: 40_000_00, commissionPaise: 1_200_00 },
    'Commission on 1 instalment of ₹40,000: ₹1,200 (about 3\u00a0%)',
  ],
  [{ count: 0, paise: 0, commissionPaise: 0 }, null],
])('X023 the calculation for the month %o reads %j', (month, derivation) => {
  expect(forecastDerivation(month)).toBe(derivation)
})
