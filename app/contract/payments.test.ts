import { expect, it } from 'vitest'
import { success } from '../../tests/factories/wire'
import { DocumentAddressReply, PaymentDetailsReply, PaymentsReply, TeamPaymentsReply } from './payments'
import { readTolerantly } from './tolerance'

it.each([null, undefined, '', 0, '0'])('M194 a receipt_id of %j means no receipt', (receipt_id) => {
  const day = { date: '2026-10-20', amount: 1, cmsn: [{ plot: 'A/12+3', receipt_id }] }
  const { parsed } = readTolerantly(PaymentsReply, success({ my_payments: [day] }))
  expect(parsed.data?.days[0]?.rows[0]?.receiptId).toBeNull()
})

it('M199 X096 a team payment has the number of its bill, or its id', () => {
  const agents = [
    { agent_id: 102, comm_id: 31, bill_no: 'CB-7', amount: '1200' },
    { agent_id: 103, comm_id: 32, amount: 800 },
  ]
  const day = { date: '2026-10-20', amount: 2000, cmsn: [{ project_id: 7, plot: 'A/12+3', data: agents }] }
  const [parsed] = TeamPaymentsReply.parse(success({ team_payments: [day] })).days
  expect(parsed).toMatchObject({ paise: 200_000, rows: [{ plotNumber: 'A/12+3', paise: 200_000 }] })
  expect(parsed?.rows[0]?.associates).toMatchObject([
    { associateId: '102', commissionId: '31', billNumber: 'CB-7', paise: 120_000 },
    { associateId: '103', commissionId: '32', billNumber: '32', paise: 80_000 },
  ])
})

const detail = {
  rcpt_no: 'R-1',
  rcpt_amt: '76700',
  less: 14200,
  rcpt_net: '62500',
  net_cmsn_per: '6.88',
  net_cmsn: 4300,
}
const parse = (data: unknown) =>
  PaymentDetailsReply.parse(success({ agents: [{ agent_id: 101, bill_date: '2026-10-20', data }] }))

it.each([[[detail]], [detail]])('M202 M235 reads one payment or a list of payments', (data) => {
  const [bill, ...others] = parse(data)
  expect(others).toEqual([])
  expect(bill).toMatchObject({ associateId: '101', billedOn: '2026-10-20', deductions: null })
  expect(bill?.payments).toMatchObject([{ receiptNumber: 'R-1', netPaise: 430_000 }])
})

it('M203 calculates a missing net receipt', () => {
  expect(parse({ ...detail, rcpt_net: null })[0]?.payments[0]?.receiptNetPaise).toBe(6_250_000)
})

it('M202 a rate without a type is a percentage', () => {
  expect(parse({ ...detail, cmsn_type: '' })[0]?.payments[0]?.netRate).toEqual({
    kind: 'percent',
    percent: 6.88,
  })
})

const recordedOf = (fields: object) => {
  const day = { date: '2026-10-20', amount: 1, cmsn: [{ amount: '4300.50', ...fields }] }
  const { parsed } = readTolerantly(PaymentsReply, success({ my_payments: [day] }))
  return parsed.data?.days[0]?.rows[0]?.deductions
}
const NOTHING = {
  ...{ tdsPaise: null, gstPaise: null, otherPaise: null, otherReason: '', creditedPaise: null },
  reference: '',
}

it.each<[string, object, object | null]>([
  ['nothing', {}, null],
  ['only the gross amount', { gross_amt: 9_000 }, null],
  ['empty values', { tds_amt: '', gst_amt: null, other_deduction_reason: '', reference: null }, null],
  ['only TDS', { tds_amt: '86' }, { ...NOTHING, grossPaise: 430_050, tdsPaise: 8_600 }],
  [
    'a bill of several rows',
    { gross_amt: 9_000, credited_amt: 8_820 },
    { ...NOTHING, grossPaise: 900_000, creditedPaise: 882_000 },
  ],
  [
    'other deductions with a reason, a negative amount and a reference',
    { gst_amt: -18, other_deduction_amt: 0, other_deduction_reason: 'Cards', reference: 4711 },
    {
      ...{ ...NOTHING, grossPaise: 430_050, gstPaise: -1_800, otherPaise: 0 },
      ...{ otherReason: 'Cards', reference: '4711' },
    },
  ],
  ['an amount beyond any real one', { tds_amt: 1e15 }, null],
])('X093 reads %s', (_, fields, recorded) => {
  expect(recordedOf(fields)).toEqual(recorded)
})

it('M200 M204 accepts only an absolute URL of a document', () => {
  const data = 'https://upstream.example/documents/1'
  expect(DocumentAddressReply.parse(success({ data }))).toBe(data)
  for (const bad of ['', null, 'documents/1', 7])
    expect(DocumentAddressReply.safeParse(success({ data: bad })).success).toBe(false)
})
