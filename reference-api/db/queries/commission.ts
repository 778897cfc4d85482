import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema'
import { hasLargeDownline, type Team, withDownlineOf, withSingleAssociate } from './team'

export type Earners = 'own' | 'team'

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
  { earners, associateId, isDueOnly }: { earners: Earners; associateId: string; isDueOnly: boolean },
) {
  return withEarners(db, earners, associateId)
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

interface DuesFilters {
  earners: Earners
  associateId: string
  projectId: number
}

async function sumDues(db: Kysely<Database>, { earners, associateId, projectId }: DuesFilters) {
  const sums = await withEarners(db, earners, associateId)
    .selectFrom('team')
    // A cross join sets SQLite's join order: the lines of each associate are one range of a covering index.
    .crossJoin('commission_lines')
    .whereRef('commission_lines.associate_id', '=', 'team.id')
    .where('commission_lines.project_id', '=', projectId)
    .select(({ fn }) => [
      fn.sum<number | null>('commission_lines.gross_rupees').as('gross'),
      fn.sum<number | null>('commission_lines.net_rupees').as('net'),
      fn.sum<number | null>('commission_lines.paid_rupees').as('paid'),
      fn.sum<number | null>('commission_lines.payable_rupees').as('payable'),
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
    payableRupees: Number(sums.payable),
    count: Number(sums.count),
    dueCount: Number(sums.due_count),
  }
}

export type DuesQuery = DuesFilters & { isDueOnly: boolean; page?: number }

/** Rows are sorted by booking day, newest first. Without `page`, returns all rows. The sums also cover paid lines and other pages. */
export async function readDues(db: Kysely<Database>, duesQuery: DuesQuery, downline: Team) {
  if (duesQuery.earners === 'team' && duesQuery.page === undefined && downline.isLarge)
    return readAllDues(db, duesQuery, downline)
  const [sums, rows] = await Promise.all([sumDues(db, duesQuery), findDues(db, duesQuery)])
  return { sums, rows }
}

/**
 * A large team may have most lines of a project, so it is faster to read all lines and filter them. Bookings are read separately, because
 * a join would repeat a booking for each of its lines.
 */
async function readAllDues(db: Kysely<Database>, { projectId, isDueOnly }: DuesQuery, { names }: Team) {
  const [lines, bookings] = await Promise.all([
    db
      .selectFrom('commission_lines')
      .select([
        'id',
        'booking_id',
        'associate_id',
        'gross_rupees',
        'net_rupees',
        'paid_rupees',
        'payable_rupees',
      ])
      .where('project_id', '=', projectId)
      .execute(),
    db
      .selectFrom('bookings')
      .crossJoin('plots')
      .crossJoin('associates as sellers')
      .whereRef('plots.id', '=', 'bookings.plot_id')
      .whereRef('sellers.id', '=', 'bookings.seller_id')
      .where('bookings.project_id', '=', projectId)
      .select(['bookings.id', ...BOOKING_COLUMNS])
      .orderBy('bookings.booked_on', 'desc')
      .orderBy('bookings.id', 'desc')
      .execute(),
  ])
  const sums = { grossRupees: 0, netRupees: 0, paidRupees: 0, payableRupees: 0, count: 0, dueCount: 0 }
  const linesByBooking = new Map(bookings.map(({ id }) => [id, [] as typeof lines]))
  for (const line of lines) {
    if (!names.has(line.associate_id)) continue
    const isDue = line.net_rupees > line.paid_rupees
    sums.grossRupees += line.gross_rupees
    sums.netRupees += line.net_rupees
    sums.paidRupees += line.paid_rupees
    sums.payableRupees += line.payable_rupees
    sums.count += 1
    if (isDue) sums.dueCount += 1
    if (isDue || !isDueOnly) linesByBooking.get(line.booking_id)?.push(line)
  }
  const rows = bookings.flatMap((booking) =>
    linesByBooking
      .get(booking.id)!
      .sort((a, b) => a.id - b.id)
      // `line` and `booking` stay separate objects, because merging thousands of such pairs is slow.
      .map((line) => ({ line, booking, associateName: names.get(line.associate_id)! })),
  )
  return { sums, rows }
}

const BOOKING_COLUMNS = [
  'bookings.seller_id',
  'sellers.name as seller_name',
  'bookings.customer_name',
  'bookings.status_id',
  'plots.number as plot_number',
] as const

const DUES_COLUMNS = [
  'commission_lines.booking_id',
  'commission_lines.gross_rupees',
  'commission_lines.net_rupees',
  'commission_lines.paid_rupees',
  'commission_lines.payable_rupees',
  ...BOOKING_COLUMNS,
] as const

export const DUES_PER_PAGE = 100

async function findDues(
  db: Kysely<Database>,
  { earners, associateId, projectId, isDueOnly, page }: DuesQuery,
) {
  const isByDay = page !== undefined && earners === 'team' && (await hasLargeDownline(db, associateId))
  const withTeam = withEarners(db, earners, associateId)
  // Cross joins set SQLite's join order. An SQL query by day ends when the page is full.
  const joined = isByDay
    ? withTeam.selectFrom('bookings').crossJoin('commission_lines').crossJoin('team')
    : withTeam.selectFrom('team').crossJoin('commission_lines').crossJoin('bookings')
  const rows = await joined
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
    .select([...DUES_COLUMNS, 'team.id as associate_id', 'team.name as associate_name'])
    .orderBy('bookings.booked_on', 'desc')
    .orderBy('bookings.id', 'desc')
    .orderBy('commission_lines.id')
    .$if(page !== undefined, (query) => query.limit(DUES_PER_PAGE).offset(((page ?? 1) - 1) * DUES_PER_PAGE))
    .execute()
  return rows.map((row) => ({ line: row, booking: row, associateName: row.associate_name }))
}

function withEarners(db: Kysely<Database>, earners: Earners, associateId: string) {
  return earners === 'own' ? withSingleAssociate(db, associateId) : withDownlineOf(db, associateId)
}
