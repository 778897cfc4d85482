import { describe, expect, it } from 'vitest'
import { aCancelledHeading, aStatementHeading } from '../../../tests/factories/statement-heading'
import { csvLines } from '../../../tests/factories/csv-lines'
import type { CsvFile } from '~/files/csv'
import { emiTotals } from '~/domain/statements'
import { inLanguage } from '~/messages/request-language.server'
import { emiStatementCsv, emiStatementPdf, fileName, receiptsCsv, receiptsPdf } from './statement-files'

const booking = aStatementHeading({ plotNumber: '12/A', customerName: 'వెంకట రమణ' })

const receipts = [
  {
    receivedOn: '2026-09-07',
    number: 'R1',
    netPaise: 26_000_000,
    latePaymentPaise: 500,
    totalPaise: 26_000_500,
  },
  { receivedOn: null, number: 'R2', netPaise: -50, latePaymentPaise: 0, totalPaise: -50 },
]

const instalments = [
  { type: 'Booking Amount', dueOn: '2026-09-10', duePaise: 10_000, paidPaise: 10_000, balancePaise: 0 },
  { type: 'EMI 1', dueOn: '2026-10-10', duePaise: 10_000, paidPaise: 4_000, balancePaise: 6_000 },
].map((row) => ({ ...row, isRegistrationCharge: false }))

const emi = { booking, cancellation: null, instalments, waiveOffPaise: 0, ...emiTotals(instalments, 0) }

const cells = <Row>(file: CsvFile<Row>) => csvLines(file).map((row) => row.split(','))

describe('receipts', () => {
  it('M168 X096 PDF names the seller, and has the columns of the screen and the upstream’s total', () => {
    const { facts, tables } = receiptsPdf({ booking, receipts, totalPaise: 27_000 })
    expect(facts.map(({ value }) => value)).toEqual(['వెంకట రమణ', '12/A', 'Palm County', 'Ravi'])
    expect(tables[0]?.columns.map(({ header }) => header)).toEqual([
      'Receipt Date',
      'Receipt No.',
      'Amount',
      'Late Payment Charges Applied',
      'Total Receipt Amount',
    ])
    expect(tables[0]?.rows[0]).toEqual(['7-Sep-26', 'R1', '₹2,60,000', '₹5', '₹2,60,005'])
    expect(tables[0]?.total).toEqual(['Total', '', '₹270', '', ''])
  })

  it('X071 a PDF in Hindi has English months', () => {
    const { tables } = inLanguage('hi', () => receiptsPdf({ booking, receipts, totalPaise: 0 }))
    expect(tables[0]?.caption).toBe('रसीदें')
    expect(tables[0]?.rows[0]?.[0]).toBe('7-Sep-26')
  })

  it('M168 CSV has the booking in each row, negative amounts as numbers, and a column for queries', () => {
    const [head, first, second] = cells(receiptsCsv({ booking, receipts, totalPaise: 0 }))
    expect(head).toHaveLength(9)
    expect(first?.slice(3)).toEqual(['7-Sep-26', '2026-09-07', 'R1', '260000', '5', '260005'])
    for (const row of [first, second]) expect(row?.slice(0, 3)).toEqual(['Palm County', '12/A', 'వెంకట రమణ'])
    const queried = receiptsCsv({ booking, receipts, totalPaise: 0 }, ({ number }) => number === 'R2')
    expect(cells(queried).map((row) => row[9])).toEqual(['Query', '', 'Query open'])
    const withNote = receiptsCsv({ booking, receipts, totalPaise: 0 }, undefined, 'No marks.')
    expect(cells(withNote).at(-1)).toEqual(['No marks.'])
    expect(second?.slice(3)).toEqual(['', '', 'R2', '-0.5', '0', '-0.5'])
  })
})

