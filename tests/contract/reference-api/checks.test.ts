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

/** The violated checks after a change, which is undone. */
async function violatedAfter(change: string): Promise<string[]> {
  let violated: string[] = []
  const changed = db.transaction().execute(async (transaction) => {
    await sql.raw(change).execute(transaction)
    const results = await checkDatabase(transaction)
    violated = results.filter(({ violations }) => violations > 0).map(violationsOf)
    throw new Undo()
  })
  await expect(changed).rejects.toThrow(Undo)
  return violated
}

const PAID_LINE = '(select line_id from payments where id = 1)'
const FREE_PLOT = '(select min(id) from plots where status_id = 1 and merged_into_id is null)'
const BOOKED_PLOT =
  '(select plot_id from bookings where id = (select min(id) from bookings where status_id <> 9))'
const OPEN_BOOKING = '(select min(id) from bookings where status_id <> 9)'
const REFUNDED = '(select min(id) from bookings where refunded_rupees > 0)'
const REGISTERED = '(select min(id) from bookings where status_id = 3)'
const RECEIPT_OF_CANCELLED =
  '(select min(id) from receipts where booking_id in (select id from bookings where status_id = 9))'
const MERGED_PLOT = '(select min(id) from plots where merged_into_id is not null)'
const CASH_BILL = `(select min(id) from commission_bills where payment_type = 'Other')`

const RECORDED_BILL =
  '(select min(id) from commission_bills where tds_rupees is not null and other_deduction_rupees is null)'

