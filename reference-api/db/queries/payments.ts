import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { hasLargeTeam, withDownlineOf, withSingleAssociate, type WithTeam } from './team'
import { findSelectivePlotIds } from './team-bookings'
import { contains } from './text'

export interface PaymentFilters {
  plotNumber?: string
  projectId?: number
  /** `other` is cash. */
  mode?: 'other' | 'bank'
  /** `yyyy-MM`. */
  month?: string
}

const ROWS_PER_PAGE = 20

/** One row per bill and receipt, newest first. */
export async function findPayments(
  db: Kysely<Database>,
  associateId: string,
  filters: PaymentFilters,
  page: number,
) {
  const billQuery = { filters, isByDay: false, plotIds: null, rowUnit: 'payments' } as const
  const found = await findBillsOfPage(withSingleAssociate(db, associateId), billQuery, page)
  if (found.ids.length === 0) return []
  const rows = await selectPayments(db, found.ids, filters)
    .select(['bills.id as bill_id', 'payments.receipt_id', 'payments.net_commission_rupees as rupees'])
    .select(['bills.billed_on', 'bills.payment_type', 'bookings.id as booking_id', 'bookings.project_id'])
    .select(['plots.number as plot_number', 'projects.code as project_code'])
    .orderBy('bills.billed_on', 'desc')
    .orderBy('bills.id', 'desc')
    .orderBy('payments.id', 'desc')
    .execute()
  return rows.slice(found.skipped, found.skipped + ROWS_PER_PAGE)
}

/** One row per bill and plot, so that no row is on two pages. */
export async function findTeamPayments(
  db: Kysely<Database>,
  { uplineId, associateId }: { uplineId: string; associateId?: string },
  filters: PaymentFilters,
  page: number,
) {
  const isByDay = associateId === undefined && (await hasLargeTeam(db, uplineId))
  const plotIds = isByDay ? await findSelectivePlotIds(db, filters) : null
  const withTeam =
    associateId === undefined ? withDownlineOf(db, uplineId) : withSingleAssociate(db, associateId)
  const found = await findBillsOfPage(withTeam, { filters, isByDay, plotIds, rowUnit: 'plots' }, page)
  if (found.ids.length === 0) return []
  const rows = await selectPayments(db, found.ids, filters)
    .innerJoin('associates', 'associates.id', 'bills.associate_id')
    .select(({ fn }) => fn.sum<number>('payments.net_commission_rupees').as('rupees'))
    .select(['bills.id as bill_id', 'bills.associate_id', 'associates.name as associate_name'])
    .select(['bills.billed_on', 'bills.payment_type', 'bookings.id as booking_id', 'bookings.project_id'])
    .select(['plots.number as plot_number', 'projects.code as project_code'])
    .groupBy(['bills.billed_on', 'bills.id', 'bills.associate_id', 'associates.name'])
    .groupBy(['bills.payment_type', 'bookings.id', 'bookings.project_id', 'plots.number', 'projects.code'])
    .orderBy('bills.billed_on', 'desc')
    .orderBy('bills.id', 'desc')
    .orderBy('bookings.id', 'desc')
    .execute()
  return rows.slice(found.skipped, found.skipped + ROWS_PER_PAGE)
}

interface BillQuery {
  filters: PaymentFilters
  /** Reads all bills by day, because the team is large. */
  isByDay: boolean
  plotIds: number[] | null
  rowUnit: 'payments' | 'plots'
}

const MIN_BILLS_PER_BATCH = 40
const MAX_BILLS_PER_BATCH = 4_000
/** More than the newest bills need, which have fewer rows, and than the average of 16 rows per bill. */
const MIN_BILLS_BY_DAY = 100
const BILLS_PER_PAGE = 1.4

