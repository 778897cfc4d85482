import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../schema'
import { findProjects } from './projects'
import { isBelow } from './team'
import {
  filteredTeamBookings,
  filteredTeam,
  findSelectivePlotIds,
  shouldReadByDay,
  activeBookings,
  type TeamBookingFilters,
} from './team-bookings'

const MONTHS_PER_PAGE = 3

export async function findBookingMonths(db: Kysely<Database>, filters: TeamBookingFilters, page: number) {
  const rows = await (
    (await shouldReadByDay(db, filters))
      ? stepThroughMonths(db, filters, page, await findSelectivePlotIds(db, filters))
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
  plotIds: number[] | null,
) {
  const newestDay = activeBookings(db, filters, plotIds)
    .where(isBelow(db, sql.ref('bookings.seller_id'), filters.teamOf))
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

interface Count {
  project: Row<'projects'>
  count: number
  bookedCount: number
}

export interface DayCount extends Count {
  bookedOn: string
  seller: { id: string; name: string; nameRank: number }
}

export interface ProjectCount extends Count {
  seller: { id: string; name: string; mobile: string }
}

export async function countBookingsByDay(
  db: Kysely<Database>,
  filters: TeamBookingFilters,
  months: string[],
): Promise<DayCount[]> {
  const [newest = '', oldest = ''] = [months[0], months.at(-1)]
  const bookings = (await shouldReadByDay(db, filters))
    ? activeBookings(db, filters, await findSelectivePlotIds(db, filters))
    : filteredTeamBookings(db, filters)
  const counts = await bookings
    .where('bookings.booked_on', '>=', `${oldest}-01`)
    .where('bookings.booked_on', '<=', `${newest}-31`)
    .select(({ fn }) => [
      'bookings.booked_on',
      'bookings.project_id',
      'bookings.seller_id',
      fn.countAll<number>().as('count'),
      fn.sum<number>(BOOKED).as('booked_count'),
    ])
    .groupBy(['bookings.booked_on', 'bookings.project_id', 'bookings.seller_id'])
    .orderBy('bookings.booked_on', 'desc')
    .orderBy('bookings.project_id')
    .orderBy('bookings.seller_id')
    .execute()
  // Not joined in SQL: a join with a large team takes longer than the rest of the query.
  const names = await filteredTeam(db, filters)
    .select(['team.id', 'team.name'])
    .orderBy('team.name')
    .execute()
  const sellers = new Map<string, DayCount['seller']>()
  let nameRank = 0
  names.forEach(({ id, name }, index) => {
    if (name !== names[index - 1]?.name) nameRank = index
    sellers.set(id, { id, name, nameRank })
  })
  const projects = await findProjectsById(db)
  const rows: DayCount[] = []
  for (const { booked_on, project_id, seller_id, count, booked_count } of counts) {
    const seller = sellers.get(seller_id)
    const project = projects.get(project_id)
    if (seller && project)
      rows.push({
        bookedOn: booked_on,
        project,
        seller,
        count: Number(count),
        bookedCount: Number(booked_count),
      })
  }
  return rows.sort((a, b) => compare(b.bookedOn, a.bookedOn) || a.seller.nameRank - b.seller.nameRank)
}

const BOOKED = sql<number>`case when bookings.status_id = 2 then 1 else 0 end`

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

export async function countBookingsByProject(
  db: Kysely<Database>,
  filters: TeamBookingFilters,
): Promise<ProjectCount[]> {
  const plotIds = (await shouldReadByDay(db, filters)) ? await findSelectivePlotIds(db, filters) : null
  const bookings = plotIds ? activeBookings(db, filters, plotIds) : filteredTeamBookings(db, filters)
  const counts = await bookings
    .select(({ fn }) => [
      'bookings.seller_id',
      'bookings.project_id',
      fn.countAll<number>().as('count'),
      fn.sum<number>(BOOKED).as('booked_count'),
    ])
    // In the order of the index, so that the database need not sort.
    .groupBy(['bookings.seller_id', 'bookings.project_id'])
    .execute()
  const sellers = await filteredTeam(db, filters)
    // A cross join sets SQLite's join order, so that a small team does not scan all associates.
    .crossJoin('associates')
    .whereRef('associates.id', '=', 'team.id')
    .select(['team.id', 'team.name', 'associates.mobile'])
    .orderBy('team.name')
    .orderBy('team.id')
    .execute()
  const countsBySeller = new Map(sellers.map(({ id }) => [id, [] as typeof counts]))
  for (const count of counts) countsBySeller.get(count.seller_id)?.push(count)
  const projects = await findProjectsById(db)
  const rows: ProjectCount[] = []
  for (const seller of sellers)
    for (const { project_id, count, booked_count } of countsBySeller.get(seller.id) ?? []) {
      const project = projects.get(project_id)
      if (project) rows.push({ project, seller, count: Number(count), bookedCount: Number(booked_count) })
    }
  return rows
}

async function findProjectsById(db: Kysely<Database>) {
  return new Map((await findProjects(db)).map((project) => [project.id, project]))
}
