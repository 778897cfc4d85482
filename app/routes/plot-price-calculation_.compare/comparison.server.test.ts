import { expect, it } from 'vitest'
import type { PriceValues } from '~/subjects/plots/price-values'
import { aRequest, argsOf, asSent } from '../../../tests/factories/session'
import { commitComparison, getComparison } from './comparison.server'

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
