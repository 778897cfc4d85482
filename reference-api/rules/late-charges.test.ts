import { expect, it } from 'vitest'
import { lateCharge } from './late-charges'

it.each([
  ['2026-11-10', 0],
  ['2026-11-01', 0],
  ['2026-11-11', 50],
  ['2026-12-10', 1_513],
  ['2027-11-10', 18_408],
])('₹76,700 due on 2026-11-10 and paid on %s bears a late charge of ₹%d', (paidOn, expected) => {
  expect(lateCharge({ rupees: 76_700, dueOn: '2026-11-10', percentHundredths: 2_400 }, paidOn)).toBe(expected)
})
