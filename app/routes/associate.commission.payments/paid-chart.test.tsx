import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { paidChart } from '~/subjects/commission/chart.server'
import { PaidChart } from './paid-chart'

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
