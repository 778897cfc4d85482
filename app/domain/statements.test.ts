import { describe, expect, it } from 'vitest'
import { emiTotals, paidStatusText, sumOf } from './statements'

describe('statements', () => {
  it.each([
    [100, 100, 'Full'],
    [100, 150, 'Full'],
    [100, 40, 'Part'],
    [100, 0, ''],
    [0, 0, ''],
    [0, 50, ''],
    [null, 50, ''],
    [50, null, ''],
  ])('M172 %s paise due and %s paise paid give the status "%s"', (duePaise, paidPaise, status) => {
    expect(paidStatusText({ duePaise, paidPaise })).toBe(status)
  })

  it('M168 sums one amount over rows', () => {
    expect(sumOf([{ a: 1 }, { a: 2 }], (row) => row.a)).toBe(3)
    expect(sumOf([], () => 1)).toBe(0)
  })

  it('M021 an unknown amount makes the sum unknown', () => {
    expect(sumOf([{ a: 1 }, { a: null }], (row) => row.a)).toBeNull()
  })

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
})
