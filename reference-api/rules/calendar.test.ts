import { expect, it } from 'vitest'
import { addDays, dayOfMonthAfter, daysBetween, monthsBetween } from './calendar'

it('handles the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect(dayOfMonthAfter('2026-11-30', 3, 10)).toBe('2027-02-10')
  expect(dayOfMonthAfter('2026-01-15', -1, 10)).toBe('2025-12-10')
  expect(monthsBetween('2025-11-30', '2026-02-01')).toBe(3)
})
