import { expect, test } from 'vitest'
import { isWorthSearching } from './search-box'

test.each([
  ['  ', true],
  [' ra ', false],
  ['rav', true],
  ['రాజు', true],
])('M153 with a minimum of three characters, typing %j starts a search: %s', (text, isWorth) => {
  expect(isWorthSearching(text, 3)).toBe(isWorth)
})
