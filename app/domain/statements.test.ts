import { describe, expect, it } from 'vitest'
import { paidStatus, sumOf } from './statements'

describe('statements', () => {
  it.each([
    [100, 100, 'Full'],
    [100, 150, 'Full'],
    [100, 40, 'Part'],
    [100, 0, null],
    [0, 0, null],
    [0, 50, null],
  ])('M172 due %s with paid %s is %s', (duePaise, paidPaise, status) => {
    expect(paidStatus({ duePaise, paidPaise })).toBe(status)
  })

  it('M168 sums one amount over rows', () => {
    expect(sumOf([{ a: 1 }, { a: 2 }], (row) => row.a)).toBe(3)
    expect(sumOf([], () => 1)).toBe(0)
  })
})
