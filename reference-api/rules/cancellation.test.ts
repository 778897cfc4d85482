import { expect, it } from 'vitest'
import { arrearsOf } from './cancellation'

const TODAY = '2026-11-21'
const RULE = { afterUnpaid: 3, afterDays: 1 }

/** Instalments on the 10th of each month from July 2026: `x` is unpaid, `-` is paid. */
const schedule = (marks: string) =>
  [...marks].map((mark, index) => {
    const month = 6 + index
    const year = 2026 + Math.floor(month / 12)
    return {
      dueOn: `${year}-${String((month % 12) + 1).padStart(2, '0')}-10`,
      isUnpaid: mark === 'x',
    }
  })

it.each([
  // TODAY is after the due days of July to November and before the later due days.
  ['------', 0, null],
  ['-----xxx', 0, null],
  ['----xxxx', 1, '2027-01-11'],
  ['---xxxxx', 2, '2026-12-11'],
  ['--xxxxxx', 3, '2026-11-11'],
  ['xxxxxxxx', 5, '2026-09-11'],
  // Too few are unpaid.
  ['---xx', 2, null],
  ['----xx', 1, null],
  // A paid instalment ends the sequence.
  ['xx--x--x', 1, null],
  ['x-xxxxxx', 3, '2026-11-11'],
  ['xxx-----', 3, '2026-09-11'],
  ['---xx-xx', 2, null],
  // An earlier sequence no longer counts.
  ['xxx-xxxx', 1, '2027-01-11'],
])('X020 the schedule %s has %i unpaid in a row; it is cancelled on %s', (marks, unpaidInARow, cancelsOn) => {
  expect(arrearsOf(schedule(marks), RULE, TODAY)).toEqual({ unpaidInARow, cancelsOn })
})

it('X020 an instalment due today is not overdue', () => {
  expect(arrearsOf([{ dueOn: TODAY, isUnpaid: true }], { afterUnpaid: 1, afterDays: 9 }, TODAY)).toEqual({
    unpaidInARow: 0,
    cancelsOn: null,
  })
})

it.each([
  [{ afterUnpaid: null, afterDays: null }, null],
  [{ afterUnpaid: 1, afterDays: 0 }, '2026-10-10'],
  [{ afterUnpaid: 1, afterDays: 365 }, '2027-10-10'],
  [{ afterUnpaid: 2, afterDays: null }, '2026-11-10'],
  [{ afterUnpaid: 60, afterDays: 15 }, null],
])('X020 follows the rule %j', (rule, cancelsOn) => {
  expect(arrearsOf(schedule('---xxx'), rule, TODAY)).toEqual({ unpaidInARow: 2, cancelsOn })
})
