import { expect, it } from 'vitest'
import { aCaller, upstreamForThisFile } from '../../../tests/factories/caller'
import { csvLines } from '../../../tests/factories/csv-lines'
import { success } from '../../../tests/factories/wire'
import { apiFor } from '~/api/client.server'
import { loadTaxYear, taxCsv } from './tax-year.server'

const upstream = upstreamForThisFile()
const TODAY = '2026-11-21'
const EMPTY = { json: success({ quarters: [] }) }
const second = {
  ...{ quarter: 2, gross_amt: 9_000, tds_amt: 180, gst_amt: null, other_deduction_amt: 0 },
  ...{ credited_amt: 8_820, certificate: 'https://files.example/1' },
}
const load = (search = '') =>
  loadTaxYear(apiFor(aCaller(), 'HG1'), `http://portal/associate/commission/tax${search}`, TODAY)
const requestedYears = () => upstream.received().map(({ query }) => query.financial_year)

it.each(['', '?year=garbage', '?year=1999', '?year=2027', '?year=20260', '?year=2026&year=2025'])(
  'X093 %j shows the current year, and its four quarters',
  async (search) => {
    upstream.replies({ json: success({ first_year: 2024, quarters: [second], unrecorded_amt: '700' }) })
    const tax = await load(search)
    expect(requestedYears()).toEqual(['2026'])
    expect(tax).toMatchObject({
      year: 2026,
      years: [2026, 2025, 2024],
      isEmpty: false,
      unrecordedPaise: 70_000,
    })
    const amounts = tax.quarters.map(({ quarter, grossPaise }) => [quarter, grossPaise])
    expect(Object.fromEntries(amounts)).toEqual({ 1: 0, 2: 900_000, 3: 0, 4: 0 })
  },
)

it('X093 until the current year has a record, the year before is shown, if it has one', async () => {
  upstream.replies(EMPTY, { json: success({ quarters: [second] }) })
  expect(await load()).toMatchObject({ year: 2025, isEmpty: false })
  upstream.replies(EMPTY, EMPTY)
  expect(await load()).toMatchObject({ year: 2026, isEmpty: true, years: [2026, 2025, 2024] })
})

it('X093 a chosen year without payments is empty; a first year of long ago gives ten years', async () => {
  upstream.replies({ json: success({ first_year: 1, quarters: [] }) })
  const tax = await load('?year=2024')
  expect(tax).toMatchObject({ year: 2024, isEmpty: true })
  expect(tax.years).toHaveLength(10)
})

it('X093 shows a refusal in place of the quarters', async () => {
  upstream.replies({ json: { status: false, message: 'Closed.' } })
  expect(await load('?year=2025')).toMatchObject({ refusal: 'Closed.', isEmpty: true })
})

it('X093 the file of a year has a row per quarter, and no amount where the upstream sends none', async () => {
  upstream.replies({ json: success({ quarters: [second] }) })
  const { year, quarters } = await load('?year=2025')
  const file = taxCsv(year, quarters)
  expect(file.name).toBe('tax-2025-26')
  expect(csvLines(file).slice(0, 3)).toEqual([
    'Financial year,Quarter,Gross,TDS,GST,Other deductions,Credited',
    '2025-26,Q1,0,0,0,0,0',
    '2025-26,Q2,9000,180,,0,8820',
  ])
})
