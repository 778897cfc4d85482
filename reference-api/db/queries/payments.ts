import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { hasLargeTeam, withDownlineOf, withOnly } from './team'
import { findFewPlots } from './team-bookings'
import { contains } from './text'

export interface PaymentFilters {
  /** Part of a plot number. */
  plotNumber?: string
  projectId?: number
  /** Cash, or all the rest. */
  mode?: 'other' | 'bank'
}

const ROWS_A_PAGE = 20

/** A page of what an associate was paid, newest first: a row for each bill and receipt. */
export async function findPayments(
  db: Kysely<Database>,
  associateId: string,
  filters: PaymentFilters,
  page: number,
) {
  const terms = { ...filters, page, isByDay: false, plotIds: null }
  return paidOn(withOnly(db, associateId), terms)
    .select(['bills.id as bill_id', 'payments.receipt_id', 'payments.net_commission_rupees as rupees'])
    .select(['bills.billed_on', 'bills.payment_type', 'bookings.id as booking_id', 'bookings.project_id'])
    .select(['plots.number as plot_number', 'projects.code as project_code'])
    .orderBy('bills.billed_on', 'desc')
    .orderBy('bills.id', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE)
    .execute()
}

/**
 * A page of what those below an associate were paid, or one of them, newest first: a row for each bill and plot, so that
 * no row is ever split between pages.
 */
export async function findTeamPayments(
  db: Kysely<Database>,
  { below, only }: { below: string; only?: string },
  filters: PaymentFilters,
  page: number,
) {
  const isByDay = only === undefined && (await hasLargeTeam(db, below))
  const plotIds = isByDay ? await findFewPlots(db, filters) : null
  const people = only === undefined ? withDownlineOf(db, below) : withOnly(db, only)
  return paidOn(people, { ...filters, page, isByDay, plotIds })
    .select(({ fn }) => fn.sum<number>('payments.net_commission_rupees').as('rupees'))
    .select(['bills.id as bill_id', 'bills.associate_id', 'bills.associate_name'])
    .select(['bills.billed_on', 'bills.payment_type', 'bookings.id as booking_id', 'bookings.project_id'])
    .select(['plots.number as plot_number', 'projects.code as project_code'])
    .groupBy(['bills.billed_on', 'bills.id', 'bills.associate_id', 'bills.associate_name'])
    .groupBy(['bills.payment_type', 'bookings.id', 'bookings.project_id', 'plots.number', 'projects.code'])
    .orderBy('bills.billed_on', 'desc')
    .orderBy('bills.id', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE)
    .execute()
}

interface PaidTerms extends PaymentFilters {
  page: number
  isByDay: boolean
  plotIds: number[] | null
}

/**
 * The payments on the newest bills of these people. Every bill holds a row at least, so the rows up to a page lie in as
 * many bills: only those are opened, however much there is. A cross join, unlike an inner one, is taken by SQLite in the
 * order in which it is written.
 */
function paidOn(people: ReturnType<typeof withOnly>, terms: PaidTerms) {
  const { plotNumber, projectId, mode, page, isByDay, plotIds } = terms
  return people
    .selectFrom((from) =>
      (isByDay
        ? from.selectFrom('commission_bills').crossJoin('team')
        : from.selectFrom('team').crossJoin('commission_bills')
      )
        .select(['commission_bills.id', 'billed_on', 'payment_type'])
        .select(['team.id as associate_id', 'team.name as associate_name'])
        .whereRef('commission_bills.associate_id', '=', 'team.id')
        .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? 0))
        .$if(mode !== undefined, (query) =>
          query.where('payment_type', mode === 'other' ? '=' : '<>', 'Other'),
        )
        .$if(plotIds !== null, (query) =>
          query.where('commission_bills.id', 'in', (bills) =>
            bills
              .selectFrom('bookings')
              .crossJoin('commission_lines')
              .crossJoin('payments')
              .select('payments.bill_id')
              .where('bookings.plot_id', 'in', plotIds ?? [])
              .whereRef('commission_lines.booking_id', '=', 'bookings.id')
              .whereRef('payments.line_id', '=', 'commission_lines.id'),
          ),
        )
        .$if(plotNumber !== undefined && plotIds === null, (query) =>
          query.where((where) =>
            where.exists(
              where
                .selectFrom('payments')
                .crossJoin('commission_lines')
                .crossJoin('bookings')
                .crossJoin('plots')
                .select('payments.id')
                .whereRef('payments.bill_id', '=', 'commission_bills.id')
                .whereRef('commission_lines.id', '=', 'payments.line_id')
                .whereRef('bookings.id', '=', 'commission_lines.booking_id')
                .whereRef('plots.id', '=', 'bookings.plot_id')
                .where((inner) => contains(inner.ref('plots.number'), plotNumber ?? '')),
            ),
          ),
        )
        .orderBy('billed_on', 'desc')
        .orderBy('commission_bills.id', 'desc')
        .limit(page * ROWS_A_PAGE)
        .as('bills'),
    )
    .crossJoin('payments')
    .crossJoin('commission_lines')
    .crossJoin('bookings')
    .crossJoin('plots')
    .crossJoin('projects')
    .whereRef('payments.bill_id', '=', 'bills.id')
    .whereRef('commission_lines.id', '=', 'payments.line_id')
    .whereRef('bookings.id', '=', 'commission_lines.booking_id')
    .whereRef('plots.id', '=', 'bookings.plot_id')
    .whereRef('projects.id', '=', 'bookings.project_id')
    .$if(plotNumber !== undefined, (query) =>
      query.where((where) => contains(where.ref('plots.number'), plotNumber ?? '')),
    )
}

/** A bill of commission, whosever it is. */
export function findBill(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('commission_bills')
    .select(['id', 'associate_id', 'billed_on'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A bill with the names that its document shows. */
export function findBillOfPaper(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('commission_bills as bills')
    .innerJoin('associates', 'associates.id', 'bills.associate_id')
    .innerJoin('projects', 'projects.id', 'bills.project_id')
    .select(['bills.id', 'bills.associate_id', 'bills.billed_on', 'bills.payment_type'])
    .select(['associates.name as associate_name', 'projects.name as project_name'])
    .where('bills.id', '=', id)
    .executeTakeFirst()
}

/** What a bill paid, in the order of the bill; of one receipt when it is given. */
export function findBillPayments(db: Kysely<Database>, billId: number, receiptId?: number) {
  return db
    .selectFrom('payments')
    .innerJoin('receipts', 'receipts.id', 'payments.receipt_id')
    .innerJoin('bookings', 'bookings.id', 'receipts.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .select([
      'payments.receipt_rupees',
      'payments.less_rupees',
      'payments.receipt_net_rupees',
      'payments.net_percent_ten_thousandths',
      'payments.net_commission_rupees',
      'receipts.number as receipt_number',
      'receipts.received_on',
      'bookings.id as booking_id',
      'bookings.customer_name',
      'plots.number as plot_number',
    ])
    .where('payments.bill_id', '=', billId)
    .$if(receiptId !== undefined, (query) => query.where('payments.receipt_id', '=', receiptId ?? 0))
    .orderBy('payments.id')
    .execute()
}
