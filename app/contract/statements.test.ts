import { expect, it } from 'vitest'
import { success } from '../../tests/factories/wire'
import { inLanguage } from '../messages/request-language.server'
import { nextInstalment, overdueOf } from '../domain/instalment-state'
import { EmiDetailsReply, ReceiptsReply } from './statements'
import { readTolerantly } from './tolerance'

const heading = { plot_number: 'A/12+3', customer_name: 'Lakshmi', project_name: 'Green Meadows' }

const receipts = [
  { net_rcv_amt: '1000.50', late_paymt_paid: 0, rcvd_amt: '1000.50' },
  { net_rcv_amt: '2000', late_paymt_paid: '50.5', rcvd_amt: 2050.5 },
]
const parse = (fields: object) =>
  ReceiptsReply.parse(success({ booking_info: heading, receipt_details: receipts, ...fields }))

it.each([
  [{ receipts_info: { revd_total_amt_after_less: '2900' } }, 290_000],
  [{ receipts_info: { revd_total_amt_after_less: 0 } }, 0],
  [{ receipts_info: { revd_total_amt_after_less: null } }, 300_050],
  [{ receipts_info: null }, 300_050],
  [{}, 300_050],
  [{ receipt_details: null }, 0],
])('M168 with %j the total is %i paise', (fields, paise) => {
  expect(parse(fields).totalPaise).toBe(paise)
})

const bookingOf = (fields: object) =>
  ReceiptsReply.parse(success({ booking_info: { ...heading, ...fields }, receipt_details: [] })).booking

it.each([
  [{}, null],
  [{ plot_status: 2 }, false],
  [{ plot_status: 9, cancelled_date: '2026-06-10' }, true],
])('X098 of booking_info with %j, isCancelled is %j', (fields, isCancelled) => {
  expect(bookingOf(fields).isCancelled).toBe(isCancelled)
})

it('X098 a statement has the refund and the moves; a move without a plot or a day is left out', () => {
  const moves = [
    { plot_no: '14', date: '2026-06-01 00:00:00', former_total: '1554000', total: null },
    { plot_no: '', date: '2026-06-01' },
    { plot_no: '15', date: null },
  ]
  const refund = { cancelled_date: '2026-06-10', refunded_amt: 50_000, refunded_date: '2026-07-01' }
  expect(bookingOf({ ...refund, moves })).toMatchObject({
    cancelledOn: '2026-06-10',
    refundedPaise: 50_000_00,
    refundedOn: '2026-07-01',
    moves: [{ formerPlot: '14', movedOn: '2026-06-01', formerPaise: 15_54_000_00, paise: null }],
  })
})

const rows = [
  { type: 'EMI 1', due_date: '2026-10-07', amount_due: '5000', amount_paid: '2000', balance: '3000' },
  { type: 'EMI 2', due_date: '2026-11-07' },
]
const instalment = {
  type: 'EMI 1',
  dueOn: '2026-10-07',
  duePaise: 500_000,
  paidPaise: 200_000,
  balancePaise: 300_000,
}

it.each([
  ['in a wrapper', [{ emi_wave_off: '100', customer_emi_items: rows }], 10_000],
  ['without a wrapper', rows, 0],
])('M171 M173 reads rows %s', (_, statement, waiveOffPaise) => {
  const parsed = EmiDetailsReply.parse(success({ booking_info: heading, emi_statement: statement }))
  expect(parsed).toMatchObject({ waiveOffPaise, instalments: [instalment, { type: 'EMI 2' }] })
})

it.each([undefined, null, [], [{ emi_wave_off: 0 }], [{ customer_emi_items: null }]])(
  'M173 with emi_statement %j, the statement is empty',
  (statement) => {
    const parsed = EmiDetailsReply.parse(success({ emi_statement: statement }))
    expect(parsed).toMatchObject({ waiveOffPaise: 0, instalments: [] })
  },
)

it.each(['none', 7])('M171 the rows %j are unreadable, not empty', (customer_emi_items) => {
  const reply = success({ emi_statement: [{ customer_emi_items }] })
  expect(readTolerantly(EmiDetailsReply, reply).parsed.success).toBe(false)
})

it.each(['en', 'hi', 'te'] as const)('X020 X030 in "%s" registration charges are never due', (language) => {
  const charges = { type: 'Registration Charges', due_date: '2026-01-10', amount_paid: 0, balance: 900 }
  const later = { ...charges, due_date: '2026-12-10' }
  const { instalments } = inLanguage(language, () =>
    EmiDetailsReply.parse(success({ emi_statement: [{ customer_emi_items: [charges, later] }] })),
  )
  expect(overdueOf(instalments, '2026-11-25').count).toBe(0)
  expect(nextInstalment(instalments, '2026-11-25')).toBeNull()
})
