import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { hasLargeTeam, withTeamOf } from './team'
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

/** Booked and registered: those that stand. */
const STANDING = [2, 3] as const

/** Most of the newest bookings are a large team's. Those of one associate, or of a name, are found from the associates. */
export async function isReadByDay(db: Kysely<Database>, { teamOf, sellerId, associate }: TeamBookingFilters) {
  return sellerId === undefined && associate === undefined && (await hasLargeTeam(db, teamOf))
}

const FEW_PLOTS = 200

/** The plots that a filter names when they are few, so that what belongs to them is found from them; else null. */
export async function findFewPlots(
  db: Kysely<Database>,
  { plotNumber, projectId }: { plotNumber?: string; projectId?: number },
): Promise<number[] | null> {
  if (plotNumber === undefined) return null
  const plots = await db
    .selectFrom('plots')
    .select('id')
    .where((where) => contains(where.ref('number'), plotNumber))
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? 0))
    .limit(FEW_PLOTS + 1)
    .execute()
  return plots.length > FEW_PLOTS ? null : plots.map(({ id }) => id)
}

/** Of the team, who is asked for. */
export function askedTeam(db: Kysely<Database>, { teamOf, sellerId, associate }: TeamBookingFilters) {
  return withTeamOf(db, teamOf)
    .selectFrom('team')
    .$if(sellerId !== undefined, (query) => query.where('team.id', '=', sellerId ?? ''))
    .$if(associate !== undefined, (query) =>
      query.where((where) =>
        where.or([
          contains(where.ref('team.id'), associate ?? ''),
          contains(where.ref('team.name'), associate ?? ''),
        ]),
      ),
    )
}

/** The bookings that stand, of the project and the plots that are asked for, whosever they are. */
export function standingBookings(
  db: Kysely<Database>,
  { projectId, plotNumber }: Pick<TeamBookingFilters, 'projectId' | 'plotNumber'>,
  plotIds: number[] | null = null,
) {
  return db
    .selectFrom('bookings')
    .where('bookings.status_id', 'in', STANDING)
    .$if(projectId !== undefined, (query) => query.where('bookings.project_id', '=', projectId ?? 0))
    .$if(plotIds !== null, (query) => query.where('bookings.plot_id', 'in', plotIds ?? []))
    .$if(plotNumber !== undefined && plotIds === null, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('plots')
            .select('plots.id')
            .whereRef('plots.id', '=', 'bookings.plot_id')
            .where((inner) => contains(inner.ref('plots.number'), plotNumber ?? '')),
        ),
      ),
    )
}

/** The same, of those alone who are asked for, read seller by seller. */
export function askedBookings(db: Kysely<Database>, filters: TeamBookingFilters) {
  return standingBookings(db, filters).where(
    'bookings.seller_id',
    'in',
    askedTeam(db, filters).select('team.id'),
  )
}
