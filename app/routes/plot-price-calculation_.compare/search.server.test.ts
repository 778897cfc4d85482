import { expect, it } from 'vitest'
import { parseComparison } from './search.server'

it.each([
  ['a trailing space', '4~12500~6~26%20'],
  ['the price in another spelling', '4~12500.00~6~26'],
])('X081 a plot is compared once if the address repeats it with %s', (_, repeated) => {
  const url = `http://portal/plot-price-calculation/compare?plot=4~12500~6~26&plot=${repeated}`
  expect(parseComparison(url).plots).toHaveLength(1)
})
