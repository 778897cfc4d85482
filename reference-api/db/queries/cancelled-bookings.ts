import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema'
import { withTeamOf } from './team'
import { CANCELLED } from '../../rules/booking-status'

export interface CancelledBooking {
  id: number
  project_id: number
  seller_id: string
  plot_id: number
  plot_number: string
  customer_name: string
  cancelled_on: string | null
}

export function findTeamCancelled(db: Kysely<Database>, teamOf: string): Promise<CancelledBooking[]> {
  return selectCancelled(db)
    .where('bookings.seller_id', 'in', withTeamOf(db, teamOf).selectFrom('team').select('team.id'))
    .execute()
}

/** Not limited to a team. Null `ids` reads all cancelled bookings. */
export async function findCancelled(
  db: Kysely<Database>,
  ids: number[] | null,
): Promise<Map<number, CancelledBooking>> {
  const rows = await selectCancelled(db)
    .$if(ids !== null, (query) => query.where('bookings.id', 'in', ids ?? []))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function selectCancelled(db: Kysely<Database>) {
  return (
    db
      .selectFrom('bookings')
      // A cross join sets SQLite's join order, so that the SQL query starts with the index of cancelled bookings.
      .crossJoin('plots')
      .whereRef('plots.id', '=', 'bookings.plot_id')
      // The value is a literal, so that the partial index applies.
      .where('bookings.status_id', '=', sql.lit(CANCELLED))
      .select(['bookings.id', 'bookings.project_id', 'bookings.seller_id', 'bookings.plot_id'])
      .select(['plots.number as plot_number', 'bookings.customer_name', 'bookings.cancelled_on'])
  )
}

export async function findBookingsOfPlots(db: Kysely<Database>, plotIds: number[]): Promise<number[]> {
  const rows = await db.selectFrom('bookings').select('id').where('plot_id', 'in', plotIds).execute()
  return rows.map(({ id }) => id)
}
