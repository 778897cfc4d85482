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

async function read(query: string): Promise<string> {
  const { rows } = await sql.raw<{ value: unknown }>(query).execute(db)
  return String(rows[0]?.value)
}

const BOOKING = `select 'booking ' || code as value from bookings where id =`
const LINE = `select 'associate ' || commission_lines.associate_id || ', booking ' || bookings.code as value
  from commission_lines join bookings on bookings.id = booking_id where commission_lines.id =`
const RECEIPT = `select 'receipt ' || receipts.number || ' of booking ' || bookings.code as value
  from receipts join bookings on bookings.id = booking_id where receipts.id =`
const BILL = `select 'bill ' || commission_bills.code as value
  from payments join commission_bills on commission_bills.id = bill_id where payments.id = 1`
const BILL_AND_RECEIPT = `select 'bill ' || commission_bills.code || ', receipt ' || receipts.number as value
  from payments join commission_bills on commission_bills.id = bill_id
  join receipts on receipts.id = receipt_id where payments.id = 1`
const PLOT = `select 'plot ' || plots.number || ' of project ' || projects.code as value
  from plots join projects on projects.id = project_id where plots.id =`
const PAID_LINE = '(select line_id from payments where id = 1)'
const FREE_PLOT = '(select min(id) from plots where status_id = 1 and merged_into_id is null)'
const BOOKED_PLOT =
  '(select plot_id from bookings where id = (select min(id) from bookings where status_id <> 9))'
const OPEN_BOOKING = '(select min(id) from bookings where status_id <> 9)'
const BOOKING_AND_PLOT = `select 'booking ' || bookings.code || ', plot ' || plots.number as value
  from bookings join plots on plots.id = plot_id where bookings.id = ${OPEN_BOOKING}`
const REFUNDED = '(select min(id) from bookings where refunded_rupees > 0)'
const REGISTERED = '(select min(id) from bookings where status_id = 3)'
const RECEIPT_OF_CANCELLED =
  '(select min(id) from receipts where booking_id in (select id from bookings where status_id = 9))'
const MERGED_PLOT = '(select min(id) from plots where merged_into_id is not null)'
const CASH_BILL = `(select min(id) from commission_bills where payment_type = 'Other')`

const RECORDED_BILL =
  '(select min(id) from commission_bills where tds_rupees is not null and other_deduction_rupees is null)'
const BILL_WITH_CODE = `select 'bill ' || code as value from commission_bills where id =`

