import { expect, it } from 'vitest'
import { cheapestText } from './cheapest'

const plots = (...totals: (number | null)[]) =>
  totals.map((totalPaise, index) => ({ name: `Plot ${index + 1}`, totalPaise }))

it.each([
  [plots(30_000_00, 20_000_00, 25_000_00), 'Plot 2 costs least: ₹20,000, ₹5,000 less than Plot 3.'],
  [plots(20_000_00, 20_000_00), 'Plot 1 and Plot 2 cost the same: ₹20,000.'],
  [plots(20_000_00, null), null],
  [[], null],
])('X081 the sentence about the cheapest of %j is %j', (pricedPlots, text) => {
  expect(cheapestText(pricedPlots)).toBe(text)
})
