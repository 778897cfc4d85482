import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { type FinancialYear, firstDayOf, lastDayOf } from '../../../app/domain/financial-year'
import type { Database } from '../../schema'
import type { Team, WithTeam } from './team'
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
  filters: PaymentFilters
  /** True for a large team: bills are read by day, not by associate. */
  isByDay: boolean
  plotIds: number[] | null
  rowUnit: 'payments' | 'plots'
}

interface Position {
  billed_on: string
  id: number
}

interface BillReader {
  isByDay: boolean
  /** Reads the bills after a position, newest first. */
  read: (after: Position | undefined, limit: number) => Promise<Batch>
}

interface Batch {
  /** Bills of the team, each with the number of rows that it has in the list. */
  bills: { id: number; rows: number }[]
  /** Position of the last bill read, which may be outside the team. */
  last: Position | undefined
  /** Number of bills read, including those outside the team. */
  size: number
}

export const ROWS_PER_PAGE = 20

const MIN_BILLS_PER_BATCH = 40
const MAX_BILLS_PER_BATCH = 4_000
/** In the demo data, the newest bills have few payments, so the first page needs many bills. */
const MIN_BILLS_BY_DAY = 100
/** A bill of the demo data has 16 payments on average, so a page of 20 rows needs 1.25 bills. A reserve often avoids a second batch. */
const BILLS_PER_PAGE = 1.4

/**
 * Returns the ids of the bills on a page, and how many rows of the first bill are on earlier pages. Without a plot number, the database
 * counts the rows of earlier pages in an index alone, so page 1,000 is nearly as fast as page 1.
 */
