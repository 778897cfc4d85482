import { expect, test } from 'vitest'
import { hasRowsAfter, isLong } from './long-list'

test('M136 M140 M230 a list is long if it has more than 500 rows', () => {
  expect(isLong([])).toBe(false)
  expect(isLong([200, 300])).toBe(false)
  expect(isLong([200, 301])).toBe(true)
})

test('M136 M230 a part of a long list has pages of 250 rows', () => {
  expect([1, 2, 3].map((page) => hasRowsAfter(page, 620))).toEqual([true, true, false])
  expect(hasRowsAfter(1, 250)).toBe(false)
})
