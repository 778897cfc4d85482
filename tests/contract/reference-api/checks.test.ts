import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkDatabase, violationsOf } from '../../../reference-api/data/check'
import type { Database } from '../../../reference-api/schema'
import { openDemoDatabase } from '../../factories/demo-database'
import { TODAY } from './demo-api'

let db: Kysely<Database>
beforeAll(async () => {
  db = await openDemoDatabase(TODAY)
})
afterAll(() => db.destroy())

class Undo extends Error {}

/** The violated checks after a change of rows, which is undone. */
async function violatedAfter(table: string, to: string, rows: string): Promise<string[]> {
  let violated: string[] = []
  const changed = db.transaction().execute(async (transaction) => {
    await sql.raw(`update ${table} set ${to} where ${rows}`).execute(transaction)
    const results = await checkDatabase(transaction)
    violated = results.filter(({ violations }) => violations > 0).map(violationsOf)
    throw new Undo()
  })
  await expect(changed).rejects.toThrow(Undo)
  return violated
}

const first = (table: string, condition: string) => `id = (select min(id) from ${table} where ${condition})`
const ONE = 'id = 1'
const PAID_LINE = 'id = (select line_id from payments where id = 1)'
const PAID_BILL = 'id = (select bill_id from payments where id = 1)'
const PAID_RECEIPT = 'id = (select receipt_id from payments where id = 1)'
const BOOKING = first('bookings', 'status_id <> 9')
const SELLER = `id = (select seller_id from bookings where ${BOOKING})`
const PLOT = `id = (select plot_id from bookings where ${BOOKING})`
const FREE_PLOT = first('plots', 'status_id = 1 and merged_into_id is null')
const MERGED_PLOT = first('plots', 'merged_into_id is not null')
const REFUNDED = first('bookings', 'refunded_rupees > 0')
const OF_REGISTERED = 'booking_id = (select min(id) from bookings where status_id = 3)'
const OF_CANCELLED = first('receipts', 'booking_id in (select id from bookings where status_id = 9)')
const OF_CASH_BILL = `bill_id = (select min(id) from commission_bills where payment_type = 'Other')`
const RECORDED_BILL = first('commission_bills', 'tds_rupees is not null and other_deduction_rupees is null')
const CERTIFICATE = 'id = (select media_id from tax_certificates where id = 1)'
const EMI_1 = 'booking_id = 1 and position = 2'

const oneMore = (column: string) => `${column} = ${column} + 1`
const RAISED_SHARE = 'commission_hundredths = commission_hundredths + 7'
const OTHER_PROJECT = 'project_id = (select max(id) from projects where id <> commission_lines.project_id)'
const OTHER_ASSOCIATE =
  'associate_id = (select max(id) from associates where id <> commission_bills.associate_id)'
const DEACTIVATED = "deactivated_at = '2000-01-01 10:00:00'"
const EARLIER = "received_on = '2000-01-01'"
const OTHER_DEDUCTION = 'other_deduction_rupees = 1'
const LESS_CREDITED = 'credited_rupees = credited_rupees - 99999'

const RECEIPT_1 = 'receipt LLV-00001 of booking BK-1'
const RECEIPT_11 = 'receipt LLV-00011 of booking BK-10'
const PAYMENT_1 = 'bill CB-1, receipt PCM-00006'
const PLOT_78 = 'booking BK-1, plot 78'
const CASH_DAY = 'associate HG1001 on 2024-10-13'
const LINE_6 = 'associate HG1003, booking BK-6'

