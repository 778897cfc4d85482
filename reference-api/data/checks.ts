import { type RawBuilder, sql } from 'kysely'
import { payableRupees } from '../db/payable-commission'

/** These need the tables `bookings`, `associates` and so on in the query. */
const BOOKING = sql`'booking ' || bookings.code`
const RECEIPT = sql`'receipt ' || receipts.number || ' of booking ' || bookings.code`
const LINE = sql`'associate ' || commission_lines.associate_id || ', booking ' || bookings.code`
const PLOT = sql`'plot ' || plots.number || ' of project ' || projects.code`

/**
 * If an integrity check is violated, screens fail or contradict each other, so a backup or restore fails. Business rules have legitimate
 * exceptions, so their violations are only reported.
 */
type CheckKind = 'integrity' | 'rule'

export interface Check {
  name: string
  kind: CheckKind
  /** One row per violation. `subject` tells the office what to correct, such as `booking SRE-101`. */
  violations: RawBuilder<{ subject: string }>
}

const checkOf =
  (kind: CheckKind) =>
  (name: string, violations: Check['violations']): Check => ({ name, kind, violations })
const integrity = checkOf('integrity')
const rule = checkOf('rule')

export const checks: Check[] = [
  // An SQL query that follows the parents in a cycle never ends.
  integrity(
    'every upline ends at an associate without a parent (no cycles)',
    sql`with recursive reached(id) as (
        select id from associates where parent_id is null
        union all
        select associates.id from associates join reached on reached.id = associates.parent_id)
      select 'associate ' || id as subject from associates where id not in (select id from reached)`,
  ),
  // Without a default, filters start without a project.
  rule(
    'exactly one project is the default',
    sql`select 'project ' || code as subject from projects
      where is_default = 1 and (select count(*) from projects where is_default = 1) > 1
      union all
      select 'no project'
      where exists (select 1 from projects) and not exists (select 1 from projects where is_default = 1)`,
  ),
  // The receipts and the statement would show different paid amounts.
  integrity(
    'the receipts of a booking add up to its paid instalments',
    sql`select ${BOOKING} as subject from bookings
      where (select coalesce(sum(net_rupees), 0) from receipts where booking_id = bookings.id)
        <> (select coalesce(sum(paid_rupees), 0) from instalments where booking_id = bookings.id)`,
  ),
  // The booking and the statement would show different totals.
  integrity(
    'the instalments of a booking add up to its total due',
    sql`select ${BOOKING} as subject from bookings
      where (select coalesce(sum(amount_rupees), 0) from instalments where booking_id = bookings.id)
        <> sale_rupees + premium_rupees + adjustment_rupees + emi_charges_rupees + registration_rupees
          - discount_rupees - waive_off_rupees`,
  ),
  // A customer may pay too much; the statement shows the excess.
  rule(
    'no instalment is overpaid',
    sql`select ${BOOKING} || ', ' || instalments.label as subject from instalments
      join bookings on bookings.id = instalments.booking_id
      where paid_rupees < 0 or paid_rupees > amount_rupees`,
  ),
  // A firm may agree with a customer on another sequence of payments.
  rule(
    'instalments are in order of due date and paid in that order',
    sql`select ${BOOKING} || ', ' || later.label as subject from instalments as later
      join instalments as earlier
        on earlier.booking_id = later.booking_id and earlier.position = later.position - 1
      join bookings on bookings.id = later.booking_id
      where earlier.due_on > later.due_on
        or (earlier.paid_rupees < earlier.amount_rupees and later.paid_rupees > 0)`,
  ),
  // A firm may charge more than its rules give.
  rule(
    'the late charges paid on a booking never exceed the late charges of its instalments',
    sql`select ${BOOKING} as subject from bookings
      where (select coalesce(sum(late_charges_rupees), 0) from receipts where booking_id = bookings.id)
        > (select coalesce(sum(late_charges_rupees), 0) from instalments where booking_id = bookings.id)`,
  ),
  // A customer may pay before the booking is written.
  rule(
    'no receipt is of an earlier day than its booking',
    sql`select ${RECEIPT} as subject from receipts
      join bookings on bookings.id = receipts.booking_id
      where receipts.received_on < bookings.booked_on`,
  ),
  // The receipt would not add up on screen.
  integrity(
    'the parts of a receipt add up to its net amount',
    sql`select ${RECEIPT} as subject from receipts
      join bookings on bookings.id = receipts.booking_id
      where sale_part_rupees + premium_part_rupees + emi_part_rupees + adjustment_part_rupees
        + registration_part_rupees <> net_rupees`,
  ),
  // The lists of payments and of dues would show different paid amounts.
  integrity(
    'the payments of a commission line add up to its paid amount',
    sql`select ${LINE} as subject from commission_lines
      join bookings on bookings.id = commission_lines.booking_id
      where (select coalesce(sum(net_commission_rupees), 0) from payments where line_id = commission_lines.id)
        <> paid_rupees`,
  ),
  // The sums of dues and the commission of a booking would show different payable amounts.
  integrity(
    'the payable amount of a commission line follows from the receipts that no bill pays',
    sql`select ${LINE} as subject from commission_lines
      join bookings on bookings.id = commission_lines.booking_id
      where payable_rupees <> ${payableRupees}`,
  ),
  // A firm may pay in advance.
  rule(
    'no commission due is negative',
    sql`select ${LINE} as subject from commission_lines
      join bookings on bookings.id = commission_lines.booking_id
      where paid_rupees > net_rupees`,
  ),
  // A firm may agree on another share with an associate.
  rule(
    'the shares of a booking add up to a rate of the ladder',
    sql`select ${BOOKING} as subject from (
        select booking_id, commission_type, sum(commission_hundredths) as total
        from commission_lines group by booking_id, commission_type
      ) as shares
      join bookings on bookings.id = shares.booking_id
      where not exists (
        select 1 from commission_rates
        where commission_rates.commission_type = shares.commission_type and rate_hundredths = shares.total)`,
  ),
  // Lists by project and by booking would differ.
  integrity(
    "a commission line has its booking's project",
    sql`select ${LINE} as subject from commission_lines
      join bookings on bookings.id = commission_lines.booking_id
      where bookings.project_id <> commission_lines.project_id`,
  ),
  // Lists by associate, project and booking would differ.
  integrity(
    "a payment matches its bill's associate and project, and its receipt's booking",
    sql`select 'bill ' || commission_bills.code as subject from payments
      join commission_bills on commission_bills.id = payments.bill_id
      join commission_lines on commission_lines.id = payments.line_id
      join receipts on receipts.id = payments.receipt_id
      where commission_bills.associate_id <> commission_lines.associate_id
        or commission_bills.project_id <> commission_lines.project_id
        or receipts.booking_id <> commission_lines.booking_id`,
  ),
  // The day of a receipt may be corrected after the commission on it was paid.
  rule(
    'a bill pays no commission on a receipt of a later day',
    sql`select 'bill ' || commission_bills.code || ', receipt ' || receipts.number as subject from payments
      join commission_bills on commission_bills.id = payments.bill_id
      join receipts on receipts.id = payments.receipt_id
      where receipts.received_on > commission_bills.billed_on`,
  ),
  // The payment would not add up on screen.
  integrity(
    "a payment's net is its receipt less the non-commissionable parts",
    sql`select 'bill ' || commission_bills.code || ', receipt ' || receipts.number as subject from payments
      join commission_bills on commission_bills.id = payments.bill_id
      join receipts on receipts.id = payments.receipt_id
      where receipt_rupees - less_rupees <> receipt_net_rupees`,
  ),
  // A booked plot would be offered for sale.
  integrity(
    'a plot has the status of its active booking',
    sql`select ${PLOT} as subject from plots
      join projects on projects.id = plots.project_id
      join bookings on bookings.plot_id = plots.id and bookings.status_id <> 9
      where plots.merged_into_id is null and bookings.status_id <> plots.status_id`,
  ),
  // A firm may have sold a plot without recording a booking.
  rule(
    'no plot is sold without a booking',
    sql`select ${PLOT} as subject from plots
      join projects on projects.id = plots.project_id
      left join bookings on bookings.plot_id = plots.id and bookings.status_id <> 9
      where plots.merged_into_id is null and bookings.id is null and plots.status_id in (2, 3)`,
  ),
  // Map and list would differ.
  integrity(
    'merged cells have the status of their plot',
    sql`select ${PLOT} as subject from plots
      join projects on projects.id = plots.project_id
      join plots as whole on whole.id = plots.merged_into_id
      where plots.status_id <> whole.status_id`,
  ),
  // The law sets the limit, but a payment cannot be undone.
  rule(
    'cash per associate and day is below the limit',
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
