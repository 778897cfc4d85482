import { expect, it } from 'vitest'
import { sumOf } from './sum'

it('M168 sums one amount over rows', () => {
  expect(sumOf([{ a: 1 }, { a: 2 }], (row) => row.a)).toBe(3)
  expect(sumOf([], () => 1)).toBe(0)
})

it('M021 an unknown amount makes the sum unknown', () => {
  expect(sumOf([{ a: 1 }, { a: null }], (row) => row.a)).toBeNull()
})