/** A check, a change that breaks it, and the subject that the violation names. */
const CASES = [
  ['every upline', `update associates set parent_id = 'HG1024' where id = 'HG1001'`, 'HG1001'],
  ['exactly one project', 'update projects set is_default = 0', 'no project'],
  [
    'the receipts of a booking',
    'update all_receipts set net_rupees = net_rupees + 1 where id = 1',
    'booking BK-1',
  ],
  [
    'the parts of a receipt',
    'update all_receipts set net_rupees = net_rupees + 1 where id = 1',
    'receipt LLV-00001 of booking BK-1',
  ],
  [
    'the instalments of a booking',
    'update bookings set waive_off_rupees = waive_off_rupees + 1 where id = 1',
    'booking BK-1',
  ],
  [
    'no instalment',
    'update instalments set paid_rupees = amount_rupees + 1 where id = 1',
    'booking BK-1, Booking Amount',
  ],
  [
    'instalments are in order',
    `update instalments set due_on = '2000-01-01' where booking_id = 1 and position = 2`,
    'booking BK-1, EMI 1',
  ],
  ['the late charges', 'update all_receipts set late_charges_rupees = 9999999 where id = 1', 'booking BK-1'],
  [
    'no receipt is of an earlier day',
    `update all_receipts set received_on = '2000-01-01' where id = 1`,
    'receipt LLV-00001 of booking BK-1',
  ],
  [
    'the payments of a commission line',
    `update commission_lines set paid_rupees = paid_rupees + 1 where id = ${PAID_LINE}`,
    'associate HG1003, booking BK-6',
  ],
  [
    'the payable amount',
    `update commission_lines set payable_rupees = payable_rupees + 1 where id = ${PAID_LINE}`,
    'associate HG1003, booking BK-6',
  ],
  [
    'no commission due',
    `update commission_lines set paid_rupees = net_rupees + 1 where id = ${PAID_LINE}`,
    'associate HG1003, booking BK-6',
  ],
  [
    'the shares of a booking',
    `update commission_lines set commission_hundredths = commission_hundredths + 7 where id = ${PAID_LINE}`,
    'booking BK-6',
  ],
  [
    'a commission line has',
    `update commission_lines set project_id = (select max(id) from projects where id <> commission_lines.project_id) where id = ${PAID_LINE}`,
    'associate HG1003, booking BK-6',
  ],
  [
    'a payment matches',
    `update commission_bills set associate_id = (select max(id) from associates where id <> commission_bills.associate_id) where id = (select bill_id from payments where id = 1)`,
    'bill CB-1',
  ],
  [
    'a bill pays no commission',
    `update all_receipts set received_on = '2026-11-21' where id = (select receipt_id from payments where id = 1)`,
    'bill CB-1, receipt PCM-00006',
  ],
  [
    "a payment's net",
    'update all_payments set less_rupees = less_rupees + 1 where id = 1',
    'bill CB-1, receipt PCM-00006',
  ],
  [
    'a plot has the status',
    `update plots set status_id = 1 where id = ${BOOKED_PLOT}`,
    'plot 78 of project LLV',
  ],
  ['no plot is sold', `update plots set status_id = 2 where id = ${FREE_PLOT}`, 'plot 6 of project NMG'],
  ['merged cells', `update plots set status_id = 5 where id = ${MERGED_PLOT}`, 'plot 1 of project NMG'],
  [
    'no booked plot',
    `update plots set withheld_status_id = 5 where id = ${BOOKED_PLOT}`,
    'booking BK-1, plot 78',
  ],
  [
    'a booking has the size',
    `update plots set yards_hundredths = yards_hundredths + 1 where id = ${BOOKED_PLOT}`,
    'booking BK-1, plot 78',
  ],
  [
    'the sale amount',
    `update bookings set sale_rupees = sale_rupees + 2 where id = ${OPEN_BOOKING}`,
    'booking BK-1',
  ],
  [
    'no booking is below',
    `update bookings set rate_rupees = 5300 where id = ${OPEN_BOOKING}`,
    'booking BK-1',
  ],
  [
    'a registered booking',
    `update all_receipts set net_rupees = 0 where booking_id = ${REGISTERED}`,
    'booking BK-1',
  ],
  [
    'no receipt is of a later day',
    `update all_receipts set received_on = '2026-11-21' where id = ${RECEIPT_OF_CANCELLED}`,
    'receipt LLV-00011 of booking BK-10',
  ],
  ['no refund', `update bookings set refunded_rupees = 999999999 where id = ${REFUNDED}`, 'booking BK-273'],
  [
    'the seller of a booking',
    `update associates set deactivated_at = '2000-01-01 10:00:00' where id = (select seller_id from bookings where id = ${OPEN_BOOKING})`,
    'associate HG1002',
  ],
  [
    'cash per associate',
    `update all_payments set net_commission_rupees = 9999999 where bill_id = ${CASH_BILL}`,
    'associate HG1001 on 2024-10-13',
  ],
  [
    'the commission of a bill less',
    `update commission_bills set credited_rupees = credited_rupees - 99999 where id = ${RECORDED_BILL}`,
    'bill CB-18',
  ],
  [
    'the deductions of a bill',
    `update commission_bills set tds_rupees = 99999999 where id = ${RECORDED_BILL}`,
    'bill CB-18',
  ],
  [
    'other deductions of a bill',
    `update commission_bills set other_deduction_rupees = 1 where id = ${RECORDED_BILL}`,
    'bill CB-18',
  ],
  [
    'a tax certificate',
    'update media set owner_id = null where id = (select media_id from tax_certificates where id = 1)',
    'associate HG1024, 2025, quarter 1',
  ],
] as const

it.each(CASES)('M241 names the violation of "%s…"', async (start, change, subject) => {
  const violated = (await violatedAfter(change)).find((line) => line.includes(`"${start}`))
  expect(violated).toContain(subject)
})

it('M241 names twenty of many violations', async () => {
  const [violated] = await violatedAfter(`update all_receipts set received_on = '2000-01-01'`)
  expect(violated).toMatch(
    /^\d{2,} violations of "no receipt is of an earlier day than its booking": (receipt \S+ of booking \S+; ){19}receipt \S+ of booking \S+ …$/,
  )
})