export async function findBillsOfPage({ isByDay, read }: BillReader, page: number) {
  const [start, end] = [(page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE]
  const ids: number[] = []
  let skippedRows = 0
  let counted = 0
  let billsRead = 0
  let after: Position | undefined
  // The first batch of a large team is large: each batch may read the team again, which takes as long as counting hundreds of bills.
  const firstBatchSize = isByDay
    ? Math.min(MAX_BILLS_PER_BATCH, Math.ceil(MIN_BILLS_BY_DAY + BILLS_PER_PAGE * page))
    : MIN_BILLS_PER_BATCH
  for (let batchSize = firstBatchSize; ; batchSize = nextBatchSize(end - counted)) {
    const { bills, last, size } = await read(after, batchSize)
    for (const { id, rows } of bills) {
      const countedBefore = counted
      counted += rows
      if (counted <= start) continue
      if (ids.length === 0) skippedRows = start - countedBefore
      if (counted > countedBefore) ids.push(id)
      if (counted >= end) return { ids, skippedRows }
    }
    if (size < batchSize) return { ids, skippedRows }
    after = last
    billsRead += size
  }

  function nextBatchSize(rows: number) {
    const likely = Math.ceil((rows * billsRead) / Math.max(counted, 1))
    return Math.min(MAX_BILLS_PER_BATCH, Math.max(MIN_BILLS_PER_BATCH, likely))
  }
}

export function billsOf(db: Kysely<Database>, withTeam: WithTeam, billQuery: BillQuery): BillReader {
  const { isByDay } = billQuery
  return {
    isByDay,
    read: async (after, limit) => {
      const bills = await withTeam
        .selectFrom((from) =>
          (isByDay
            ? from.selectFrom('commission_bills').crossJoin('team')
            : from.selectFrom('team').crossJoin('commission_bills')
          )
            .select(['commission_bills.id', 'billed_on'])
            .whereRef('commission_bills.associate_id', '=', 'team.id')
            .where((where) => matches(where, billQuery, after))
            .orderBy('billed_on', 'desc')
            .orderBy('commission_bills.id', 'desc')
            .limit(limit)
            .as('bills'),
        )
        .select(['bills.id', 'bills.billed_on'])
        .select(({ ref }) => countRowsOf(db, ref('bills.id'), billQuery).as('rows'))
        .orderBy('bills.billed_on', 'desc')
        .orderBy('bills.id', 'desc')
        .execute()
      return { bills: bills.map(withRowCount), last: bills.at(-1), size: bills.length }
    },
  }
}

/** Reads everyone's bills and drops those outside the team. Selecting the bills of a team that is most of the firm would take longer. */
export function billsFilteredByTeam(db: Kysely<Database>, { names }: Team, billQuery: BillQuery): BillReader {
  return {
    isByDay: true,
    read: async (after, limit) => {
      const everyones = await db
        .selectFrom('commission_bills')
        .select(['id', 'billed_on', 'associate_id'])
        .where((where) => matches(where, billQuery, after))
        .orderBy('billed_on', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      const ids = everyones.filter(({ associate_id }) => names.has(associate_id)).map(({ id }) => id)
      if (ids.length === 0) return { bills: [], last: everyones.at(-1), size: everyones.length }
      const counted = await db
        .selectFrom('commission_bills as bills')
        .select('bills.id')
        .select(({ ref }) => countRowsOf(db, ref('bills.id'), billQuery).as('rows'))
        .where('bills.id', 'in', ids)
        .orderBy('bills.billed_on', 'desc')
        .orderBy('bills.id', 'desc')
        .execute()
      return { bills: counted.map(withRowCount), last: everyones.at(-1), size: everyones.length }
    },
  }
}

const withRowCount = ({ id, rows }: { id: number; rows: number | string | null }) => ({
  id,
  rows: Number(rows),
})

/** The ids of all bills that match the filters except the plot number. */
export function matchingBills(db: Kysely<Database>, filters: PaymentFilters) {
  return db
    .selectFrom('commission_bills')
    .select('commission_bills.id')
    .where((where) => matches(where, { filters, plotIds: null }))
}

function matches(
  where: ExpressionBuilder<Database, 'commission_bills'>,
  { filters: { projectId, mode, month, financialYear }, plotIds }: Pick<BillQuery, 'filters' | 'plotIds'>,
  after?: Position,
) {
  const conditions: Expression<SqlBool>[] = []
  if (after)
    conditions.push(
      where(where.refTuple('billed_on', 'commission_bills.id'), '<', where.tuple(after.billed_on, after.id)),
    )
  if (projectId !== undefined) conditions.push(where('project_id', '=', projectId))
  if (mode !== undefined) conditions.push(where('payment_type', mode === 'other' ? '=' : '<>', 'Other'))
  if (month !== undefined) conditions.push(where.between('billed_on', `${month}-01`, `${month}-31`))
  if (financialYear !== undefined)
    conditions.push(where.between('billed_on', firstDayOf(financialYear), lastDayOf(financialYear)))
  if (plotIds !== null)
    conditions.push(
      where('commission_bills.id', 'in', (bills) =>
        bills
          .selectFrom('bookings')
          .crossJoin('commission_lines')
          .crossJoin('payments')
          .select('payments.bill_id')
          .where('bookings.plot_id', 'in', plotIds)
          .whereRef('commission_lines.booking_id', '=', 'bookings.id')
          .whereRef('payments.line_id', '=', 'commission_lines.id'),
      ),
    )
  return where.and(conditions)
}

function countRowsOf(
  db: Kysely<Database>,
  billId: Expression<number>,
  { filters: { plotNumber }, rowUnit }: BillQuery,
) {
  return (
    db
      .selectFrom('payments')
      .where('payments.bill_id', '=', billId)
      .$if(plotNumber !== undefined, (query) =>
        query
          .innerJoin('commission_lines', 'commission_lines.id', 'payments.line_id')
          .innerJoin('bookings', 'bookings.id', 'commission_lines.booking_id')
          .innerJoin('plots', 'plots.id', 'bookings.plot_id')
          .where((where) => containsNumber(where.ref('plots.number'), plotNumber ?? '')),
      )
      // A commission line belongs to one booking, and so to one plot.
      .select(({ fn }) =>
        rowUnit === 'plots'
          ? fn.count<number>('payments.line_id').distinct().as('rows')
          : fn.countAll<number>().as('rows'),
      )
  )
}
