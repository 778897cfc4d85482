import { expect, it } from 'vitest'
import type { Api } from '~/api/client.server'
import { selectedYear } from '~/subjects/commission/summary.server'
import { chooseYear, parsePaymentFilters } from './payment-filters.server'

const { year: current } = selectedYear(NaN)
const paid = { days: [{}] }
const none = { days: [] }

/** `lists` are the replies for the current year and the year before. */
const chosen = async (lists: object[]) => {
  const own = (_page: number, { financial_year }: { financial_year?: number }) =>
    Promise.resolve(lists[current - financial_year!])
  const api = { capabilities: { offers: () => Promise.resolve(true) }, payments: { own } } as unknown as Api
  return (await chooseYear(api, parsePaymentFilters('http://portal/payments'))).year
}

it.each([
  [[paid, paid], current],
  [[none, paid], current - 1],
  [[none, none], current],
])('X097 lists the year before if only that year has a payment', async (lists, year) => {
  expect(await chosen(lists)).toBe(year)
})
