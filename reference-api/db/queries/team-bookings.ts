import type { Kysely } from 'kysely'
import type { Database } from '../../schema'
import { withTeamOf } from './team'
import { contains, containsNumber } from './text'

export interface TeamBookingFilters {
  teamOf: string
  projectId?: number
  sellerId?: string
  plotNumber?: string
  associate?: string
}

const ACTIVE_STATUSES = [2, 3] as const

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
  { projectId, plotNumber }: Pick<TeamBookingFilters, 'projectId' | 'plotNumber'>,
) {
  return db
    .selectFrom('bookings')
    .where('bookings.status_id', 'in', ACTIVE_STATUSES)
    .$if(projectId !== undefined, (query) => query.where('bookings.project_id', '=', projectId ?? 0))
    .$if(plotNumber !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('plots')
            .select('plots.id')
            .whereRef('plots.id', '=', 'bookings.plot_id')
            .where((inner) => containsNumber(inner.ref('plots.number'), plotNumber ?? '')),
        ),
      ),
    )
}

export function filteredTeamBookings(db: Kysely<Database>, filters: TeamBookingFilters) {
  return activeBookings(db, filters).where(
    'bookings.seller_id',
    'in',
    filteredTeam(db, filters).select('team.id'),
  )
}
