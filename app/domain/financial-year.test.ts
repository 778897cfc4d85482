import { expect, it } from 'vitest'
import { financialYearOf, formatFinancialYear, monthOfFinancialYear, monthsOf } from './financial-year'

it.each([
  ['2026-03-31', 2025, 11],
  ['2026-04-01', 2026, 0],
  ['2026-12-31', 2026, 8],
  ['2027-01-01', 2026, 9],
])('the financial year of %s is %i, and the month number is %i', (date, year, month) => {
  expect(financialYearOf(date)).toBe(year)
  expect(monthOfFinancialYear(date)).toBe(month)
})

it.each([
  [1999, '1999-00'],
  [2008, '2008-09'],
])('formats %i as %s', (year, text) => expect(formatFinancialYear(year)).toBe(text))

it('a financial year has twelve months from April to March', () => {
  const months = monthsOf(2026)
  expect(months).toHaveLength(12)
  expect([months[0], months[8], months[9], months[11]]).toEqual(['2026-04', '2026-12', '2027-01', '2027-03'])
})
