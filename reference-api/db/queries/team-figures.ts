import type { Kysely } from 'kysely'
import type { IsoDate } from '../../../app/domain/dates'
import { CANCELLED } from '../../rules/booking-status'
import { NO_FIGURES, type SellerFigures } from '../../rules/team-figures'
import type { Database } from '../../schema'
import type { Changes } from './changed-rows'

/** Null `sellers` reads all sellers, which is faster than a list of thousands. */
export async function findSellerFigures(
  db: Kysely<Database>,
  sellers: string[] | null,
  from: IsoDate,
): Promise<Map<string, SellerFigures>> {
  if (sellers?.length === 0) return new Map()
  const [sold, received] = await Promise.all([
    selectSold(db, sellers, from).execute(),
    selectReceived(db, sellers, from).execute(),
  ])
  const figures = new Map<string, SellerFigures>()
  for (const { seller_id, bookings, rupees } of sold)
    figures.set(seller_id, { ...NO_FIGURES, bookings: Number(bookings), saleRupees: Number(rupees) })
  for (const { seller_id, rupees } of received)
    figures.set(seller_id, { ...(figures.get(seller_id) ?? NO_FIGURES), receivedRupees: Number(rupees) })
  return figures
}

export async function findChangedSellers(
  db: Kysely<Database>,
  { booking, seller }: Changes,
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('seller_id')
    .distinct()
    .where('id', 'in', [...booking].map(Number))
    .execute()
  return [...new Set([...seller, ...rows.map(({ seller_id }) => seller_id)])]
}

function selectSold(db: Kysely<Database>, sellers: string[] | null, from: IsoDate) {
  return db
    .selectFrom('bookings')
    .select(({ fn }) => [
      'seller_id',
      fn.countAll().as('bookings'),
      fn.sum<number | null>('sale_rupees').as('rupees'),
    ])
    .where('booked_on', '>=', from)
    .where('status_id', '<>', CANCELLED)
    .$if(sellers !== null, (query) => query.where('seller_id', 'in', sellers ?? []))
    .groupBy('seller_id')
}

function selectReceived(db: Kysely<Database>, sellers: string[] | null, from: IsoDate) {
  return db
    .selectFrom('bookings')
    .innerJoin('receipts', 'receipts.booking_id', 'bookings.id')
    .select(({ fn }) => ['seller_id', fn.sum<number | null>('receipts.net_rupees').as('rupees')])
    .where('received_on', '>=', from)
    .$if(sellers !== null, (query) => query.where('seller_id', 'in', sellers ?? []))
    .groupBy('seller_id')
}
