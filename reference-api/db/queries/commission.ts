import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { withDownlineOf, withOnly } from './team'

/** Whose commission: an associate's own, or that of everyone below. */
export type Earners = 'own' | 'team'

/** What the associates given earn on a booking, seller first. */
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

/** What was paid on the lines given, newest first. */
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

/** The projects in which there is commission, or commission still due. */
export function findDuesProjects(
  db: Kysely<Database>,
  { earners, associateId, isDueOnly }: { earners: Earners; associateId: string; isDueOnly: boolean },
) {
  return peopleOf(db, earners, associateId)
    .selectFrom('projects')
    .select(['projects.id', 'projects.name'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('team')
          .crossJoin('commission_lines')
          .select('commission_lines.id')
          .whereRef('commission_lines.associate_id', '=', 'team.id')
          .whereRef('commission_lines.project_id', '=', 'projects.id')
          .$if(isDueOnly, (query) =>
            query.whereRef('commission_lines.net_rupees', '>', 'commission_lines.paid_rupees'),
          ),
      ),
    )
    .orderBy('projects.id')
    .execute()
}

export interface DuesFilters {
  earners: Earners
  associateId: string
  projectId: number
}

/** What all lines of a project add up to. */
export async function sumDues(db: Kysely<Database>, filters: DuesFilters) {
  const sums = await linesOfProject(db, filters)
    .select(({ fn }) => [
      fn.sum<number | null>('commission_lines.gross_rupees').as('gross'),
      fn.sum<number | null>('commission_lines.net_rupees').as('net'),
      fn.sum<number | null>('commission_lines.paid_rupees').as('paid'),
    ])
    .executeTakeFirstOrThrow()
  return { grossRupees: Number(sums.gross), netRupees: Number(sums.net), paidRupees: Number(sums.paid) }
}

/** A row for each associate and booking, newest booking first. */
export function findDues(db: Kysely<Database>, filters: DuesFilters & { isDueOnly: boolean }) {
  return (
    linesOfProject(db, filters)
      // Not inner joins: the lines come first, found by their index.
      .crossJoin('bookings')
      .crossJoin('plots')
      .crossJoin('associates as sellers')
      .whereRef('bookings.id', '=', 'commission_lines.booking_id')
      .whereRef('plots.id', '=', 'bookings.plot_id')
      .whereRef('sellers.id', '=', 'bookings.seller_id')
      .$if(filters.isDueOnly, (query) =>
        query.whereRef('commission_lines.net_rupees', '>', 'commission_lines.paid_rupees'),
      )
      .select([
        'commission_lines.booking_id',
        'commission_lines.gross_rupees',
        'commission_lines.net_rupees',
        'commission_lines.paid_rupees',
        'team.id as associate_id',
        'team.name as associate_name',
        'bookings.seller_id',
        'sellers.name as seller_name',
        'bookings.customer_name',
        'bookings.status_id',
        'plots.number as plot_number',
      ])
      .orderBy('bookings.booked_on', 'desc')
      .orderBy('bookings.id', 'desc')
      .orderBy('commission_lines.id')
      .execute()
  )
}

function linesOfProject(db: Kysely<Database>, { earners, associateId, projectId }: DuesFilters) {
  return (
    peopleOf(db, earners, associateId)
      .selectFrom('team')
      // Not an inner join: SQLite keeps this order, so that each associate's lines are one index range.
      .crossJoin('commission_lines')
      .whereRef('commission_lines.associate_id', '=', 'team.id')
      .where('commission_lines.project_id', '=', projectId)
  )
}

function peopleOf(db: Kysely<Database>, earners: Earners, associateId: string) {
  return earners === 'own' ? withOnly(db, associateId) : withDownlineOf(db, associateId)
}
