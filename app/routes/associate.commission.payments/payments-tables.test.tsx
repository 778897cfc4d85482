import { expect, it } from 'vitest'
import { renderPlain, textOf } from '../../../tests/factories/render-plain'
import type { Sorting } from '~/domain/sorting'
import { OwnPayments } from './own-payments'
import type { PaymentsPage } from './payments-page'
import { TeamPayments } from './team-payments'

const plot = (plotNumber: string) => ({
  projectId: '4',
  projectCode: 'SRE',
  plotNumber,
  bookingId: plotNumber,
  paise: 300,
})
const payment = (associateName: string, paise: number) => ({
  associateId: `HG-${associateName}`,
  associateName,
  commissionId: '2',
  billNumber: 'CB-2',
  receiptNumber: '',
  type: 'Bank',
  paise,
  deductions: null,
})
const page = { number: 1, isEmpty: false, listedPaise: null, voided: [] }
const team: PaymentsPage = {
  ...page,
  view: 'team',
  days: [
    {
      date: '2026-11-22',
      paise: 600,
      rows: [
        { ...plot('7'), associates: [payment('Asha', 300)] },
        { ...plot('9'), associates: [payment('Ravi', 100), payment('Sita', 200)] },
      ],
    },
  ],
}
const ownPayment = (plotNumber: string) => ({
  ...plot(plotNumber),
  commissionId: '2',
  billNumber: 'CB-2',
  receiptId: '3',
  receiptNumber: '',
  type: 'Other',
  isUnconfirmed: false,
})
const own: PaymentsPage = {
  ...page,
  view: 'own',
  bills: [],
  days: ['2026-11-22', '2026-10-22', '2026-10-21'].map((date, index) => ({
    date,
    paise: 300,
    rows: [ownPayment(`${index}`)],
  })),
}

function rowsOf(Payments: typeof OwnPayments, page: PaymentsPage, sorting: Sorting | null) {
  const html = renderPlain(
    <Payments
      list={{ pages: [page], earlierTo: null, more: { to: null } }}
      queried={[]}
      sort={sorting && { ...sorting, to: ({ sort = 'default' }) => `?${sort}` }}
    />,
  )
  const [, ...rows] = html.split('<tr')
  return { html, rows: rows.map(textOf) }
}

it('M199 X096 a plot with one payment has a row; a plot with several has a heading with their sum, and its rows name it for screen readers', () => {
  const { html, rows } = rowsOf(TeamPayments, team, null)
  expect(rows).toEqual([
    'Plot Associate Type Bill No. Amount Document',
    '22-Nov-26 ₹6',
    'Plot 7 · SRE Asha (HG-Asha) Bank CB-2 ₹3 PDF for Asha',
    'Plot 9 · SRE ₹3',
    'Plot 9 · SRE Ravi (HG-Ravi) Bank CB-2 ₹1 PDF for Ravi',
    'Plot 9 · SRE Sita (HG-Sita) Bank CB-2 ₹2 PDF for Sita',
  ])
  expect(html.match(/<th scope="row"[^>]*><span/g)).toHaveLength(2)
  expect(html.match(/role="rowheader"/g)).toHaveLength(3)
  expect(html).not.toContain('<summary')
})

it('M199 sorted team payments have a date each, and neither headings nor sums', () => {
  const { rows } = rowsOf(TeamPayments, team, { by: 'amount', order: 'desc' })
  expect(rows).toEqual([
    'Plot Date Associate Type Bill No. Amount ▼ Document',
    'Plot 7 · SRE 22-Nov-26 Asha (HG-Asha) Bank CB-2 ₹3 PDF for Asha',
    'Plot 9 · SRE 22-Nov-26 Ravi (HG-Ravi) Bank CB-2 ₹1 PDF for Ravi',
    'Plot 9 · SRE 22-Nov-26 Sita (HG-Sita) Bank CB-2 ₹2 PDF for Sita',
  ])
})

