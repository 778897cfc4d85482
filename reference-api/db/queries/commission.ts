import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'
import { hasLargeTeam, withDownlineOf, withOnly } from './team'

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

/** What all lines of a project add up to, and how many there are. */
export async function sumDues(db: Kysely<Database>, { earners, associateId, projectId }: DuesFilters) {
  const sums = await peopleOf(db, earners, associateId)
    .selectFrom('team')
    // Not an inner join: SQLite keeps this order, so that each associate's lines are one range of an index that holds the sums.
    .crossJoin('commission_lines')
    .whereRef('commission_lines.associate_id', '=', 'team.id')
    .where('commission_lines.project_id', '=', projectId)
    .select(({ fn }) => [
      fn.sum<number | null>('commission_lines.gross_rupees').as('gross'),
      fn.sum<number | null>('commission_lines.net_rupees').as('net'),
      fn.sum<number | null>('commission_lines.paid_rupees').as('paid'),
      fn.countAll<number>().as('count'),
      fn
        .sum<number | null>(
          sql`case when commission_lines.net_rupees > commission_lines.paid_rupees then 1 else 0 end`,
        )
        .as('due_count'),
    ])
    .executeTakeFirstOrThrow()
  return {
    grossRupees: Number(sums.gross),
    netRupees: Number(sums.net),
    paidRupees: Number(sums.paid),
    count: Number(sums.count),
    dueCount: Number(sums.due_count),
  }
}

const DUES_A_PAGE = 100

/** A row for each associate and booking, newest booking first; all of them, or a page. */
export async function findDues(
  db: Kysely<Database>,
  { earners, associateId, projectId, isDueOnly, page }: DuesFilters & { isDueOnly: boolean; page?: number },
) {
  const isByDay = page !== undefined && earners === 'team' && (await hasLargeTeam(db, associateId))
  const people = peopleOf(db, earners, associateId)
  // Not inner joins: SQLite keeps these orders. By day it can stop when a page is full.
  const joined = isByDay
    ? people.selectFrom('bookings').crossJoin('commission_lines').crossJoin('team')
    : people.selectFrom('team').crossJoin('commission_lines').crossJoin('bookings')
  return joined
    .crossJoin('plots')
    .crossJoin('associates as sellers')
    .whereRef('commission_lines.associate_id', '=', 'team.id')
    .whereRef('commission_lines.booking_id', '=', 'bookings.id')
    .whereRef('plots.id', '=', 'bookings.plot_id')
    .whereRef('sellers.id', '=', 'bookings.seller_id')
    .where('commission_lines.project_id', '=', projectId)
    .where('bookings.project_id', '=', projectId)
    .$if(isDueOnly, (query) =>
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
    .$if(page !== undefined, (query) => query.limit(DUES_A_PAGE).offset(((page ?? 1) - 1) * DUES_A_PAGE))
    .execute()
}

function peopleOf(db: Kysely<Database>, earners: Earners, associateId: string) {
  return earners === 'own' ? withOnly(db, associateId) : withDownlineOf(db, associateId)
}
