import { expect, it } from 'vitest'
import { parseComparison, typedErrors } from './search.server'

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

it.each([
  [{ project_id: '4', number: '31' }, []],
  [{ project_id: '7', number: '26' }, []],
  [{ project_id: '', number: '' }, ['project_id: Please Select Project', 'number: Plot Number is Required']],
  [{ project_id: '4', number: '9'.repeat(61) }, ['number: Plot Number is too long']],
  [{ project_id: '4', number: '26' }, ['number: Plot 26 is in the comparison already.']],
])('X081 for the typed plot %j the errors are %j', (typed, errors) => {
  const compared = { project_id: '4', price: '12500', plot: '26', plan: '1', emi_id: '6' } as const
  expect(typedErrors(typed, [compared]).map(({ name, message }) => `${name}: ${message}`)).toEqual(errors)
})
