import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema'
import { type Scope, withScope } from './team'

export function findLines(db: Kysely<Database>, bookingId: number, associateIds: string[]) {
  return db
    .selectFrom('commission_lines')
    .innerJoin('associates', 'associates.id', 'commission_lines.associate_id')
    .selectAll('commission_lines')
    .select('associates.name as associate_name')
    .where('commission_lines.booking_id', '=', bookingId)
    .where('commission_lines.associate_id', 'in', associateIds)
    .orderBy('commission_lines.id')
    .execute()
}

export function findLinePayments(db: Kysely<Database>, lineIds: number[]) {
  return db
    .selectFrom('payments')
    .innerJoin('commission_bills', 'commission_bills.id', 'payments.bill_id')
    .innerJoin('receipts', 'receipts.id', 'payments.receipt_id')
    .select([
      'payments.line_id',
      'payments.bill_id',
      'payments.receipt_id',
      'payments.receipt_rupees',
      'payments.less_rupees',
      'payments.net_commission_rupees',
      'receipts.number as receipt_number',
      'commission_bills.billed_on',
      'commission_bills.payment_type',
    ])
    .where('payments.line_id', 'in', lineIds)
    .orderBy('commission_bills.billed_on', 'desc')
    .orderBy('payments.id', 'desc')
    .execute()
}

/** Oldest first. Receipts of charges only release no commission. */
export function findCommissionableReceipts(db: Kysely<Database>, bookingId: number) {
  return db
    .selectFrom('receipts')
    .select(['id', 'number', 'sale_part_rupees'])
    .where('booking_id', '=', bookingId)
    .where('sale_part_rupees', '>', 0)
    .orderBy('received_on')
    .orderBy('number')
    .execute()
}

export function findDuesProjects(
  db: Kysely<Database>,
  { scope, associateId, isDueOnly }: { scope: Scope; associateId: string; isDueOnly: boolean },
) {
  return withScope(db, scope, associateId)
    .selectFrom('projects')
    .select(['projects.id', 'projects.name'])
    .where('projects.id', 'in', (lines) =>
      lines
        .selectFrom('team')
        // A cross join sets SQLite's join order: the lines of each associate are one range of a covering index.
        .crossJoin('commission_lines')
        .select('commission_lines.project_id')
        .whereRef('commission_lines.associate_id', '=', 'team.id')
        .$if(isDueOnly, (query) =>
          query.whereRef('commission_lines.net_rupees', '>', 'commission_lines.paid_rupees'),
        ),
    )
    .orderBy('projects.id')
    .execute()
}

interface DuesFilters {
  scope: Scope
  associateId: string
  projectId: number
  isDueOnly: boolean
}

/** In the words of the reply, without the open amount. The sums also cover paid lines. */
export function sumDues(db: Kysely<Database>, { scope, associateId, projectId, isDueOnly }: DuesFilters) {
  const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(`commission_lines.${column}`)}), 0)`
  return (
    withScope(db, scope, associateId)
      .selectFrom('team')
      // A cross join sets SQLite's join order: the lines of each associate are one range of a covering index.
      .crossJoin('commission_lines')
      .whereRef('commission_lines.associate_id', '=', 'team.id')
      .where('commission_lines.project_id', '=', projectId)
      .select([
        sumOf('gross_rupees').as('sum_total_cmsn'),
        sumOf('net_rupees').as('sum_net_cmsn'),
        sumOf('paid_rupees').as('sum_paid_cmsn'),
        sumOf('payable_rupees').as('payable_amt'),
        (isDueOnly
          ? sql<number>`count(case when commission_lines.net_rupees > commission_lines.paid_rupees then 1 end)`
          : sql<number>`count(*)`
        ).as('rows_count'),
      ])
      .executeTakeFirstOrThrow()
  )
}

export const DUES_PER_PAGE = 100

/** In the words of the reply. Sorted by booking day, newest first. Without `page`, returns all rows. */
export function findDues(
  db: Kysely<Database>,
  { scope, associateId, projectId, isDueOnly }: DuesFilters,
  page?: number,
) {
  return (
    withScope(db, scope, associateId)
      .selectFrom('team')
      // Cross joins set SQLite's join order.
      .crossJoin('commission_lines')
      .crossJoin('bookings')
      .crossJoin('plots')
      .crossJoin('associates as sellers')
      .whereRef('commission_lines.associate_id', '=', 'team.id')
      .whereRef('commission_lines.booking_id', '=', 'bookings.id')
      .whereRef('plots.id', '=', 'bookings.plot_id')
      .whereRef('sellers.id', '=', 'bookings.seller_id')
      .where('commission_lines.project_id', '=', projectId)
      .$if(isDueOnly, (query) =>
        query.whereRef('commission_lines.net_rupees', '>', 'commission_lines.paid_rupees'),
      )
      .select(['commission_lines.project_id', 'plots.number as plot_no', 'commission_lines.booking_id'])
      .select(['team.id as agent_id', 'team.name as agent_name'])
      .select(['bookings.seller_id as booked_agent_id', 'sellers.name as booked_agent_name'])
      .select(['bookings.customer_name', 'bookings.status_id as plot_status'])
      .select(['commission_lines.gross_rupees as cmsn_amt', 'commission_lines.net_rupees as net_cmsn_amt'])
      .select(['commission_lines.paid_rupees as paid_cmsn', 'commission_lines.payable_rupees as payable_amt'])
      .select(sql<number>`commission_lines.net_rupees - commission_lines.paid_rupees`.as('cmsn_due'))
      .orderBy('bookings.booked_on', 'desc')
      .orderBy('bookings.id', 'desc')
      .orderBy('commission_lines.id')
      .$if(page !== undefined, (query) =>
        query.limit(DUES_PER_PAGE).offset(((page ?? 1) - 1) * DUES_PER_PAGE),
      )
      .execute()
  )
}
