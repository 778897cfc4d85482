import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { type FinancialYear, firstDayOf, lastDayOf } from '../../../app/domain/financial-year'
import type { Database } from '../../schema'
import { type Scope, withScope } from './team'
import { containsNumber } from './text'

export interface PaymentFilters {
  plotNumber?: string
  projectId?: number
  /** `other` is cash. */
  mode?: 'other' | 'bank'
  /** `yyyy-MM`. */
  month?: string
  financialYear?: FinancialYear
}

interface BillQuery {
  scope: Scope
  associateId: string
  filters: PaymentFilters
  rowUnit: 'payments' | 'plots'
}

interface Position {
  billed_on: string
  id: number
}

export const ROWS_PER_PAGE = 20

const MIN_BILLS_PER_BATCH = 100
const MAX_BILLS_PER_BATCH = 4_000

/**
 * Returns the ids of the bills on a page, newest first, and how many rows of the first bill are on earlier pages. Without a plot number, the
 * database counts the rows of earlier pages in an index alone, so page 1,000 is nearly as fast as page 1.
 */
export async function findBillsOfPage(db: Kysely<Database>, billQuery: BillQuery, page: number) {
  const [start, end] = [(page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE]
  const ids: number[] = []
  let skippedRows = 0
  let counted = 0
  let billsRead = 0
  let after: Position | undefined
  let plotIds: number[] | null = null
  // Each batch reads the team again, so the first one is large enough for most pages: a bill often has several rows.
  for (let batchSize = nextBatchSize(end); ; batchSize = nextBatchSize(end - counted)) {
    const bills = await readBills(db, billQuery, { after, plotIds, limit: batchSize })
    for (const { id, rows } of bills) {
      const countedBefore = counted
      counted += rows
      if (counted <= start) continue
      if (ids.length === 0) skippedRows = start - countedBefore
      if (counted > countedBefore) ids.push(id)
      if (counted >= end) return { ids, skippedRows }
    }
    if (bills.length < batchSize) return { ids, skippedRows }
    after = bills.at(-1)
    billsRead += bills.length
    // The payments of a plot that few bills contain are found by the plot. Otherwise all bills of the team would be searched.
    plotIds ??= await findPlotsIfFew(db, billQuery.filters)
  }

  function nextBatchSize(rows: number) {
    const likely = counted === 0 ? rows / 2 : Math.ceil((rows * billsRead) / counted)
    return Math.min(MAX_BILLS_PER_BATCH, Math.max(MIN_BILLS_PER_BATCH, likely))
  }
}

const MAX_PLOTS = 200

/** Null without a plot number, or if it matches too many plots. */
async function findPlotsIfFew(db: Kysely<Database>, { plotNumber, projectId }: PaymentFilters) {
  if (plotNumber === undefined) return null
  const plots = await db
    .selectFrom('plots')
    .select('id')
    .where((where) => containsNumber(where.ref('number'), plotNumber))
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? 0))
    .limit(MAX_PLOTS + 1)
    .execute()
  return plots.length > MAX_PLOTS ? null : plots.map(({ id }) => id)
}

/** The bills after a position, each with the number of rows that it has in the list. */
function readBills(
  db: Kysely<Database>,
  { scope, associateId, filters, rowUnit }: BillQuery,
  { after, plotIds, limit }: { after: Position | undefined; plotIds: number[] | null; limit: number },
) {
  return withScope(db, scope, associateId)
    .selectFrom((from) =>
      from
        .selectFrom('team')
        // A cross join sets SQLite's join order.
        .crossJoin('commission_bills')
        .select(['commission_bills.id', 'billed_on'])
        .whereRef('commission_bills.associate_id', '=', 'team.id')
        .where((where) => matches(where, filters))
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('billed_on', 'commission_bills.id'), '<', tuple(after!.billed_on, after!.id)),
          ),
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
    .select(({ ref }) => countRowsOf(db, ref('bills.id'), filters.plotNumber, rowUnit).as('rows'))
    .orderBy('bills.billed_on', 'desc')
    .orderBy('bills.id', 'desc')
    .$narrowType<{ rows: number }>()
    .execute()
}

/** The ids of all bills of the associate or of everyone below that match the filters except the plot number. */
export function matchingBills(
  db: Kysely<Database>,
  { scope, associateId, filters }: Omit<BillQuery, 'rowUnit'>,
) {
  return db
    .selectFrom('commission_bills')
    .select('commission_bills.id')
    .where('associate_id', 'in', withScope(db, scope, associateId).selectFrom('team').select('team.id'))
    .where((where) => matches(where, filters))
}

function matches(
  where: ExpressionBuilder<Database, 'commission_bills'>,
  { projectId, mode, month, financialYear }: PaymentFilters,
) {
  const conditions: Expression<SqlBool>[] = []
  if (projectId !== undefined) conditions.push(where('project_id', '=', projectId))
  if (mode !== undefined) conditions.push(where('payment_type', mode === 'other' ? '=' : '<>', 'Other'))
  if (month !== undefined) conditions.push(where.between('billed_on', `${month}-01`, `${month}-31`))
  if (financialYear !== undefined)
    conditions.push(where.between('billed_on', firstDayOf(financialYear), lastDayOf(financialYear)))
  return where.and(conditions)
}

function countRowsOf(
  db: Kysely<Database>,
  billId: Expression<number>,
  plotNumber: string | undefined,
  rowUnit: BillQuery['rowUnit'],
) {
  return (
    db
      .selectFrom('payments')
      .where('payments.bill_id', '=', billId)
      .$if(plotNumber !== undefined, (query) => query.where((where) => isOnPlot(where, plotNumber ?? '')))
      // A commission line belongs to one booking, and so to one plot.
      .select(({ fn }) =>
        rowUnit === 'plots'
          ? fn.count<number>('payments.line_id').distinct().as('rows')
          : fn.countAll<number>().as('rows'),
      )
  )
}

export function isOnPlot(
  { exists, selectFrom }: ExpressionBuilder<Database, 'payments'>,
  plotNumber: string,
) {
  return exists(
    selectFrom('commission_lines')
      .innerJoin('bookings', 'bookings.id', 'commission_lines.booking_id')
      .innerJoin('plots', 'plots.id', 'bookings.plot_id')
      .select('plots.id')
      .whereRef('commission_lines.id', '=', 'payments.line_id')
      .where((where) => containsNumber(where.ref('plots.number'), plotNumber)),
  )
}
