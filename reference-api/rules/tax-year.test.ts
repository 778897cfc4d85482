import { expect, it } from 'vitest'
import { firstDayOfQuarter, quarterOf, quarterSums } from './tax-year'

const bill = {
  ...{ billed_on: '2026-07-01', gross_rupees: 10_000, tds_rupees: null, gst_rupees: null },
  ...{ other_deduction_rupees: null, credited_rupees: null },
}

it.each([
  ['2026-04-01', 1],
  ['2026-06-30', 1],
  ['2026-07-01', 2],
  ['2026-12-31', 3],
  ['2027-01-01', 4],
  ['2027-03-31', 4],
])('X093 %s is in quarter %d', (day, quarter) => {
  expect(quarterOf(day)).toBe(quarter)
})

it('X093 the quarters of a year begin in April, July, October and January', () => {
  expect([1, 2, 3, 4].map((quarter) => firstDayOfQuarter(2026, quarter))).toEqual([
    '2026-04-01',
    '2026-07-01',
    '2026-10-01',
    '2027-01-01',
  ])
})

it.each([
  ['the credited amount as recorded', { tds_rupees: 200, credited_rupees: 9_700 }, 9_700],
  ['only TDS', { tds_rupees: 200 }, 9_800],
  [
    'all but the credited amount',
    { tds_rupees: 200, gst_rupees: 1_800, other_deduction_rupees: 500 },
    11_100,
  ],
])('X093 credited: %s', (_, recorded, credited) => {
  const [first, second] = quarterSums([
    { ...bill, ...recorded },
    { ...bill, ...recorded },
  ])
  expect(second).toMatchObject({ quarter: 2, gross: 20_000, tds: 400, credited: 2 * credited })
  expect(first).toMatchObject({ gross: 0, credited: 0 })
})
