import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'
import { withTeamOf } from './team'
import { contains } from './text'

export interface TeamBookingFilters {
  /** Whose bookings, with everyone's below. */
  teamOf: string
  projectId?: number
  sellerId?: string
  plotNumber?: string
  /** Part of a code or a name. */
  associate?: string
}

const MONTHS_A_PAGE = 3
/** Booked and registered: those that stand. */
const STANDING = [2, 3] as const

/** The months of a page that have bookings, newest first, as `yyyy-MM`. */
export async function findBookingMonths(db: Kysely<Database>, filters: TeamBookingFilters, page: number) {
  const rows = await teamBookings(db, filters)
    .select(sql<string>`substr(bookings.booked_on, 1, 7)`.as('month'))
    .distinct()
    .orderBy('month', 'desc')
    .limit(MONTHS_A_PAGE)
    .offset((page - 1) * MONTHS_A_PAGE)
    .execute()
  return rows.map(({ month }) => month)
}

/** Counts by day, project and seller in the months given, newest day first. */
export function countBookingsByDay(db: Kysely<Database>, filters: TeamBookingFilters, months: string[]) {
  const [newest = '', oldest = ''] = [months[0], months.at(-1)]
  return teamBookings(db, filters)
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .where('bookings.booked_on', '>=', `${oldest}-01`)
    .where('bookings.booked_on', '<=', `${newest}-31`)
    .select(({ fn }) => [
      'bookings.booked_on',
      'bookings.project_id',
      'projects.name as project_name',
      'bookings.seller_id',
      'team.name as seller_name',
      fn.countAll<number>().as('count'),
      fn.sum<number>(sql`case when bookings.status_id = 2 then 1 else 0 end`).as('booked_count'),
    ])
    .groupBy([
      'bookings.booked_on',
      'bookings.project_id',
      'projects.name',
      'bookings.seller_id',
      'team.name',
    ])
    .orderBy('bookings.booked_on', 'desc')
    .orderBy('team.name')
    .orderBy('bookings.project_id')
    .orderBy('bookings.seller_id')
    .execute()
}

/** Counts by project and seller. */
export function countBookingsByProject(db: Kysely<Database>, filters: TeamBookingFilters) {
  // Counted by ids alone and named afterwards: grouping by names as well takes a third longer for a large team.
  const counts = teamBookings(db, filters)
    .select(({ fn }) => [
      'bookings.project_id',
      'bookings.seller_id',
      fn.countAll<number>().as('count'),
      fn.sum<number>(sql`case when bookings.status_id = 2 then 1 else 0 end`).as('booked_count'),
    ])
    .groupBy(['bookings.project_id', 'bookings.seller_id'])
  return db
    .selectFrom(counts.as('counts'))
    .innerJoin('projects', 'projects.id', 'counts.project_id')
    .innerJoin('associates as seller', 'seller.id', 'counts.seller_id')
    .selectAll('counts')
    .select([
      'projects.name as project_name',
      'projects.code as project_code',
      'seller.name as seller_name',
      'seller.mobile as seller_mobile',
    ])
    .orderBy('counts.project_id')
    .orderBy('seller.name')
    .orderBy('counts.seller_id')
    .execute()
}

/** Who of a team has sold in a project. */
export function findSellers(db: Kysely<Database>, teamOf: string, projectId: number) {
  return teamBookings(db, { teamOf, projectId })
    .select(['team.id', 'team.name'])
    .distinct()
    .orderBy('team.name')
    .orderBy('team.id')
    .execute()
}

function teamBookings(db: Kysely<Database>, filters: TeamBookingFilters) {
  const { teamOf, projectId, sellerId, plotNumber, associate } = filters
  return (
    withTeamOf(db, teamOf)
      .selectFrom('team')
      // Not an inner join: SQLite keeps this order, so that a small team reads its own bookings and not the whole table.
      .crossJoin('bookings')
      .whereRef('bookings.seller_id', '=', 'team.id')
      .where('bookings.status_id', 'in', STANDING)
      .$if(projectId !== undefined, (query) => query.where('bookings.project_id', '=', projectId ?? 0))
      .$if(sellerId !== undefined, (query) => query.where('bookings.seller_id', '=', sellerId ?? ''))
      .$if(plotNumber !== undefined, (query) =>
        query.where('bookings.plot_id', 'in', (plots) =>
          plots
            .selectFrom('plots')
            .select('plots.id')
            .where((where) => contains(where.ref('plots.number'), plotNumber ?? '')),
        ),
      )
      .$if(associate !== undefined, (query) =>
        query.where((where) =>
          where.or([
            contains(where.ref('team.id'), associate ?? ''),
            contains(where.ref('team.name'), associate ?? ''),
          ]),
        ),
      )
  )
}

export interface SellerBookingFilters {
  sellerId: string
  projectId: number
  statusId: 2 | 3
  /** Part of a plot number or of a customer's name. */
  search?: string
  bookedOn?: string
}

/** One seller's bookings in one project, newest first. */
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
          contains(where.ref('plots.number'), search ?? ''),
          contains(where.ref('bookings.customer_name'), search ?? ''),
        ]),
      ),
    )
    .orderBy('bookings.booked_on', 'desc')
    .orderBy('bookings.id', 'desc')
    .execute()
}
