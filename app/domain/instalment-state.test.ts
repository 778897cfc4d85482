import { expect, it } from 'vitest'
import { dueState, instalmentState, markOverdue, nextInstalment, overdueOf } from './instalment-state'

const TODAY = '2026-11-23'
const row = (type: string, dueOn: string | null, duePaise: number | null, paidPaise: number | null) => ({
  type,
  isRegistrationCharge: type.startsWith('Registration'),
  dueOn,
  duePaise,
  paidPaise,
  balancePaise: duePaise === null || paidPaise === null ? null : duePaise - paidPaise,
})

it.each([
  [row('EMI 1', '2026-01-10', 100, 100), 'paid'],
  [row('EMI 2', '2026-11-22', 100, 40), 'overdue'],
  [row('EMI 3', '2026-11-22', 100, 0), 'overdue'],
  [row('EMI 4', TODAY, 100, 0), 'future'],
  [row('EMI 5', '2026-12-10', 100, 1), 'part'],
  [row('EMI 6', null, 100, 0), 'future'],
  [row('EMI 7', '2026-12-10', null, 0), 'unknown'],
  [row('EMI 8', '2026-01-10', 0, 0), 'paid'],
  [row('Registration Charges', '2026-01-10', 100, 0), 'future'],
] as const)('X030 %o is %s', (instalment, state) => {
  expect(instalmentState(instalment, TODAY)).toBe(state)
})

it('X030 uses the upstream’s balance, for example after a waive-off', () => {
  expect(instalmentState({ ...row('EMI 1', '2026-01-10', 100, 60), balancePaise: 0 }, TODAY)).toBe('paid')
})

const rows = [
  row('EMI 1', '2026-09-10', 100, 30),
  row('EMI 3', '2026-12-10', 100, 0),
  row('EMI 2', TODAY, 100, 25),
  row('Registration Charges', '2026-10-01', 900, 0),
]

it('X030 the next instalment is the first unpaid amount due today or later, except registration charges; otherwise null', () => {
  expect(nextInstalment(rows, TODAY)).toEqual({ type: 'EMI 2', dueOn: TODAY, paise: 75 })
  const charge = row('Registration Charges', TODAY, 900, 0)
  expect(nextInstalment([charge, ...rows], TODAY)).toMatchObject({ type: 'EMI 2' })
  expect(nextInstalment([charge], TODAY)).toBeNull()
  expect(nextInstalment([], TODAY)).toBeNull()
})

it('X030 the overdue amount excludes registration charges, as in Collections', () => {
  expect(overdueOf(rows, TODAY)).toEqual({ count: 1, paise: 70 })
  expect(markOverdue(rows, TODAY).map(({ isOverdue }) => isOverdue)).toEqual([true, false, false, false])
})

it('X098 after a cancellation nothing remains, is next or is overdue', () => {
  const statement = { instalments: rows, totals: { duePaise: 1_200, paidPaise: 55, balancePaise: 1_145 } }
  expect(dueState(statement, false, TODAY)).toMatchObject({
    totals: statement.totals,
    next: { type: 'EMI 2' },
    overdue: { count: 1, paise: 70 },
  })
  const cancelled = dueState(statement, true, TODAY)
  expect(cancelled).toMatchObject({
    totals: { duePaise: 1_200, paidPaise: 55, balancePaise: null },
    next: null,
    overdue: { count: 0, paise: 0 },
  })
  for (const row of cancelled.instalments) expect(row).toMatchObject({ balancePaise: null, isOverdue: false })
})
