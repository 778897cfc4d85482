import type { Kysely } from 'kysely'
import type { Database } from '../../schema'
import { withTeamOf } from './team'
import { contains, containsNumber } from './text'

export interface TeamBookingFilters {
  teamOf: string
  hasLargeTeam: boolean
  projectId?: number
  sellerId?: string
  plotNumber?: string
  associate?: string
}

const ACTIVE_STATUSES = [2, 3] as const

/** Reading by day is faster for a large team, unless a filter selects associates. */
export const shouldReadByDay = ({ hasLargeTeam, sellerId, associate }: TeamBookingFilters) =>
  hasLargeTeam && sellerId === undefined && associate === undefined

const MAX_SELECTIVE_PLOTS = 200

/** Selects plots by ids, or by a part of the plot number. */
export type PlotFilter = { plotIds: number[] } | { plotNumber?: string }

/** Returns ids if few plots match: an SQL query that starts from these plots is then the fastest. */
export async function findPlotFilter(
  db: Kysely<Database>,
  { plotNumber, projectId }: Pick<TeamBookingFilters, 'plotNumber' | 'projectId'>,
): Promise<PlotFilter> {
  const plotIds = await findSelectivePlotIds(db, { plotNumber, projectId })
  return plotIds ? { plotIds } : { plotNumber }
}

/** Null if no plot number is given, or if more than 200 plots match. */
export async function findSelectivePlotIds(
  db: Kysely<Database>,
  { plotNumber, projectId }: { plotNumber?: string; projectId?: number },
): Promise<number[] | null> {
  if (plotNumber === undefined) return null
  const plots = await db
    .selectFrom('plots')
    .select('id')
    .where((eb) => containsNumber(eb.ref('number'), plotNumber))
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? 0))
    .limit(MAX_SELECTIVE_PLOTS + 1)
    .execute()
  return plots.length > MAX_SELECTIVE_PLOTS ? null : plots.map(({ id }) => id)
}

type TeamFilters = Pick<TeamBookingFilters, 'teamOf' | 'sellerId' | 'associate'>

export function filteredTeam(db: Kysely<Database>, { teamOf, sellerId, associate }: TeamFilters) {
  return withTeamOf(db, teamOf)
    .selectFrom('team')
    .$if(sellerId !== undefined, (query) => query.where('team.id', '=', sellerId ?? ''))
    .$if(associate !== undefined, (query) =>
      query.where((eb) =>
        eb.or([contains(eb.ref('team.id'), associate ?? ''), contains(eb.ref('team.name'), associate ?? '')]),
      ),
    )
}

export function activeBookings(
  db: Kysely<Database>,
  { projectId }: Pick<TeamBookingFilters, 'projectId'>,
  plots: PlotFilter = {},
) {
  const bookings = db
    .selectFrom('bookings')
    .where('bookings.status_id', 'in', ACTIVE_STATUSES)
    .$if(projectId !== undefined, (query) => query.where('bookings.project_id', '=', projectId ?? 0))
  if ('plotIds' in plots) return bookings.where('bookings.plot_id', 'in', plots.plotIds)
  const { plotNumber } = plots
  if (plotNumber === undefined) return bookings
  return bookings.where((eb) =>
    eb.exists(
      eb
        .selectFrom('plots')
        .select('plots.id')
        .whereRef('plots.id', '=', 'bookings.plot_id')
        .where((inner) => containsNumber(inner.ref('plots.number'), plotNumber)),
    ),
  )
}

export function filteredTeamBookings(db: Kysely<Database>, filters: TeamBookingFilters) {
  return activeBookings(db, filters, filters).where(
    'bookings.seller_id',
    'in',
    filteredTeam(db, filters).select('team.id'),
  )
}
