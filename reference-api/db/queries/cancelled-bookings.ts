import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'
import { type Team, withTeamOf } from './team'

const STATUS_CANCELLED = 9

export async function findCancelledBookings(db: Kysely<Database>, teamOf: string, { names, isLarge }: Team) {
  const rows = await db
    .selectFrom('bookings')
    // A cross join sets SQLite's join order, so that the query starts with the index of cancelled bookings.
    .crossJoin('plots')
    .crossJoin('projects')
    .whereRef('plots.id', '=', 'bookings.plot_id')
    .whereRef('projects.id', '=', 'bookings.project_id')
    // A literal, so that the partial index applies.
    .where('bookings.status_id', '=', sql.lit(STATUS_CANCELLED))
    .$if(!isLarge, (query) =>
      query.where('bookings.seller_id', 'in', withTeamOf(db, teamOf).selectFrom('team').select('team.id')),
    )
    .select([
      'bookings.id',
      'bookings.project_id',
      'projects.name as project_name',
      'bookings.seller_id',
      'bookings.plot_id',
      'plots.number as plot_number',
      'bookings.customer_name',
      'bookings.cancelled_on',
    ])
    .orderBy('bookings.project_id')
    .orderBy('bookings.cancelled_on', 'desc')
    .orderBy('bookings.id', 'desc')
    .execute()
  return rows.flatMap((row) => {
    const sellerName = names.get(row.seller_id)
    return sellerName === undefined ? [] : [{ row, sellerName }]
  })
}
