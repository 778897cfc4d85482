import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'
import { type TeamMember, withTeamOf } from './team'
import { findFewPlots, isReadByDay, type TeamBookingFilters, teamBookings } from './team-bookings'
import { contains } from './text'

const MONTHS_A_PAGE = 3

/** The months of a page that have bookings, newest first, as `yyyy-MM`. */
export async function findBookingMonths(db: Kysely<Database>, filters: TeamBookingFilters, page: number) {
  const rows = await (
    (await isReadByDay(db, filters))
      ? stepThroughMonths(db, filters, page, await findFewPlots(db, filters))
      : teamBookings(withTeamOf(db, filters.teamOf), filters)
          .select(monthOf('bookings.booked_on').as('month'))
          .distinct()
          .orderBy('month', 'desc')
          .limit(MONTHS_A_PAGE)
          .offset((page - 1) * MONTHS_A_PAGE)
  ).execute()
  return rows.map(({ month }) => month)
}

/** From the newest day of a month to the newest before that month, by the index of days: hardly another booking is read. */
function stepThroughMonths(
  db: Kysely<Database>,
  filters: TeamBookingFilters,
  page: number,
  plotIds: number[] | null,
) {
  const team = db.withTables<{ team: TeamMember }>()
  const newestDay = teamBookings(team, filters, { isByDay: true, plotIds })
    .select('bookings.booked_on')
    .orderBy('bookings.booked_on', 'desc')
    .limit(1)
  return withTeamOf(db, filters.teamOf)
    .withRecursive('months', (cte) =>
      cte.selectNoFrom([newestDay.as('day'), sql<number>`1`.as('step')]).unionAll(
        cte
          .selectFrom('months')
          .select([
            newestDay.where('bookings.booked_on', '<', monthOf('months.day')).as('day'),
            sql<number>`months.step + 1`.as('step'),
          ])
          .where('months.day', 'is not', null)
          .where('months.step', '<', page * MONTHS_A_PAGE),
      ),
    )
    .selectFrom('months')
    .select(monthOf('months.day').as('month'))
    .where('months.day', 'is not', null)
    .where('months.step', '>', (page - 1) * MONTHS_A_PAGE)
    .orderBy('month', 'desc')
}

const monthOf = (day: string) => sql<string>`substr(${sql.ref(day)}, 1, 7)`

/** Counts by day, project and seller in the months given, newest day first. */
export async function countBookingsByDay(
  db: Kysely<Database>,
  filters: TeamBookingFilters,
  months: string[],
) {
  const [newest = '', oldest = ''] = [months[0], months.at(-1)]
  const isByDay = await isReadByDay(db, filters)
  const plotIds = isByDay ? await findFewPlots(db, filters) : null
  return teamBookings(withTeamOf(db, filters.teamOf), filters, { isByDay, plotIds })
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
export async function countBookingsByProject(db: Kysely<Database>, filters: TeamBookingFilters) {
  const plotIds = (await isReadByDay(db, filters)) ? await findFewPlots(db, filters) : null
  const terms = { isByDay: plotIds !== null, plotIds }
  // Counted by ids alone and named afterwards: grouping by names as well takes a third longer for a large team.
  const counts = teamBookings(withTeamOf(db, filters.teamOf), filters, terms)
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
  return teamBookings(withTeamOf(db, teamOf), { projectId })
    .select(['team.id', 'team.name'])
    .distinct()
    .orderBy('team.name')
    .orderBy('team.id')
    .execute()
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
