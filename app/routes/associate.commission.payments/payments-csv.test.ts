import { expect, it } from 'vitest'
import { csvLines } from '../../../tests/factories/csv-lines'
import type { RecordedDeductions } from '~/contract/recorded-deductions'
import { ownPaymentsCsv, teamPaymentsCsv } from './payments-csv'
import { env } from '~/env.server'
import { serve } from '../../../tests/factories/http-server'
import { argsOf, aRequest, cookieFor } from '../../../tests/factories/session'
import { loadPaymentsCsv } from './payments-csv.server'

const plot = { projectId: '4', projectCode: 'SRE', plotNumber: '7', bookingId: '1' }
const own = {
  ...plot,
  ...{ commissionId: '2', billNumber: 'CB-2', receiptId: null, receiptNumber: '', type: 'Bank' },
  ...{ isUnconfirmed: false, paise: 4_209_00, deductions: null },
}

it('M193 M199 X042 X096 X097 each payment has a row with both date formats, the number of its bill and its open query; the note comes last', () => {
  expect(
    csvLines(ownPaymentsCsv([{ date: '2026-11-17', paise: 4_209_00, rows: [own] }], { note: 'Cut.' })),
  ).toEqual([
    'Date,Date (ISO),Project,Plot No.,Payment Mode,Bill No.,Amount',
    '17-Nov-26,2026-11-17,SRE,7,Bank,CB-2,4209',
    'Cut.',
  ])
  const numberedRow = { ...own, receiptNumber: 'SRE-9' }
  const numbered = ownPaymentsCsv([{ date: '2026-11-17', paise: 1, rows: [numberedRow, own] }])
  expect(csvLines(numbered)).toEqual([
    'Date,Date (ISO),Project,Plot No.,Payment Mode,Bill No.,Receipt No.,Amount',
    '17-Nov-26,2026-11-17,SRE,7,Bank,CB-2,SRE-9,4209',
    '17-Nov-26,2026-11-17,SRE,7,Bank,CB-2,,4209',
  ])
  const queried = ownPaymentsCsv(
    [{ date: '2026-11-17', paise: 1, rows: [numberedRow, { ...own, receiptNumber: 'SRE-10' }] }],
    { queried: [{ commissionId: '2', receiptNumber: 'SRE-10' }] },
  )
  expect(csvLines(queried)).toEqual([
    'Date,Date (ISO),Project,Plot No.,Payment Mode,Bill No.,Receipt No.,Amount,Query',
    '17-Nov-26,2026-11-17,SRE,7,Bank,CB-2,SRE-9,4209,',
    '17-Nov-26,2026-11-17,SRE,7,Bank,CB-2,SRE-10,4209,Query open',
  ])
  const associate = {
    associateId: 'HG2',
    associateName: 'Asha',
    commissionId: '2',
    billNumber: 'CB-2',
    receiptNumber: 'SRE-9, SRE-10',
    type: 'Other',
    paise: 50,
    deductions: null,
  }
  const team = {
    date: '2026-11-17',
    paise: 100,
    rows: [{ ...plot, paise: 100, associates: [associate, associate] }],
  }
  expect(csvLines(teamPaymentsCsv([team]))).toEqual([
    'Date,Date (ISO),Project,Plot No.,Associate,Associate Code,Payment Mode,Bill No.,Receipt No.,Amount',
    '17-Nov-26,2026-11-17,SRE,7,Asha,HG2,Other,CB-2,"SRE-9, SRE-10",0.5',
    '17-Nov-26,2026-11-17,SRE,7,Asha,HG2,Other,CB-2,"SRE-9, SRE-10",0.5',
  ])
})

it('X097 the name of the file has the year', () => {
  expect(ownPaymentsCsv([], { period: '2025-26' }).name).toBe('my-payments-2025-26')
  expect(teamPaymentsCsv([], { period: '2025-26' }).name).toBe('team-payments-2025-26')
  expect(ownPaymentsCsv([], { period: '' }).name).toBe('my-payments')
})