const CASES: [name: string, change: string, subject: string][] = [
  [
    'every upline',
    `update associates set parent_id = 'HG1024' where id = 'HG1001'`,
    `select 'HG1001' as value`,
  ],
  ['exactly one project', 'update projects set is_default = 0', `select 'no project' as value`],
  [
    'the receipts of a booking',
    'update all_receipts set net_rupees = net_rupees + 1 where id = 1',
    `${BOOKING} (select booking_id from receipts where id = 1)`,
  ],
  [
    'the parts of a receipt',
    'update all_receipts set net_rupees = net_rupees + 1 where id = 1',
    `${RECEIPT} 1`,
  ],
  [
    'the instalments of a booking',
    'update bookings set waive_off_rupees = waive_off_rupees + 1 where id = 1',
    `${BOOKING} 1`,
  ],
  [
    'no instalment',
    'update instalments set paid_rupees = amount_rupees + 1 where id = 1',
    `select 'booking ' || code || ', ' || label as value from instalments join bookings on bookings.id = booking_id where instalments.id = 1`,
  ],
  [
    'instalments are in order',
    `update instalments set due_on = '2000-01-01' where booking_id = 1 and position = 2`,
    `select 'booking ' || code || ', ' || label as value from instalments join bookings on bookings.id = booking_id where booking_id = 1 and position = 2`,
  ],
  [
    'the late charges',
    'update all_receipts set late_charges_rupees = 9999999 where id = 1',
    `${BOOKING} (select booking_id from receipts where id = 1)`,
  ],
  [
    'no receipt is of an earlier day',
    `update all_receipts set received_on = '2000-01-01' where id = 1`,
    `${RECEIPT} 1`,
  ],
  [
    'the payments of a commission line',
    `update commission_lines set paid_rupees = paid_rupees + 1 where id = ${PAID_LINE}`,
    `${LINE} ${PAID_LINE}`,
  ],
  [
    'the payable amount',
    `update commission_lines set payable_rupees = payable_rupees + 1 where id = ${PAID_LINE}`,
    `${LINE} ${PAID_LINE}`,
  ],
  [
    'no commission due',
    `update commission_lines set paid_rupees = net_rupees + 1 where id = ${PAID_LINE}`,
    `${LINE} ${PAID_LINE}`,
  ],
  [
    'the shares of a booking',
    `update commission_lines set commission_hundredths = commission_hundredths + 7 where id = ${PAID_LINE}`,
    `${BOOKING} (select booking_id from commission_lines where id = ${PAID_LINE})`,
  ],
  [
    'a commission line has',
    `update commission_lines set project_id = (select max(id) from projects where id <> commission_lines.project_id) where id = ${PAID_LINE}`,
    `${LINE} ${PAID_LINE}`,
  ],
  [
    'a payment matches',
    `update commission_bills set associate_id = (select max(id) from associates where id <> commission_bills.associate_id) where id = (select bill_id from payments where id = 1)`,
    BILL,
  ],
  [
    'a bill pays no commission',
    `update all_receipts set received_on = '2026-11-21' where id = (select receipt_id from payments where id = 1)`,
    BILL_AND_RECEIPT,
  ],
  [`a payment's net`, 'update all_payments set less_rupees = less_rupees + 1 where id = 1', BILL_AND_RECEIPT],
  [
    'a plot has the status',
    `update plots set status_id = 1 where id = ${BOOKED_PLOT}`,
    `${PLOT} ${BOOKED_PLOT}`,
  ],
  ['no plot is sold', `update plots set status_id = 2 where id = ${FREE_PLOT}`, `${PLOT} ${FREE_PLOT}`],
  ['merged cells', `update plots set status_id = 5 where id = ${MERGED_PLOT}`, `${PLOT} ${MERGED_PLOT}`],
  ['no booked plot', `update plots set withheld_status_id = 5 where id = ${BOOKED_PLOT}`, BOOKING_AND_PLOT],
  [
    'a booking has the size',
    `update plots set yards_hundredths = yards_hundredths + 1 where id = ${BOOKED_PLOT}`,
    BOOKING_AND_PLOT,
  ],
  [
    'the sale amount',
    `update bookings set sale_rupees = sale_rupees + 2 where id = ${OPEN_BOOKING}`,
    `${BOOKING} ${OPEN_BOOKING}`,
  ],
  [
    'no booking is below',
    `update bookings set rate_rupees = 5300 where id = ${OPEN_BOOKING}`,
    `${BOOKING} ${OPEN_BOOKING}`,
  ],
  [
    'a registered booking',
    `update all_receipts set net_rupees = 0 where booking_id = ${REGISTERED}`,
    `${BOOKING} ${REGISTERED}`,
  ],
  [
    'no receipt is of a later day',
    `update all_receipts set received_on = '2026-11-21' where id = ${RECEIPT_OF_CANCELLED}`,
    `${RECEIPT} ${RECEIPT_OF_CANCELLED}`,
  ],
  [
    'no refund',
    `update bookings set refunded_rupees = 999999999 where id = ${REFUNDED}`,
    `${BOOKING} ${REFUNDED}`,
  ],
  [
    'the seller of a booking',
    `update associates set deactivated_at = '2000-01-01 10:00:00' where id = (select seller_id from bookings where id = ${OPEN_BOOKING})`,
    `select 'associate ' || seller_id as value from bookings where id = ${OPEN_BOOKING}`,
  ],
  [
    'cash per associate',
    `update all_payments set net_commission_rupees = 9999999 where bill_id = ${CASH_BILL}`,
    `select 'associate ' || associate_id || ' on ' || cash_sent_on as value from commission_bills where id = ${CASH_BILL}`,
  ],
  [
    'the commission of a bill less',
    `update commission_bills set credited_rupees = credited_rupees - 99999 where id = ${RECORDED_BILL}`,
    `${BILL_WITH_CODE} ${RECORDED_BILL}`,
  ],
  [
    'the deductions of a bill',
    `update commission_bills set tds_rupees = 99999999 where id = ${RECORDED_BILL}`,
    `${BILL_WITH_CODE} ${RECORDED_BILL}`,
  ],
  [
    'other deductions of a bill',
    `update commission_bills set other_deduction_rupees = 1 where id = ${RECORDED_BILL}`,
    `${BILL_WITH_CODE} ${RECORDED_BILL}`,
  ],
  [
    'a tax certificate',
    'update media set owner_id = null where id = (select media_id from tax_certificates where id = 1)',
    `select 'associate ' || associate_id || ', ' || financial_year || ', quarter ' || quarter as value from tax_certificates where id = 1`,
  ],
]

it.each(CASES)('M241 names the violation of "%s…"', async (start, change, subject) => {
  const violated = (await violatedAfter(change)).find((line) => line.includes(`"${start}`))
  expect(violated).toContain(await read(subject))
})

it('M241 names twenty of many violations', async () => {
  const [violated] = await violatedAfter(`update all_receipts set received_on = '2000-01-01'`)
  expect(violated).toMatch(
    /^\d{2,} violations of "no receipt is of an earlier day than its booking": (receipt \S+ of booking \S+; ){19}receipt \S+ of booking \S+ …$/,
  )
})