describe('EMI statement', () => {
  it('M171 M172 PDF has totals, the status Full or Part, and the waive-off if there is one', () => {
    const { facts, tables } = emiStatementPdf(emi)
    expect(facts.map(({ label }) => label)).not.toContain('EMI Waive Off')
    expect(tables[0]?.rows[1]).toEqual(['EMI 1', '10-Oct-26', '₹100', 'Part', '₹40', '₹60'])
    expect(tables[0]?.total).toEqual(['Total', '', '₹200', '', '₹140', '₹60'])
    const waived = emiStatementPdf({ ...emi, waiveOffPaise: 2_500, ...emiTotals(instalments, 2_500) })
    expect(waived.facts.at(-1)).toEqual({ label: 'EMI Waive Off', value: '₹25' })
    expect(waived.tables[0]?.total).toEqual(['Total', '', '₹200', '', '₹140', '₹35'])
  })

  it('CSV has both date forms and plain numbers', () => {
    const [, first] = cells(emiStatementCsv(emi))
    expect(first?.slice(3)).toEqual(['Booking Amount', '10-Sep-26', '2026-09-10', '100', 'Full', '100', '0'])
  })

  it('M171 CSV has a waive-off row, so that balances add up to the total on screen', () => {
    const waived = { ...emi, waiveOffPaise: 2_500, ...emiTotals(instalments, 2_500) }
    const balances = cells(emiStatementCsv(waived)).map((row) => row.at(-1))
    expect(balances).toEqual(['Balance', '0', '60', '-25'])
    expect(waived.totals.balancePaise).toBe(3_500)
  })

  it('X098 of a cancelled booking, the files have the refund and the moves, and no balance', () => {
    const cancelled = aCancelledHeading()
    const statement = {
      ...emi,
      booking: cancelled,
      cancellation: cancelled,
      ...emiTotals(instalments, 2_500),
    }
    const { facts, tables } = emiStatementPdf(statement)
    expect(facts.slice(4)).toEqual([
      {
        label: 'Change of plot',
        value: 'Moved from plot 7 on 3-May-26, price changed from ₹15,54,000 to ₹25,90,000.',
      },
      { label: 'Change of plot', value: 'Moved from plot 9 on 4-Jun-26.' },
      { label: 'Status', value: 'Cancelled' },
      { label: 'Cancelled On', value: '20-Sep-26' },
      { label: 'Refunded', value: '₹80' },
      { label: 'Refunded On', value: '5-Oct-26' },
    ])
    expect(tables[0]?.rows[1]).toEqual(['EMI 1', '10-Oct-26', '₹100', 'Part', '₹40'])
    expect(tables[0]?.total).toEqual(['Total', '', '₹200', '', '₹140'])
    const [head, ...rows] = cells(emiStatementCsv(statement))
    expect(head).not.toContain('Balance')
    expect(rows.map((row) => row.slice(3))).toEqual(
      [
        ['Booking Amount', '10-Sep-26', '2026-09-10', '100', 'Full', '100'],
        ['EMI 1', '10-Oct-26', '2026-10-10', '100', 'Part', '40'],
      ].map((row) => ['Cancelled', '20-Sep-26', '2026-09-20', '80', '5-Oct-26', '2026-10-05', ...row]),
    )
    expect(receiptsPdf({ booking: cancelled, receipts, totalPaise: 0 }).facts.at(-2)).toEqual(facts.at(-2))
  })

  it('CSV leaves unknown amounts empty', () => {
    const unknown = {
      type: 'EMI 1',
      isRegistrationCharge: false,
      dueOn: null,
      duePaise: null,
      paidPaise: 0,
      balancePaise: null,
    }
    const [, row] = cells(emiStatementCsv({ ...emi, instalments: [unknown] }))
    expect(row?.slice(3)).toEqual(['EMI 1', '', '', '', '', '0', ''])
  })
})

it('file names contain the plot if known', () => {
  expect(fileName('receipts', booking)).toBe('receipts-plot-12/A')
  expect(fileName('receipts', { ...booking, plotNumber: '' })).toBe('receipts')
})
