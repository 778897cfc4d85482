import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { IsoDate } from '../../../app/domain/dates'
import type { Database } from '../schema'
import type { Earners } from './commission'
import { readTeam, withDownlineOf } from './team'

const STATUS_BOOKED = 2
/** One query each; other calls run in between. */
const BOOKINGS_PER_QUERY = 1_000

export interface CollectionFilters {
  scope: Earners
  /** Own: the seller; team: the upline, who is not included. */
  associateId: string
  projectId?: number
}

/** Ids, ascending, of bookings that are neither registered nor cancelled. */
export async function findBookedIds(db: Kysely<Database>, filters: CollectionFilters): Promise<number[]> {
  if (filters.scope === 'own') return idsOf(await selectBooked(db, filters, [filters.associateId]).execute())
  const { names, isLarge } = await readTeam(withDownlineOf(db, filters.associateId))
  if (names.size === 0) return []
  if (!isLarge) return idsOf(await selectBooked(db, filters, [...names.keys()]).execute())
  const rows = await selectBooked(db, filters, null).execute()
  return idsOf(rows.filter(({ seller_id }) => names.has(seller_id)))
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b)

/** Null: of all sellers, faster than thousands of them one by one. */
function selectBooked(db: Kysely<Database>, { projectId }: CollectionFilters, sellerIds: string[] | null) {
  return db
    .selectFrom('bookings')
    .select(['id', 'seller_id'])
    .where('status_id', '=', STATUS_BOOKED)
    .$if(sellerIds !== null, (query) => query.where('seller_id', 'in', sellerIds ?? []))
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? 0))
}

export interface UnpaidInstalment {
  booking_id: number
  due_on: IsoDate
  kind: string
  rupees: number
}

/** Unpaid parts of instalments due in the days from `from` to `to`, by booking and due day, without registration charges. */
export async function* readUnpaid(
  db: Kysely<Database>,
  bookingIds: number[],
  { from = '', to }: { from?: IsoDate; to: IsoDate },
): AsyncGenerator<UnpaidInstalment[]> {
  for (const ids of inBatches(bookingIds)) {
    yield await db
      .selectFrom('instalments')
      .select(['booking_id', 'due_on', 'kind', sql<number>`amount_rupees - paid_rupees`.as('rupees')])
      .where('booking_id', 'in', ids)
      .where('due_on', '>=', from)
      .where('due_on', '<=', to)
      // The condition of the partial index, literally.
      .whereRef('paid_rupees', '<', 'amount_rupees')
      .where('kind', '<>', sql.lit('registration'))
      .orderBy('booking_id')
      .orderBy('due_on')
      .execute()
    await setImmediate()
  }
}

function* inBatches(ids: number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += BOOKINGS_PER_QUERY)
    yield ids.slice(start, start + BOOKINGS_PER_QUERY)
}

/** Prices, and the associate's commission line; without it `net_rupees` is null. */
export function findPrices(db: Kysely<Database>, bookingIds: number[], associateId: string) {
  return db
    .selectFrom('bookings')
    .leftJoin('commission_lines', (join) =>
      join
        .onRef('commission_lines.booking_id', '=', 'bookings.id')
        .on('commission_lines.associate_id', '=', associateId),
    )
    .select([
      'bookings.id',
      'bookings.sale_rupees',
      'bookings.discount_rupees',
      'bookings.premium_rupees',
      'bookings.adjustment_rupees',
      'bookings.emi_charges_rupees',
      'bookings.waive_off_rupees',
      'bookings.booking_amount_rupees',
      'commission_lines.net_rupees',
      'commission_lines.paid_rupees',
    ])
    .where('bookings.id', 'in', bookingIds)
    .execute()
}

export function findCollectionBookings(db: Kysely<Database>, bookingIds: number[]) {
  return db
    .selectFrom('bookings')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .innerJoin('associates', 'associates.id', 'bookings.seller_id')
    .select(['bookings.id', 'bookings.customer_name', 'bookings.customer_mobile', 'bookings.project_id'])
    .select(['bookings.seller_id', 'bookings.cancel_after_unpaid', 'bookings.cancel_after_days'])
    .select([
      'plots.number as plot_number',
      'projects.name as project_name',
      'associates.name as seller_name',
    ])
    .where('bookings.id', 'in', bookingIds)
    .execute()
}

/** Without registration charges and empty instalments, by booking and due day. */
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
