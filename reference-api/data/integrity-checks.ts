import { type RawBuilder, sql } from 'kysely'
import { payableRupees } from '../db/payable-commission'

/** These need the tables `bookings`, `associates` and so on in the query. */
export const BOOKING = sql`'booking ' || bookings.code`
export const RECEIPT = sql`'receipt ' || receipts.number || ' of booking ' || bookings.code`
export const LINE = sql`'associate ' || commission_lines.associate_id || ', booking ' || bookings.code`
export const PLOT = sql`'plot ' || plots.number || ' of project ' || projects.code`

/**
 * If an integrity check is violated, screens fail or contradict each other, so a backup or restore fails. Business rules have legitimate
 * exceptions, so their violations are only reported.
 */
type CheckKind = 'integrity' | 'rule'

export interface Check {
  name: string
  kind: CheckKind
  /** The file whose rows the office corrects. Then `key` identifies such a row, as `keyOf` does. */
  file: string | null
  /** One row per violation. `subject` tells the office what to correct, such as `booking SRE-101`. */
  violations: RawBuilder<{ subject: string; key?: string }>
}

const integrity = (name: string, violations: Check['violations']): Check => ({
  name,
  kind: 'integrity',
  file: null,
  violations,
})

export const integrityChecks: Check[] = [
  // An SQL query that follows the parents in a cycle never ends.
  integrity(
    'every upline ends at an associate without a parent (no cycles)',
    sql`with recursive reached(id) as (
        select id from associates where parent_id is null
        union all
        select associates.id from associates join reached on reached.id = associates.parent_id)
      select 'associate ' || id as subject from associates where id not in (select id from reached)`,
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
  {
    ...integrity(
      'the payable amount of a commission line follows from the receipts that no bill pays',
      sql`select ${LINE} as subject from commission_lines
        join bookings on bookings.id = commission_lines.booking_id
        where payable_rupees <> ${payableRupees}`,
    ),
  },
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
  // The payment would not add up on screen.
  integrity(
    "a payment's net is its receipt less the non-commissionable parts",
    sql`select 'bill ' || commission_bills.code || ', receipt ' || receipts.number as subject from payments
      join commission_bills on commission_bills.id = payments.bill_id
      join receipts on receipts.id = payments.receipt_id
      where receipt_rupees - less_rupees <> receipt_net_rupees`,
  ),
  // Nobody could open the certificate, or everybody.
  {
    ...integrity(
      'a tax certificate can be read by its associate only',
      sql`select 'associate ' || associate_id || ', ' || financial_year || ', quarter ' || quarter as subject
        from tax_certificates join media on media.id = media_id
        where owner_id is distinct from associate_id`,
    ),
  },
  // A booked plot would be offered for sale.
  integrity(
    'a plot has the status of its active booking',
    sql`select ${PLOT} as subject from plots
      join projects on projects.id = plots.project_id
      join bookings on bookings.plot_id = plots.id and bookings.status_id <> 9
      where plots.merged_into_id is null and bookings.status_id <> plots.status_id`,
  ),
  // Map and list would differ.
  integrity(
    'merged cells have the status of their plot',
    sql`select ${PLOT} as subject from plots
      join projects on projects.id = plots.project_id
      join plots as whole on whole.id = plots.merged_into_id
      where plots.status_id <> whole.status_id`,
  ),
]
