import { expect, it } from 'vitest'
import { parseComparison } from './search.server'

it('X081 a plot that the address repeats with a space after it is compared once', () => {
  const url = 'http://portal/plot-price-calculation/compare?plot=4~12500~6~26&plot=4~12500~6~26%20'
  expect(parseComparison(url).plots).toHaveLength(1)
})