/** Counts earlier bills in an index only, so that page 1,000 is nearly as fast as page 1. */
async function findBillsOfPage(withTeam: WithTeam, billQuery: BillQuery, page: number) {
  const [start, end] = [(page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE]
  const ids: number[] = []
  let skipped = 0
  let counted = 0
  let seen = 0
  let after: { billed_on: string; id: number } | undefined
  // Each batch reads a large team again, which takes as long as counting hundreds of bills.
  const first = billQuery.isByDay
    ? Math.min(MAX_BILLS_PER_BATCH, Math.ceil(MIN_BILLS_BY_DAY + BILLS_PER_PAGE * page))
    : MIN_BILLS_PER_BATCH
  for (let batchSize = first; ; batchSize = nextBatchSize(end - counted)) {
    const bills = await countRows(withTeam, billQuery, after, batchSize).execute()
    for (const bill of bills) {
      const before = counted
      counted += Number(bill.rows)
      if (counted <= start) continue
      if (ids.length === 0) skipped = start - before
      if (counted > before) ids.push(bill.id)
      if (counted >= end) return { ids, skipped }
    }
    if (bills.length < batchSize) return { ids, skipped }
    after = bills.at(-1)
    seen += bills.length
  }

  function nextBatchSize(rows: number) {
    const likely = Math.ceil((rows * seen) / Math.max(counted, 1))
    return Math.min(MAX_BILLS_PER_BATCH, Math.max(MIN_BILLS_PER_BATCH, likely))
  }
}

function countRows(
  withTeam: WithTeam,
  { filters: { plotNumber, projectId, mode, month }, isByDay, plotIds, rowUnit }: BillQuery,
  after: { billed_on: string; id: number } | undefined,
  limit: number,
) {
  return withTeam
    .selectFrom((from) =>
      (isByDay
        ? from.selectFrom('commission_bills').crossJoin('team')
        : from.selectFrom('team').crossJoin('commission_bills')
      )
        .select(['commission_bills.id', 'billed_on'])
        .whereRef('commission_bills.associate_id', '=', 'team.id')
        .$if(after !== undefined, (query) =>
          query.where((where) =>
            where(
              where.refTuple('billed_on', 'commission_bills.id'),
              '<',
              where.tuple(after!.billed_on, after!.id),
            ),
          ),
        )
        .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? 0))
        .$if(mode !== undefined, (query) =>
          query.where('payment_type', mode === 'other' ? '=' : '<>', 'Other'),
        )
        .$if(month !== undefined, (query) =>
          query.where('billed_on', '>=', `${month}-01`).where('billed_on', '<=', `${month}-31`),
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
        .orderBy('billed_on', 'desc')
        .orderBy('commission_bills.id', 'desc')
        .limit(limit)
        .as('bills'),
    )
    .select(['bills.id', 'bills.billed_on'])
    .select((bills) =>
      bills
        .selectFrom('payments')
        .whereRef('payments.bill_id', '=', 'bills.id')
        .$if(plotNumber !== undefined, (query) =>
          query
            .innerJoin('commission_lines', 'commission_lines.id', 'payments.line_id')
            .innerJoin('bookings', 'bookings.id', 'commission_lines.booking_id')
            .innerJoin('plots', 'plots.id', 'bookings.plot_id')
            .where((where) => contains(where.ref('plots.number'), plotNumber ?? '')),
        )
        // A commission line belongs to one booking, and so to one plot.
        .select(({ fn }) =>
          rowUnit === 'plots'
            ? fn.count<number>('payments.line_id').distinct().as('rows')
            : fn.countAll<number>().as('rows'),
        )
        .as('rows'),
    )
    .orderBy('bills.billed_on', 'desc')
    .orderBy('bills.id', 'desc')
}

function selectPayments(db: Kysely<Database>, billIds: number[], { plotNumber }: PaymentFilters) {
  return db
    .selectFrom('commission_bills as bills')
    .innerJoin('payments', 'payments.bill_id', 'bills.id')
    .innerJoin('commission_lines', 'commission_lines.id', 'payments.line_id')
    .innerJoin('bookings', 'bookings.id', 'commission_lines.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .where('bills.id', 'in', billIds)
    .$if(plotNumber !== undefined, (query) =>
      query.where((where) => contains(where.ref('plots.number'), plotNumber ?? '')),
    )
}

export function findBill(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('commission_bills')
    .select(['id', 'associate_id', 'billed_on'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findBillForPdf(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('commission_bills as bills')
    .innerJoin('associates', 'associates.id', 'bills.associate_id')
    .innerJoin('projects', 'projects.id', 'bills.project_id')
    .select(['bills.id', 'bills.code', 'bills.associate_id', 'bills.billed_on', 'bills.payment_type'])
    .select(['bills.cash_status_id', 'bills.cash_accepted_at', 'bills.cash_received_at'])
    .select(['associates.name as associate_name', 'projects.name as project_name'])
    .where('bills.id', '=', id)
    .executeTakeFirst()
}

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
