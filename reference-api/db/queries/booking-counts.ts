import { type Kysely, sql } from 'kysely'
import { compareBytes } from '../../rules/byte-order'
import type { Database } from '../../schema'
import { inTeamOf } from './team'
import {
  filteredTeamBookings,
  filteredTeam,
  findPlotFilter,
  type PlotFilter,
  shouldReadByDay,
  activeBookings,
  type TeamBookingFilters,
} from './team-bookings'

export const MONTHS_PER_PAGE = 3

export async function findBookingMonths(db: Kysely<Database>, filters: TeamBookingFilters, page: number) {
  const rows = await (
    shouldReadByDay(filters)
      ? stepThroughMonths(db, filters, page, await findPlotFilter(db, filters))
      : filteredTeamBookings(db, filters)
          .select(monthOf('bookings.booked_on').as('month'))
          .distinct()
          .orderBy('month', 'desc')
          .limit(MONTHS_PER_PAGE)
          .offset((page - 1) * MONTHS_PER_PAGE)
  ).execute()
  return rows.map(({ month }) => month)
}

/** Uses the index by day to find one booking per month. */
function stepThroughMonths(
  db: Kysely<Database>,
  filters: TeamBookingFilters,
  page: number,
  plots: PlotFilter,
) {
  const newestDay = activeBookings(db, filters, plots)
    .where(inTeamOf(db, sql.ref('bookings.seller_id'), filters.teamOf))
    .select('bookings.booked_on')
    .orderBy('bookings.booked_on', 'desc')
    .limit(1)
  return db
    .withRecursive('months', (cte) =>
      cte.selectNoFrom([newestDay.as('day'), sql<number>`1`.as('step')]).unionAll(
        cte
          .selectFrom('months')
          .select([
            newestDay.where('bookings.booked_on', '<', monthOf('months.day')).as('day'),
            sql<number>`months.step + 1`.as('step'),
          ])
          .where('months.day', 'is not', null)
          .where('months.step', '<', page * MONTHS_PER_PAGE),
      ),
    )
    .selectFrom('months')
    .select(monthOf('months.day').as('month'))
    .where('months.day', 'is not', null)
    .where('months.step', '>', (page - 1) * MONTHS_PER_PAGE)
    .orderBy('month', 'desc')
}

const monthOf = (day: string) => sql<string>`substr(${sql.ref(day)}, 1, 7)`

export interface Seller {
  id: string
  name: string
  mobile: string
}

export interface SellerCount {
  seller: Seller
  count: number
  bookedCount: number
}

export type DayCount = SellerCount & { bookedOn: string; projectId: number }

/** Sorted by day, newest first, then by the seller's name. */
export async function countBookingsByDay(
  db: Kysely<Database>,
  filters: TeamBookingFilters,
  months: string[],
  sellers: readonly Seller[],
): Promise<DayCount[]> {
  const [newest = '', oldest = ''] = [months[0], months.at(-1)]
  const bookings = shouldReadByDay(filters)
    ? activeBookings(db, filters, await findPlotFilter(db, filters))
    : filteredTeamBookings(db, filters)
  const rows = await bookings
    .where('bookings.booked_on', '>=', `${oldest}-01`)
    .where('bookings.booked_on', '<=', `${newest}-31`)
    .select(({ fn }) => [
      'bookings.booked_on',
      'bookings.project_id',
      'bookings.seller_id',
      fn.countAll<number>().as('count'),
      fn.sum<number>(IS_BOOKED).as('booked_count'),
    ])
    .groupBy(['bookings.booked_on', 'bookings.project_id', 'bookings.seller_id'])
    .orderBy('bookings.booked_on', 'desc')
    .orderBy('bookings.project_id')
    .orderBy('bookings.seller_id')
    .execute()
  const sellersById = new Map(sellers.map((seller) => [seller.id, seller]))
  return rows
    .flatMap((row) => {
      const seller = sellersById.get(row.seller_id)
      return seller ? { ...toCount(seller, row), bookedOn: row.booked_on, projectId: row.project_id } : []
    })
    .sort((a, b) => compareBytes(b.bookedOn, a.bookedOn) || compareBytes(a.seller.name, b.seller.name))
}

const IS_BOOKED = sql<number>`case when bookings.status_id = 2 then 1 else 0 end`

const toCount = (seller: Seller, row: { count: number; booked_count: number }): SellerCount => ({
  seller,
  count: Number(row.count),
  bookedCount: Number(row.booked_count),
})

/** Keyed by project id; each list is in the order of `sellers`. */
export async function countBookingsByProject(
  db: Kysely<Database>,
  filters: TeamBookingFilters,
  sellers: readonly Seller[],
): Promise<Map<number, SellerCount[]>> {
  const plots: PlotFilter = shouldReadByDay(filters) ? await findPlotFilter(db, filters) : {}
  const bookings = 'plotIds' in plots ? activeBookings(db, filters, plots) : filteredTeamBookings(db, filters)
  const rows = await bookings
    .select(({ fn }) => [
      'bookings.seller_id',
      'bookings.project_id',
      fn.countAll<number>().as('count'),
      fn.sum<number>(IS_BOOKED).as('booked_count'),
    ])
    // Groups in the order of the index, so that the database need not sort.
    .groupBy(['bookings.seller_id', 'bookings.project_id'])
    .execute()
  const rowsBySeller = new Map(sellers.map(({ id }) => [id, [] as typeof rows]))
  for (const row of rows) rowsBySeller.get(row.seller_id)?.push(row)
  const counts = new Map<number, SellerCount[]>()
  for (const seller of sellers)
    for (const row of rowsBySeller.get(seller.id) ?? []) {
      const projectCounts = counts.get(row.project_id)
      if (projectCounts) projectCounts.push(toCount(seller, row))
      else counts.set(row.project_id, [toCount(seller, row)])
    }
  return counts
}

/** Sorted by name, then by id. */
export function findSellersByName(db: Kysely<Database>, filters: TeamBookingFilters): Promise<Seller[]> {
  return (
    filteredTeam(db, filters)
      // A cross join sets SQLite's join order, so that the SQL query for a small team does not scan all associates.
      .crossJoin('associates')
      .whereRef('associates.id', '=', 'team.id')
      .select(['team.id', 'team.name', 'associates.mobile'])
      .orderBy('team.name')
      .orderBy('team.id')
      .execute()
  )
}

/** Not limited to a team. Null `ids` reads all active bookings. */
export function findActiveBookings(db: Kysely<Database>, ids: number[] | null) {
  return activeBookings(db, {})
    .select(['id', 'seller_id', 'project_id', 'booked_on', 'status_id'])
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .execute()
}
