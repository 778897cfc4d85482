import * as z from 'zod/v4-mini'
import { expect, it } from 'vitest'
import { expectedPaise, MAX_QUERY_TEXT, queryText } from './line-query'

it.each([
  ['', null],
  [' 12,500 ', 1_250_000],
  ['₹500.5', 50_050],
  ['Rs. 1,25,000/-', 12_500_000],
  ['1,250,000.75', 125_000_075],
  ['9999999999', 999_999_999_900],
  ['१२,५००', 1_250_000],
  ['₹౫౦౦.౫', 50_050],
])('X042 X071 reads "%s" as %s paise', (text, paise) => {
  expect(z.safeParse(expectedPaise, text).data).toBe(paise)
})

it.each(['12,50', '1,23', '1,250,00', '1,25,00,00', ',500', '1.234', '-5', '10000000000', 'ten', '1e3'])(
  'X042 rejects "%s" as an amount',
  (text) => {
    expect(z.safeParse(expectedPaise, text).error?.issues[0]?.message).toBe(
      'Enter an amount in rupees, such as 12,500',
    )
  },
)

it('X042 counts an emoji as one character', () => {
  const isValid = (text: string) => z.safeParse(queryText, text).success
  expect(isValid('😀'.repeat(MAX_QUERY_TEXT))).toBe(true)
  expect(isValid('😀'.repeat(MAX_QUERY_TEXT + 1))).toBe(false)
})
