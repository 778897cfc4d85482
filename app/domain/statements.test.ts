import { expect, it } from 'vitest'
import { emiTotals, newestFirst } from './statements'

const rows = (...balances: (number | null)[]) =>
  balances.map((balancePaise) => ({
    duePaise: 100,
    paidPaise: balancePaise === null ? null : 100 - balancePaise,
    balancePaise,
  }))

it.each([
  ['subtracts the waive-off from the balance', rows(60, 100), 20, 140],
  ['does not change the balance if nothing is waived', rows(60, 100), 0, 160],
  ['never goes below zero', rows(60), 80, 0],
  ['does not change a zero balance', rows(0), 80, 0],
  ['does not change the balance of an overpaid booking', rows(-30), 20, -30],
  ['does not change an unknown balance', rows(60, null), 20, null],
  [
    'keeps a balance that is already reduced by the waive-off',
    [{ duePaise: 100, paidPaise: 40, balancePaise: 40 }],
    20,
    40,
  ],
])('M171 %s', (_, instalments, waiveOffPaise, balancePaise) => {
  expect(emiTotals(instalments, waiveOffPaise).totals.balancePaise).toBe(balancePaise)
})

it('receipts are listed newest first, also within a day, and undated receipts last', () => {
  const listed = [
    { number: 'undated', receivedOn: null },
    { number: 'first', receivedOn: '2026-01-05' },
    { number: 'second', receivedOn: '2026-01-05' },
    { number: 'third', receivedOn: '2026-02-01' },
  ]
  expect(newestFirst(listed).map(({ number }) => number)).toEqual(['third', 'second', 'first', 'undated'])
})
