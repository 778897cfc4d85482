import { expect, it } from 'vitest'
import { divideDown, divideHalfUp, divideUp } from './rounding'

it.each([
  [5, 2, 3],
  [-5, 2, -2],
  [7, 3, 2],
  [8, 3, 3],
  [166.67 * 100 * 12_500, 100, 2_083_375],
])('%d / %d, rounded half up, is %d', (numerator, denominator, result) => {
  expect(divideHalfUp(numerator, denominator)).toBe(result)
})

it('rounds down and up', () => {
  expect(divideDown(-1, 2)).toBe(-1)
  expect(divideDown(7, 2)).toBe(3)
  expect(divideUp(7, 2)).toBe(4)
  expect(divideUp(8, 2)).toBe(4)
})

it('rejects values that are not safe integers', () => {
  expect(() => divideDown(0.5, 2)).toThrow(RangeError)
  expect(() => divideDown(2 ** 60, 2)).toThrow(RangeError)
})
