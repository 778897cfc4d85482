import { type RawBuilder, sql } from 'kysely'
import { bookings, commissionBills, commissionLines, payments, plots, receipts } from '../firm-data/files'
import { BOOKING, type Check, LINE, PLOT, RECEIPT } from './integrity-checks'

const rule = (name: string, file: string | null, violations: Check['violations']): Check => ({
  name,
  kind: 'rule',
  file,
  violations,
})

const BILL = sql`'bill ' || code`

/** Bills with recorded deductions. */
const recordedBills = sql`select code, credited_rupees, coalesce(gst_rupees, 0) as gst,
    coalesce(tds_rupees, 0) + coalesce(other_deduction_rupees, 0) as deducted,
    sum(net_commission_rupees) as gross, count(*) as payments
  from commission_bills join payments on payments.bill_id = commission_bills.id
  where coalesce(tds_rupees, gst_rupees, other_deduction_rupees, credited_rupees) is not null
  group by code, credited_rupees, tds_rupees, gst_rupees, other_deduction_rupees`

/** Half a rupee for each payment and each of the four recorded amounts. */
const isBeyondRounding = (difference: RawBuilder<unknown>) => sql`2 * abs(${difference}) > payments + 4`

/** Each names the row to correct. `check` and backups list the violations, and an import also the rows of its files. */
export const businessRules: Check[] = [
  // Without a default, filters start without a project.
  rule(
    'exactly one project is the default',
    null,
    sql`select 'project ' || code as subject from projects
      where is_default = 1 and (select count(*) from projects where is_default = 1) > 1
      union all
      select 'no project'
      where exists (select 1 from projects) and not exists (select 1 from projects where is_default = 1)`,
  ),
  // A customer may pay too much; the statement shows the excess.
  rule(
    'no instalment is overpaid',
    bookings.name,
    sql`select ${BOOKING} || ', ' || instalments.label as subject, bookings.code as key from instalments
      join bookings on bookings.id = instalments.booking_id
      where paid_rupees < 0 or paid_rupees > amount_rupees`,
  ),
  // A firm may agree with a customer on another sequence of payments.
  rule(
    'instalments are in order of due date and paid in that order',
    bookings.name,
    sql`select ${BOOKING} || ', ' || later.label as subject, bookings.code as key from instalments as later
      join instalments as earlier
        on earlier.booking_id = later.booking_id and earlier.position = later.position - 1
      join bookings on bookings.id = later.booking_id
      where earlier.due_on > later.due_on
        or (earlier.paid_rupees < earlier.amount_rupees and later.paid_rupees > 0)`,
  ),
  // A firm may charge more than its rules give.
  rule(
    'the late charges paid on a booking never exceed the late charges of its instalments',
    bookings.name,
    sql`select ${BOOKING} as subject, bookings.code as key from bookings
      where (select coalesce(sum(late_charges_rupees), 0) from receipts where booking_id = bookings.id)
        > (select coalesce(sum(late_charges_rupees), 0) from instalments where booking_id = bookings.id)`,
  ),
  // A customer may pay before the booking is written.
  rule(
    'no receipt is of an earlier day than its booking',
    receipts.name,
    sql`select ${RECEIPT} as subject, receipts.number as key from receipts
      join bookings on bookings.id = receipts.booking_id
      where receipts.received_on < bookings.booked_on`,
  ),
  // A firm may pay in advance.
  rule(
    'no commission due is negative',
    commissionLines.name,
    sql`select ${LINE} as subject, ${keyOfTwo('bookings.code', 'commission_lines.associate_id')} as key from commission_lines
      join bookings on bookings.id = commission_lines.booking_id
      where paid_rupees > net_rupees`,
  ),
  // A firm may agree on another share with an associate.
  rule(
    'the shares of a booking add up to a rate of the ladder',
    bookings.name,
    sql`select ${BOOKING} as subject, bookings.code as key from bookings
      where exists (
        select 1 from commission_lines where booking_id = bookings.id group by commission_type
        having sum(commission_hundredths) not in (
          select rate_hundredths from commission_rates
          where commission_rates.commission_type = commission_lines.commission_type))`,
  ),
  // The day of a receipt may be corrected after the commission on it was paid.
  rule(
    'a bill pays no commission on a receipt of a later day',
    payments.name,
    sql`select 'bill ' || commission_bills.code || ', receipt ' || receipts.number as subject,
        ${keyOfTwo('commission_bills.code', 'receipts.number')} as key from payments
      join commission_bills on commission_bills.id = payments.bill_id
      join receipts on receipts.id = payments.receipt_id
      where receipts.received_on > commission_bills.billed_on`,
  ),
  // Firms differ in what they do with GST: it is paid in addition, held back, or in the commission already (docs/rules.md).
  rule(
    'the commission of a bill less TDS and other deductions, with or without GST, is the credited amount',
    commissionBills.name,
    sql`select ${BILL} as subject, code as key from (${recordedBills}) as bills
      where ${isBeyondRounding(sql`gross - deducted + gst - credited_rupees`)}
        and ${isBeyondRounding(sql`gross - deducted - credited_rupees`)}
        and ${isBeyondRounding(sql`gross - deducted - gst - credited_rupees`)}`,
  ),
  // An advance may be deducted from a bill that is too small.
  rule(
    'the deductions of a bill are not more than its commission',
    commissionBills.name,
    sql`select ${BILL} as subject, code as key from (${recordedBills}) as bills
      where deducted > gross + gst`,
  ),
  // The office may know the reason, but not have written it.
  rule(
    'other deductions of a bill have a reason',
    commissionBills.name,
    sql`select ${BILL} as subject, code as key from commission_bills
      where other_deduction_rupees > 0 and other_deduction_reason is null`,
  ),
  // A firm may have sold a plot without recording a booking.
  rule(
    'no plot is sold without a booking',
    plots.name,
    sql`select ${PLOT} as subject, ${keyOfTwo('projects.code', 'plots.number')} as key from plots
      join projects on projects.id = plots.project_id
      left join bookings on bookings.plot_id = plots.id and bookings.status_id <> 9
      where plots.merged_into_id is null and bookings.id is null and plots.status_id in (2, 3)`,
  ),
  // The firm may have released the plot, but not changed its row in plots.csv.
  rule(
    "no booked plot is blocked, mortgaged, the landowner's or under dispute",
    bookings.name,
    sql`select ${BOOKING} || ', ' || ${PLOT} as subject, bookings.code as key from bookings
      join plots on plots.id = bookings.plot_id
      join projects on projects.id = plots.project_id
      where bookings.status_id <> 9 and plots.withheld_status_id is not null`,
  ),
  // A plot may be measured again after its booking.
  rule(
    'a booking has the size of its plot',
    bookings.name,
    sql`select ${BOOKING} || ', ' || ${PLOT} as subject, bookings.code as key from bookings
      join plots on plots.id = bookings.plot_id
      join projects on projects.id = plots.project_id
      where bookings.status_id <> 9 and bookings.yards_hundredths <> plots.yards_hundredths`,
  ),
  // A firm may agree on a lump sum. It may round to a rupee in its own way.
  rule(
    'the sale amount of a booking is its size times its rate',
    bookings.name,
    sql`select ${BOOKING} as subject, bookings.code as key from bookings
      where status_id <> 9 and abs(sale_rupees - yards_hundredths * (rate_rupees / 100.0)) > 1`,
  ),
  // The rate of the project may have been lower on the day of the booking. The database has only the present one.
  rule(
    "no booking is below the lowest price, a percentage of the project's present rate",
    bookings.name,
    sql`select ${BOOKING} as subject, bookings.code as key from bookings
      join projects on projects.id = bookings.project_id
      where bookings.status_id <> 9 and bookings.rate_rupees * 10000.0 < projects.rate_rupees * (
        select min_rate_percent_hundredths from firm_rules where from_on <= booked_on order by from_on desc limit 1)`,
  ),
  // A bank may pay the rest after the registration.
  rule(
    'a registered booking is fully paid, apart from registration charges',
    bookings.name,
    sql`select ${BOOKING} as subject, bookings.code as key from bookings
      where status_id = 3 and (select coalesce(sum(net_rupees), 0) from receipts where booking_id = bookings.id)
        < sale_rupees + premium_rupees + adjustment_rupees + emi_charges_rupees - discount_rupees - waive_off_rupees`,
  ),
  // An office may write receipts late.
  rule(
    'no receipt is of a later day than the cancellation of its booking',
    receipts.name,
    sql`select ${RECEIPT} as subject, receipts.number as key from receipts
      join bookings on bookings.id = receipts.booking_id
      where bookings.status_id = 9 and receipts.received_on > bookings.cancelled_on`,
  ),
  // A firm may pay interest on a refund.
  rule(
    'no refund is more than the customer paid',
    bookings.name,
    sql`select ${BOOKING} as subject, bookings.code as key from bookings
      where refunded_rupees > (
        select coalesce(sum(net_rupees + late_charges_rupees), 0) from receipts where booking_id = bookings.id)`,
  ),
  // The booking may be written in the name of a person who left.
  rule(
    'the seller of a booking had joined and not left on its day',
    bookings.name,
    sql`select ${BOOKING} || ', associate ' || seller_id as subject, bookings.code as key from bookings
      join associates on associates.id = bookings.seller_id
      where joined_on > booked_on or substr(deactivated_at, 1, 10) < booked_on`,
  ),
  // The firm sets the limit, but a payment cannot be undone.
  rule(
    'cash per associate and day is below the limit',
    null,
    sql`select 'associate ' || associate_id || ' on ' || cash_sent_on as subject from (
        select associate_id, cash_sent_on from commission_bills
        join payments on payments.bill_id = commission_bills.id
        where payment_type = 'Other'
        group by associate_id, cash_sent_on
        having sum(net_commission_rupees) >= (
          select cash_limit_rupees from firm_rules where from_on <= cash_sent_on order by from_on desc limit 1)
      ) as days`,
  ),
]

/** Only for new rows: a customer may pay two instalments on a day. */
export const importRules: Check[] = [
  rule(
    'no booking has two receipts of one day and amount',
    receipts.name,
    sql`select ${RECEIPT} || ', as receipt ' || earlier.number as subject, receipts.number as key from receipts
      join receipts as earlier
        on earlier.booking_id = receipts.booking_id and earlier.received_on = receipts.received_on
          and earlier.net_rupees = receipts.net_rupees and earlier.id < receipts.id
      join bookings on bookings.id = receipts.booking_id`,
  ),
]

/** As `keyOf` writes the key of a file with two key columns. */
function keyOfTwo(first: string, second: string) {
  return sql`'["' || ${sql.ref(first)} || '","' || ${sql.ref(second)} || '"]'`
}
