import { expect, it } from 'vitest'
import { parseComparison } from './search.server'

it.each([
  ['a trailing space', '4~12500~6~26%20'],
  ['the price in another spelling', '4~12500.00~6~26'],
])('X081 a plot is compared once if the address repeats it with %s', (_, repeated) => {
  const url = `http://portal/plot-price-calculation/compare?plot=4~12500~6~26&plot=${repeated}`
  expect(parseComparison(url).named).toHaveLength(1)
})

it('X081 an address without plots differs from one with an empty comparison', () => {
  const address = 'http://portal/plot-price-calculation/compare'
  expect(parseComparison(`${address}?add=4~12500~6~26`)).toMatchObject({
    named: null,
    linked: { plot: '26' },
  })
  expect(parseComparison(`${address}?plot=&add=<b>`)).toMatchObject({ named: [], linked: null })
})
