import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { lifetimeBar, paidChart } from '~/subjects/commission/chart.server'
import { Lifetime } from './lifetime'
import { ListedTotal } from './listed-total'
import type { PaymentsPage } from './payments-page'
import { PaidChart } from './paid-chart'

const sharesOf = (paidPaise: number, duePaise: number, netPaise: number, eligiblePaise: number | null) => {
  const lifetime = {
    ...{ asOf: '2026-11-25', eligiblePaise, discountPaise: 0, cancelledPaise: 0, netPaise },
    ...{ paidPaise, unconfirmedPaise: 0, duePaise, payablePaise: null },
  }
  const html = renderPlain(<Lifetime lifetime={lifetime} bar={lifetimeBar(lifetime)} />)
  return [...html.matchAll(/\((\d+) %\)/g)].map(([, percent]) => Number(percent))
}

it.each([
  [3_750, 6_250, 10_000, [37, 63]],
  [3_750, 6_250, null, [37, 63]],
  [9_999, 1, 10_000, [99, 1]],
  [10_000, 0, 10_000, [100, 0]],
  [0, 10_000, 10_000, [0, 100]],
])('X012 %d paid and %d due paise, of %d eligible, make 100 %%', (paid, due, eligible, shares) => {
  expect(sharesOf(paid, due, 10_000, eligible)).toEqual(shares)
})

it('X012 if paid and due do not add up to net, each share is calculated separately', () => {
  expect(sharesOf(3_750, 5_000, 10_000, 10_000)).toEqual([37, 50])
})

const page: PaymentsPage = {
  number: 1,
  isEmpty: false,
  listedPaise: 1_000_00,
  voided: [],
  view: 'own',
  bills: [],
  days: [],
}
const chosen = { isListed: true, years: [2026], year: 2026 }

it.each([
  [{ bankPaise: 600_00, otherPaise: 100_00, unconfirmedPaise: 300_00 }, /₹300 of it is cash/],
  [{ bankPaise: 700_00, otherPaise: 300_00, unconfirmedPaise: 0 }, /₹1,000$/],
  [{ bankPaise: 600_00, otherPaise: 0, unconfirmedPaise: 300_00 }, /₹1,000$/],
  [null, /₹1,000$/],
])('X091 X097 of a listed total of ₹1,000, %j is named if it explains the total', (paid, text) => {
  const html = renderPlain(<ListedTotal chosen={chosen} month="" pages={[page]} isWhole paid={paid} />)
  expect(html.replace(/<[^>]*>/g, '')).toMatch(text)
})

const LAKH_PAISE = 100_000_00

it('X012 M242 a text browser reads each text of the chart as a word, and no title but that of the page', () => {
  const months = ['April 2026', 'May 2026'].map((name, index) => ({
    month: `2026-0${index + 4}`,
    name,
    bankPaise: 2 * LAKH_PAISE,
    otherPaise: 0,
    unconfirmedPaise: 0,
  }))
  const chart = paidChart(months, null)!
  const html = renderPlain(
    <PaidChart label="Commission" chart={chart} months={months} toMonth={null} selected="" />,
  )
  expect(html).not.toMatch(/<title|<desc/)
  // A text browser ignores tags inside a line.
  const words = html.replace(/<[^>]*>/g, '').split(/\s+/)
  expect(words).toEqual(expect.arrayContaining(['₹0', '₹1L', '2L', 'April', 'May', 'Bank']))
})
