import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema'
import { filteredTeamBookings, type TeamBookingFilters } from './team-bookings'

const MONTHS_PER_PAGE = 3

export async function findBookingMonths(db: Kysely<Database>, filters: TeamBookingFilters, page: number) {
  const rows = await filteredTeamBookings(db, filters)
    .select(sql<string>`substr(bookings.booked_on, 1, 7)`.as('month'))
    .distinct()
    .orderBy('month', 'desc')
    .limit(MONTHS_PER_PAGE)
    .offset((page - 1) * MONTHS_PER_PAGE)
    .execute()
  return rows.map(({ month }) => month)
}

/** In the words of the reply. Sorted by day, newest first, then by the seller's name. Expects months with the newest first. */
export function countBookingsByDay(db: Kysely<Database>, filters: TeamBookingFilters, months: string[]) {
  return db
    .selectFrom(
      bookingsIn(db, filters, months)
        .select(['bookings.booked_on', 'bookings.project_id', 'bookings.seller_id', ...COUNTS])
        .groupBy(['bookings.booked_on', 'bookings.project_id', 'bookings.seller_id'])
        .as('counts'),
    )
    .innerJoin('projects', 'projects.id', 'counts.project_id')
    .innerJoin('associates', 'associates.id', 'counts.seller_id')
    .select(['booked_on', 'project_id', 'projects.name as project_name', 'seller_id as agent_id'])
    .select(['associates.name as agent_name', 'booked_count', 'reg_count', 'count'])
    .orderBy('booked_on', 'desc')
    .orderBy('associates.name')
    .orderBy('project_id')
    .orderBy('seller_id')
    .execute()
}

/** Of the same months. A page of a large team has thousands, so only these are read with customer, plot and price. */
export function findNewestBookings(
  db: Kysely<Database>,
  filters: TeamBookingFilters,
  months: string[],
  limit: number,
) {
  return db
    .selectFrom(
      bookingsIn(db, filters, months)
        .select(['bookings.id', 'bookings.booked_on'])
        .orderBy('bookings.booked_on', 'desc')
        .orderBy('bookings.id', 'desc')
        .limit(limit)
        .as('newest'),
    )
    .innerJoin('bookings', 'bookings.id', 'newest.id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .select(['newest.booked_on', 'bookings.project_id', 'seller_id as agent_id'])
    .select(['bookings.id as booking_id', 'plots.number as plot_no', 'customer_name'])
    .select(['sale_rupees as sale_amt', 'bookings.status_id as plot_status'])
    .orderBy('newest.booked_on', 'desc')
    .orderBy('bookings.id', 'desc')
    .execute()
}

const bookingsIn = (db: Kysely<Database>, filters: TeamBookingFilters, months: string[]) =>
  filteredTeamBookings(db, filters)
    .where('bookings.booked_on', '>=', `${months.at(-1)}-01`)
    .where('bookings.booked_on', '<=', `${months[0]}-31`)

/** In the words of the reply. Sorted by project, then by the seller's name. */
export function countBookingsByProject(db: Kysely<Database>, filters: TeamBookingFilters) {
  return (
    db
      .selectFrom(
        filteredTeamBookings(db, filters)
          .select(['bookings.seller_id', 'bookings.project_id', ...COUNTS])
          // Groups in the order of the index, so that the database need not sort.
          .groupBy(['bookings.seller_id', 'bookings.project_id'])
          .as('counts'),
      )
      .innerJoin('projects', 'projects.id', 'counts.project_id')
      .innerJoin('associates', 'associates.id', 'counts.seller_id')
      .select(['project_id', 'seller_id as agent_id', 'associates.name as agent_name'])
      // The portal omits the number from lists (M138).
      .select(['associates.mobile as agent_mobile', 'projects.code as project_code'])
      .select(['booked_count', 'reg_count', 'count'])
      .orderBy('project_id')
      .orderBy('associates.name')
      .orderBy('seller_id')
      .execute()
  )
}

const COUNTS = [
  sql<number>`sum(case when bookings.status_id = 2 then 1 else 0 end)`.as('booked_count'),
  sql<number>`sum(case when bookings.status_id = 3 then 1 else 0 end)`.as('reg_count'),
  sql<number>`count(*)`.as('count'),
] as const
