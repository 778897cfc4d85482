import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'
import { withTeamOf } from './team'

const STATUS_CANCELLED = 9

/** The cancelled bookings of a team by project, newest first. */
export function findCancelledBookings(db: Kysely<Database>, teamOf: string) {
  return (
    withTeamOf(db, teamOf)
      .selectFrom('team')
      // Kept in this order by SQLite, as where bookings are counted.
      .crossJoin('bookings')
      .innerJoin('plots', 'plots.id', 'bookings.plot_id')
      .innerJoin('projects', 'projects.id', 'bookings.project_id')
      .whereRef('bookings.seller_id', '=', 'team.id')
      // Written out, so that the index of cancelled bookings is used.
      .where('bookings.status_id', '=', sql.lit(STATUS_CANCELLED))
      .select([
        'bookings.id',
        'bookings.project_id',
        'projects.name as project_name',
        'bookings.seller_id',
        'team.name as seller_name',
        'bookings.plot_id',
        'plots.number as plot_number',
        'bookings.customer_name',
      ])
      .orderBy('bookings.project_id')
      .orderBy('bookings.cancelled_on', 'desc')
      .orderBy('bookings.id', 'desc')
      .execute()
  )
}
