import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { hasLargeTeam, type WithTeam } from './team'
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

interface Reading {
  isByDay?: boolean
  plotIds?: number[] | null
}

/** The bookings of a team that stand, read associate by associate, or by their days or plots. */
export function teamBookings(
  from: WithTeam,
  { projectId, sellerId, plotNumber, associate }: Omit<TeamBookingFilters, 'teamOf'>,
  { isByDay = false, plotIds = null }: Reading = {},
) {
  // Not inner joins: SQLite keeps these orders, so that a small team reads its own bookings and not the whole table.
  const joined = isByDay
    ? from.selectFrom('bookings').crossJoin('team')
    : from.selectFrom('team').crossJoin('bookings')
  return joined
    .whereRef('bookings.seller_id', '=', 'team.id')
    .where('bookings.status_id', 'in', STANDING)
    .$if(projectId !== undefined, (query) => query.where('bookings.project_id', '=', projectId ?? 0))
    .$if(sellerId !== undefined, (query) => query.where('bookings.seller_id', '=', sellerId ?? ''))
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
    .$if(associate !== undefined, (query) =>
      query.where((where) =>
        where.or([
          contains(where.ref('team.id'), associate ?? ''),
          contains(where.ref('team.name'), associate ?? ''),
        ]),
      ),
    )
}