it('M193 X096 payments have days and sums, unless they are sorted', () => {
  expect(rowsOf(OwnPayments, own, { by: null, order: 'asc' }).rows).toEqual([
    'Plot Type Bill No. Amount',
    '22-Nov-26 ₹3',
    'Plot 0 · SRE Other CB-2 ₹3',
    '22-Oct-26 ₹3',
    'Plot 1 · SRE Other CB-2 ₹3',
    '21-Oct-26 ₹3',
    'Plot 2 · SRE Other CB-2 ₹3',
  ])
  expect(rowsOf(OwnPayments, own, { by: 'plot', order: 'asc' }).rows).toEqual([
    'Date Plot ▲ Type Bill No. Amount',
    '22-Nov-26 Plot 0 · SRE Other CB-2 ₹3',
    '22-Oct-26 Plot 1 · SRE Other CB-2 ₹3',
    '21-Oct-26 Plot 2 · SRE Other CB-2 ₹3',
  ])
})

const deductions = {
  ...{ grossPaise: 900_00, tdsPaise: 18_00, gstPaise: 0, otherPaise: 50_00, otherReason: 'Cards' },
  ...{ creditedPaise: 832_00, reference: 'N1' },
}
const NOTE =
  'Whole bill CB-2 · Gross ₹900 · TDS ₹18 · GST ₹0 · Other deductions ₹50 (Cards) · Credited ₹832 · Reference N1'

it('X093 what the firm recorded of a bill follows its last payment, in days and sorted, own and team', () => {
  const bills = [{ commissionId: '2', billNumber: 'CB-2', ...deductions }]
  for (const by of [null, 'plot'])
    expect(rowsOf(OwnPayments, { ...own, bills }, { by, order: 'asc' }).rows.slice(-2)).toEqual([
      expect.stringContaining('Plot 2 · SRE'),
      NOTE,
    ])
  const rows7and9 = ['7', '9'].map((number) => ({
    ...plot(number),
    associates: [{ ...payment('Asha', 300), deductions }],
  }))
  const days = [{ date: '2026-11-22', paise: 300, rows: rows7and9 }]
  const recordedTeam: PaymentsPage = { ...page, view: 'team', days }
  const { rows, html } = rowsOf(TeamPayments, recordedTeam, null)
  expect(rows.slice(-2)).toEqual([expect.stringContaining('Plot 9 · SRE'), NOTE])
  expect(html.match(/Whole bill CB-2/g)).toHaveLength(1)
})

it('X093 a payment with only TDS names nothing else', () => {
  const onlyTds = { ...deductions, gstPaise: null, otherPaise: null, otherReason: '', creditedPaise: null }
  const bills = [{ commissionId: '2', billNumber: 'CB-2', ...onlyTds, reference: '' }]
  expect(rowsOf(OwnPayments, { ...own, bills }, null).rows.at(-1)).toBe(
    'Whole bill CB-2 · Gross ₹900 · TDS ₹18',
  )
})

it('X096 the heading of a day names type and bill if several payments share them, and only then', () => {
  const headingOf = (...payments: ReturnType<typeof ownPayment>[]) => {
    const days = [{ date: '2026-11-22', paise: 600, rows: payments }]
    return rowsOf(OwnPayments, { ...page, view: 'own', bills: [], days }, null).rows[1]
  }
  expect(headingOf(ownPayment('1'), ownPayment('2'))).toContain('Other · CB-2')
  expect(headingOf(ownPayment('1'), { ...ownPayment('2'), billNumber: 'CB-3' })).not.toContain('CB-2')
  expect(headingOf(ownPayment('1'))).not.toContain('CB-2')
})

it('X096 a day of several bills names each with its sum, unless the bill may continue on another page', () => {
  const billed = (plotNumber: string, billNumber: string) => ({
    ...ownPayment(plotNumber),
    billNumber,
    type: billNumber === 'CB-9' ? 'Card' : 'Other',
  })
  const rows = [billed('1', 'CB-9'), billed('2', 'CB-9'), billed('3', 'CB-8'), billed('4', 'CB-8')]
  const days = [{ date: '2026-11-22', paise: 1200, rows }]
  const pages: PaymentsPage[] = [{ ...page, view: 'own', bills: [], days }]
  const headsWith = (to: string | null) =>
    renderPlain(<OwnPayments list={{ pages, earlierTo: null, more: { to } }} queried={[]} sort={null} />)
      .split('<tr')
      .map(textOf)
      .filter((text) => /^22|^(Card|Other) · CB/.test(text))
  expect(headsWith(null)).toEqual(['22-Nov-26 ₹12', 'Card · CB-9 ₹6', 'Other · CB-8 ₹6'])
  expect(headsWith('?page=2')).toEqual(['22-Nov-26', 'Card · CB-9 ₹6', 'Other · CB-8'])
})
