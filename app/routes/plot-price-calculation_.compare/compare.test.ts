import { expect, it } from 'vitest'
import { cheapestText } from './cheapest'
import type { PriceValues } from '~/subjects/plots/price-values'
import { aRequest, argsOf, asSent } from '../../../tests/factories/session'
import { commitComparison, getComparison } from './comparison.server'
import { parseComparison, typedErrors } from './search.server'

const plots = (...totals: (number | null)[]) =>
  totals.map((totalPaise, index) => ({ name: `Plot ${index + 1}`, totalPaise }))

it.each([
  [plots(30_000_00, 20_000_00, 25_000_00), 'Plot 2 costs least: ₹20,000, ₹5,000 less than Plot 3.'],
  [plots(20_000_00, 20_000_00), 'Plot 1 and Plot 2 cost the same: ₹20,000.'],
  [plots(20_000_00, null), null],
  [[], null],
])('X081 the sentence about the cheapest of %j is %j', (pricedPlots, text) => {
  expect(cheapestText(pricedPlots)).toBe(text)
})

const plotOf = (plot: string): PriceValues => ({
  project_id: '4',
  price: '12500',
  plot,
  plan: '1',
  emi_id: '6',
})
const read = (cookie: string, userId = 'HG1024') => getComparison(argsOf(aRequest('/', { cookie })), userId)

it('X081 restores each user’s own comparison', () => {
  const plots = ['26', '12~A/3 +', 'A|12'].map(plotOf)
  const cookie = commitComparison('HG1024', plots)
  expect(cookie).toMatch(/; Max-Age=604800; Path=\/plot-price-calculation; HttpOnly; SameSite=Lax$/)
  expect(read(asSent(cookie))).toEqual(plots)
  expect(read(asSent(cookie), 'HG1001')).toEqual([])
})

it('X081 with the longest plot numbers, the cookie stays below 4,096 bytes', () => {
  const cookie = commitComparison(
    'HG1024',
    ['అ', 'ఆ', 'ఇ'].map((letter) => plotOf(letter.repeat(60))),
  )
  expect(cookie.length).toBeLessThan(4_096)
  expect(read(asSent(cookie))).toHaveLength(3)
})

it('X081 an empty comparison deletes the cookie', () => {
  expect(commitComparison('HG1024', [])).toContain('Max-Age=0')
})

it.each([
  ['', 0],
  ['forged', 0],
  ['%', 0],
  ['plot=4~1~1&plot=<b>', 0],
  [['26', '26', '31', '24', '12'].map((number) => `plot=4~12500~6~${number}`).join('&'), 3],
])('X081 from the cookie "%s" the portal reads %i plots', (value, count) => {
  expect(read(`compare-HG1024=${encodeURIComponent(value)}`)).toHaveLength(count)
  expect(read(`compare-HG1024=${value}`)).toHaveLength(count)
})

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
