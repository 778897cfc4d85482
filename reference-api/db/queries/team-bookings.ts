import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { hasLargeTeam, withTeamOf } from './team'
import { contains } from './text'

export interface TeamBookingFilters {
  /** The associate at the top of the team. */
  teamOf: string
  projectId?: number
  sellerId?: string
  plotNumber?: string
  /** Part of a code or a name. */
  associate?: string
}

/** Booked and registered. */
const STANDING = [2, 3] as const

/**
 * A large team owns most of the newest bookings, so reading by day is faster unless one associate or name is
 * given.
 */
export async function isReadByDay(db: Kysely<Database>, { teamOf, sellerId, associate }: TeamBookingFilters) {
  return sellerId === undefined && associate === undefined && (await hasLargeTeam(db, teamOf))
}

const FEW_PLOTS = 200

/** Ids of the matching plots if there are few, so that a query can start from them; else null. */
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

/** Booked and registered bookings of all associates, by project and plot. */
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

/** The same for the filtered team only, read seller by seller. */
export function askedBookings(db: Kysely<Database>, filters: TeamBookingFilters) {
  return standingBookings(db, filters).where(
    'bookings.seller_id',
    'in',
    askedTeam(db, filters).select('team.id'),
  )
}
