import { expect, test } from 'vitest'
import { movedTo } from './combobox'

test.each([
  [-1, 1, 3, 0],
  [-1, -1, 3, 2],
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [2, 1, 0, -1],
] as const)(
  'M218 index %i (-1: none) plus step %i of %i suggestions gives index %i',
  (from, step, count, to) => {
    expect(movedTo(from, step, count)).toBe(to)
  },
)
