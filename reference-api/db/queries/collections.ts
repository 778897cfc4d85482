import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { IsoDate } from '../../../app/domain/dates'
import type { Database } from '../../schema'
import { BOOKED } from '../../rules/booking-status'

/** Long lists are read in several SQL queries, so that other calls can run between two of them. */
const BOOKINGS_PER_QUERY = 1_000

export interface Booked {
  id: number
  sellerId: string
  projectId: number
}

/** Finds bookings that are neither registered nor cancelled, sorted by id. */
export async function findBooked(
  db: Kysely<Database>,
  { sellerIds, ids }: { sellerIds?: string[]; ids?: number[] } = {},
): Promise<Booked[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'seller_id', 'project_id'])
    .where('status_id', '=', BOOKED)
    .$if(sellerIds !== undefined, (query) => query.where('seller_id', 'in', sellerIds ?? []))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute()
  return rows
    .map(({ id, seller_id, project_id }) => ({ id, sellerId: seller_id, projectId: project_id }))
    .sort((a, b) => a.id - b.id)
}

interface UnpaidInstalment {
  booking_id: number
  due_on: IsoDate
  kind: string
  rupees: number
}

/** Yields unpaid instalments without registration charges, sorted by booking and due day. Expects sorted ids. */
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
      // The partial index applies only with exactly these conditions.
      .whereRef('paid_rupees', '<', 'amount_rupees')
      .where('kind', '<>', sql.lit('registration'))
      .orderBy('booking_id')
      .orderBy('due_on')
      .execute()
    await setImmediate()
  }
}

export function* inBatches(ids: number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += BOOKINGS_PER_QUERY)
    yield ids.slice(start, start + BOOKINGS_PER_QUERY)
}

/** `net_rupees` and `paid_rupees` are null if the associate has no commission on the booking. */
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