it('X091 marks cash that is not confirmed', () => {
  const rows = [true, false].map((isUnconfirmed) => ({ ...own, type: 'Other', isUnconfirmed }))
  expect(csvLines(ownPaymentsCsv([{ date: '2026-11-17', paise: 200_00, rows }]))).toEqual([
    'Date,Date (ISO),Project,Plot No.,Payment Mode,Bill No.,Amount,Confirmation',
    '17-Nov-26,2026-11-17,SRE,7,Other,CB-2,4209,Not confirmed yet',
    '17-Nov-26,2026-11-17,SRE,7,Other,CB-2,4209,',
  ])
})

it('X093 the first row of a bill has what the firm recorded of the whole bill; without records the file has no such columns', () => {
  const deductions: RecordedDeductions = {
    ...{ grossPaise: 5_000_00, tdsPaise: 100_00, gstPaise: null, otherPaise: 250_50 },
    ...{ otherReason: '=Cards', creditedPaise: 4_649_50, reference: 'N1' },
  }
  const row = (billNumber: string, recorded: RecordedDeductions | null) => ({
    ...own,
    ...{ commissionId: billNumber, billNumber, paise: 2_500_00, deductions: recorded },
  })
  const onlyTds = { ...deductions, otherPaise: null, otherReason: '', creditedPaise: null, reference: '' }
  const rows = [row('CB-1', deductions), row('CB-2', null), row('CB-1', deductions), row('CB-3', onlyTds)]
  expect(csvLines(ownPaymentsCsv([{ date: '2026-11-17', paise: 1, rows }]))).toEqual([
    'Date,Date (ISO),Project,Plot No.,Payment Mode,Bill No.,Amount,Gross (whole bill),TDS (whole bill),GST (whole bill),Other deductions (whole bill),Reason (whole bill),Credited (whole bill),Reference (whole bill)',
    `17-Nov-26,2026-11-17,SRE,7,Bank,CB-1,2500,5000,100,,250.5,'=Cards,4649.5,N1`,
    '17-Nov-26,2026-11-17,SRE,7,Bank,CB-2,2500,,,,,,,',
    '17-Nov-26,2026-11-17,SRE,7,Bank,CB-1,2500,,,,,,,',
    '17-Nov-26,2026-11-17,SRE,7,Bank,CB-3,2500,5000,100,,,,,',
  ])
})

const payment = {
  plot: '7',
  project_code: 'SRE',
  comm_id: 2,
  receipt_no: 'SRE-9',
  payment_type: 'Bank',
  amount: 50,
}
const payments = {
  status: true,
  message: '',
  my_payments: [{ date: '2026-11-17', amount: 50, cmsn: [payment] }],
}
const query = { query_id: 1, kind: 'payment', comm_id: 2, receipt_no: 'SRE-9' }

/** The lines of the file if the upstream replies to the call of queries with `status`. */
async function linesOf(status: number) {
  await using upstream = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream')
    if (pathname.includes('queries')) {
      response.writeHead(status).end(JSON.stringify({ status: true, message: '', rows: [query] }))
      return
    }
    response.end(
      JSON.stringify(searchParams.get('page') === '1' ? payments : { ...payments, my_payments: [] }),
    )
  })
  Object.assign(env, { apiBaseUrl: upstream.url, apiCapabilities: ['queries'] })
  const cookie = await cookieFor()
  const response = await loadPaymentsCsv(argsOf(aRequest('/associate/commission/payments.csv', { cookie })))
  return (await response.text()).trimEnd().split('\r\n')
}

it('X042 the file says so if open queries cannot be read', async () => {
  expect(await linesOf(200)).toEqual([
    expect.stringMatching(/,Query$/),
    expect.stringMatching(/,Query open$/),
  ])
  const [head, , note] = await linesOf(500)
  expect(head).not.toContain('Query')
  expect(note).toBe('"Open queries could not be read, so this file does not mark them."')
})