/** A check, the table, change and rows that break it, and the subject that the violation names. */
const CASES = [
  ['every upline', 'associates', "parent_id = 'HG1024'", "id = 'HG1001'", 'HG1001'],
  ['exactly one project', 'projects', 'is_default = 0', 'true', 'no project'],
  ['the receipts of a booking', 'all_receipts', oneMore('net_rupees'), ONE, 'booking BK-1'],
  ['the parts of a receipt', 'all_receipts', oneMore('net_rupees'), ONE, RECEIPT_1],
  ['the instalments of a booking', 'bookings', oneMore('waive_off_rupees'), ONE, 'booking BK-1'],
  ['no instalment', 'instalments', 'paid_rupees = amount_rupees + 1', ONE, 'booking BK-1, Booking Amount'],
  ['instalments are in order', 'instalments', "due_on = '2000-01-01'", EMI_1, 'booking BK-1, EMI 1'],
  ['the late charges', 'all_receipts', 'late_charges_rupees = 9999999', ONE, 'booking BK-1'],
  ['no receipt is of an earlier day', 'all_receipts', EARLIER, ONE, RECEIPT_1],
  ['the payments of a commission line', 'commission_lines', oneMore('paid_rupees'), PAID_LINE, LINE_6],
  ['the payable amount', 'commission_lines', oneMore('payable_rupees'), PAID_LINE, LINE_6],
  ['no commission due', 'commission_lines', 'paid_rupees = net_rupees + 1', PAID_LINE, LINE_6],
  ['the shares of a booking', 'commission_lines', RAISED_SHARE, PAID_LINE, 'booking BK-6'],
  ['a commission line has', 'commission_lines', OTHER_PROJECT, PAID_LINE, LINE_6],
  ['a payment matches', 'commission_bills', OTHER_ASSOCIATE, PAID_BILL, 'bill CB-1'],
  ['a bill pays no commission', 'all_receipts', "received_on = '2026-11-21'", PAID_RECEIPT, PAYMENT_1],
  ["a payment's net", 'all_payments', oneMore('less_rupees'), ONE, PAYMENT_1],
  ['a plot has the status', 'plots', 'status_id = 1', PLOT, 'plot 78 of project LLV'],
  ['no plot is sold', 'plots', 'status_id = 2', FREE_PLOT, 'plot 6 of project NMG'],
  ['merged cells', 'plots', 'status_id = 5', MERGED_PLOT, 'plot 1 of project NMG'],
  ['no booked plot', 'plots', 'withheld_status_id = 5', PLOT, PLOT_78],
  ['a booking has the size', 'plots', oneMore('yards_hundredths'), PLOT, PLOT_78],
  ['the sale amount', 'bookings', 'sale_rupees = sale_rupees + 2', BOOKING, 'booking BK-1'],
  ['no booking is below', 'bookings', 'rate_rupees = 5300', BOOKING, 'booking BK-1'],
  ['a registered booking', 'all_receipts', 'net_rupees = 0', OF_REGISTERED, 'booking BK-1'],
  ['no receipt is of a later day', 'all_receipts', "received_on = '2026-11-21'", OF_CANCELLED, RECEIPT_11],
  ['no refund', 'bookings', 'refunded_rupees = 999999999', REFUNDED, 'booking BK-273'],
  ['the seller of a booking', 'associates', DEACTIVATED, SELLER, 'associate HG1002'],
  ['cash per associate', 'all_payments', 'net_commission_rupees = 9999999', OF_CASH_BILL, CASH_DAY],
  ['the commission of a bill less', 'commission_bills', LESS_CREDITED, RECORDED_BILL, 'bill CB-18'],
  ['the deductions of a bill', 'commission_bills', 'tds_rupees = 99999999', RECORDED_BILL, 'bill CB-18'],
  ['other deductions of a bill', 'commission_bills', OTHER_DEDUCTION, RECORDED_BILL, 'bill CB-18'],
  ['a tax certificate', 'media', 'owner_id = null', CERTIFICATE, 'associate HG1024, 2025, quarter 1'],
] as const

it.each(CASES)('M241 names the violation of "%s…"', async (start, table, to, rows, subject) => {
  const violated = (await violatedAfter(table, to, rows)).find((line) => line.includes(`"${start}`))
  expect(violated).toContain(subject)
})

it('M241 names twenty of many violations', async () => {
  const [violated] = await violatedAfter('all_receipts', EARLIER, 'true')
  expect(violated).toMatch(
    /^\d{2,} violations of "no receipt is of an earlier day than its booking": (receipt \S+ of booking \S+; ){19}receipt \S+ of booking \S+ …$/,
  )
})
