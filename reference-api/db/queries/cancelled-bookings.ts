import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema'
import { withTeamOf } from './team'
import { CANCELLED } from '../../rules/booking-status'

/** In the words of the reply. Sorted by project, then by cancellation day, the latest first. */
export function findTeamCancelled(db: Kysely<Database>, teamOf: string) {
  return (
    withTeamOf(db, teamOf)
      .selectFrom('team')
      // Cross joins set SQLite's join order, so that the SQL query starts with the index of cancelled bookings.
      .crossJoin('bookings')
      .crossJoin('plots')
      .whereRef('bookings.seller_id', '=', 'team.id')
      .whereRef('plots.id', '=', 'bookings.plot_id')
      // The value is a literal, so that the partial index applies.
      .where('bookings.status_id', '=', sql.lit(CANCELLED))
      .select(['bookings.seller_id as agent_id', 'team.name as agent_name', 'bookings.project_id'])
      .select(['bookings.id as booking_id', 'bookings.plot_id', 'plots.number as plot_no'])
      .select(['bookings.customer_name', 'bookings.cancelled_on as cancelled_date'])
      .orderBy('bookings.project_id')
      .orderBy(sql`coalesce(bookings.cancelled_on, '')`, 'desc')
      .orderBy('bookings.id', 'desc')
      .execute()
  )
}
