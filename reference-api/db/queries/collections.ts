import { type Kysely, sql } from 'kysely'
import {
  COLLECTION_WINDOWS,
  type CollectionSort,
  type CollectionWindow,
} from '../../../app/contract/collections'
import type { SortOrder } from '../../../app/domain/sorting'
import type { Database } from '../../schema'
import { isInQuery } from '../dialect'
import { BOOKED } from '../../rules/booking-status'
import type { Period } from '../../rules/collection-windows'
import { type Scope, withScope } from './team'

export interface CollectionFilters {
  /** Whose sales: the associate's own, or those of everyone below. */
  scope: Scope
  associateId: string
  projectId?: number
}

/** In the words of the reply: for each window, the bookings with an amount due, and the sum of these amounts. */
export async function sumWindows(
  db: Kysely<Database>,
  filters: CollectionFilters,
  periods: Record<CollectionWindow, Period>,
) {
  const byBooking = unpaidInstalments(db, filters, { from: '', to: periods.quarter.to })
    .groupBy('booking_id')
    .select(
      COLLECTION_WINDOWS.map((window) => {
        const { from, to } = periods[window]
        return sql<number | null>`sum(${OPEN}) filter (where due_on between ${from} and ${to})`.as(window)
      }),
    )
  const sums = await db
    .selectFrom(byBooking.as('due'))
    .select(({ fn }) =>
      COLLECTION_WINDOWS.flatMap((window) => [
        fn.count<number>(window).as(`${window}_count`),
        fn.coalesce(fn.sum<number>(window), sql.lit(0)).as(`${window}_amount`),
      ]),
    )
    .executeTakeFirstOrThrow()
  return COLLECTION_WINDOWS.map((window) => ({
    window,
    count: sums[`${window}_count`],
    amount: sums[`${window}_amount`],
  }))
}

interface Page {
  sort: CollectionSort
  order: SortOrder
  start: number
  size: number
}

/** Sorted by the first day on which an amount of the period is due, or by the amount that is due; then by id, ascending. */
export async function findBookingIds(
  db: Kysely<Database>,
  filters: CollectionFilters,
  period: Period,
  { sort, order, start, size }: Page,
): Promise<number[]> {
  const rows = await unpaidInstalments(db, filters, period)
    .groupBy('booking_id')
    .select('booking_id')
    .orderBy(sort === 'amount' ? sql`sum(${OPEN})` : sql`min(due_on)`, order)
    .orderBy('booking_id')
    .limit(size)
    .offset(start)
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

/**
 * One row per booking, with the price, the caller's commission line (null if there is none), and the unpaid instalments of the period in one
 * text: month, `b` for a booking amount or `-`, and rupees, such as `2026-12-55727,2027-01-55727`. Half a million instalments, read as rows,
 * take four times as long.
 */
export function findUnpaidByBooking(db: Kysely<Database>, filters: CollectionFilters, period: Period) {
  return db
    .selectFrom(
      unpaidInstalments(db, filters, period)
        .groupBy('booking_id')
        .select('booking_id')
        .select(
          sql<string>`string_agg(substr(due_on, 1, 7) || case kind when 'booking' then 'b' else '-' end || (${OPEN}), ',')`.as(
            'instalments',
          ),
        )
        .as('unpaid'),
    )
    .innerJoin('bookings', 'bookings.id', 'unpaid.booking_id')
    .leftJoin('commission_lines as line', (join) =>
      join.onRef('line.booking_id', '=', 'bookings.id').on('line.associate_id', '=', filters.associateId),
    )
    .select(['unpaid.instalments', 'line.net_rupees', 'line.paid_rupees', ...PRICE])
    .execute()
}

const OPEN = sql`amount_rupees - paid_rupees`

/** Without registration charges, of bookings that are neither registered nor cancelled. */
function unpaidInstalments(
  db: Kysely<Database>,
  { scope, associateId, projectId }: CollectionFilters,
  { from, to }: Period,
) {
  const bookings = db
    .selectFrom('bookings')
    .select('id')
    .where('status_id', '=', BOOKED)
    .where('seller_id', 'in', withScope(db, scope, associateId).selectFrom('team').select('team.id'))
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? 0))
  return (
    db
      .selectFrom('instalments')
      // SQLite reads the ids of the subquery in ascending order, as the index has them, so it groups by booking without sorting.
      .where(({ ref }) => isInQuery(db, ref('booking_id'), bookings))
      .where('due_on', '>=', from)
      .where('due_on', '<=', to)
      // The partial index applies only with exactly these conditions.
      .whereRef('paid_rupees', '<', 'amount_rupees')
      .where('kind', '<>', sql.lit('registration'))
  )
}

const PRICE = [
  'bookings.sale_rupees',
  'bookings.discount_rupees',
  'bookings.premium_rupees',
  'bookings.adjustment_rupees',
  'bookings.emi_charges_rupees',
  'bookings.waive_off_rupees',
  'bookings.booking_amount_rupees',
] as const

/** `net_rupees` and `paid_rupees` are null if the caller has no commission on the booking. */
export function findCollectionBookings(db: Kysely<Database>, bookingIds: number[], callerId: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .innerJoin('associates', 'associates.id', 'bookings.seller_id')
    .leftJoin('commission_lines as line', (join) =>
      join.onRef('line.booking_id', '=', 'bookings.id').on('line.associate_id', '=', callerId),
    )
    .select(['bookings.id', 'bookings.customer_name', 'bookings.customer_mobile', 'bookings.project_id'])
    .select(['bookings.seller_id', 'bookings.cancel_after_unpaid', 'bookings.cancel_after_days', ...PRICE])
    .select([
      'plots.number as plot_number',
      'projects.name as project_name',
      'associates.name as seller_name',
    ])
    .select(['line.net_rupees', 'line.paid_rupees'])
    .where('bookings.id', 'in', bookingIds)
    .execute()
}

/** Omits registration charges and instalments of ₹0. Sorted by booking and due day. */
export function findDueInstalments(db: Kysely<Database>, bookingIds: number[]) {
  return db
    .selectFrom('instalments')
    .select(['booking_id', 'label', 'kind', 'due_on', 'amount_rupees', 'paid_rupees'])
    .where('booking_id', 'in', bookingIds)
    .where('kind', '<>', 'registration')
    .where('amount_rupees', '>', 0)
    .orderBy('booking_id')
    .orderBy('due_on')
    .orderBy('position')
    .execute()
}
