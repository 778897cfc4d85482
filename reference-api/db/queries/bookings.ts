import type { Kysely } from 'kysely'
import type { Database } from '../../schema'
import { filteredTeam, activeBookings } from './team-bookings'
import { contains, containsNumber } from './text'

export function findSellers(db: Kysely<Database>, teamOf: string, projectId: number) {
  return filteredTeam(db, { teamOf })
    .where((where) =>
      where.exists(
        activeBookings(db, { projectId })
          .select('bookings.id')
          .whereRef('bookings.seller_id', '=', where.ref('team.id')),
      ),
    )
    .select(['team.id', 'team.name'])
    .orderBy('team.name')
    .orderBy('team.id')
    .execute()
}

interface SellerBookingFilters {
  sellerId: string
  projectId: number
  /** 2 booked, 3 registered. */
  statusId: 2 | 3
  search?: string
  bookedOn?: string
}

export function findSellerBookings(db: Kysely<Database>, filters: SellerBookingFilters) {
  const { search, bookedOn } = filters
  return db
    .selectFrom('bookings')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .selectAll('bookings')
    .select(['plots.number as plot_number', 'plots.facing'])
    .where('bookings.seller_id', '=', filters.sellerId)
    .where('bookings.project_id', '=', filters.projectId)
    .where('bookings.status_id', '=', filters.statusId)
    .$if(bookedOn !== undefined, (query) => query.where('bookings.booked_on', '=', bookedOn ?? ''))
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([
          containsNumber(where.ref('plots.number'), search ?? ''),
          contains(where.ref('bookings.customer_name'), search ?? ''),
        ]),
      ),
    )
    .orderBy('bookings.booked_on', 'desc')
    .orderBy('bookings.id', 'desc')
    .execute()
}
