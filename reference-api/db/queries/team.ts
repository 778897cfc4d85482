import type { Kysely } from 'kysely'
import { NOT_IN_YOUR_TEAM, Refusal } from '../../call'
import type { Database } from '../schema'

/** Refuses unless the associate is the viewer or somewhere below: one walk up the tree, nine steps at most. */
export async function requireInTeam(
  db: Kysely<Database>,
  viewerId: string,
  associateId: string,
): Promise<void> {
  if (associateId === viewerId) return
  const found = await db
    .withRecursive('upline', (cte) =>
      cte
        .selectFrom('associates')
        .select(['id', 'parent_id'])
        .where('id', '=', associateId)
        .unionAll(
          cte
            .selectFrom('associates')
            .innerJoin('upline', 'upline.parent_id', 'associates.id')
            .select(['associates.id', 'associates.parent_id']),
        ),
    )
    .selectFrom('upline')
    .select('id')
    .where('id', '=', viewerId)
    .executeTakeFirst()
  if (!found) throw new Refusal(NOT_IN_YOUR_TEAM)
}

/** A query over `team`: id and name of the associate and of everyone below, by one recursive walk down. */
export function withTeamOf(db: Kysely<Database>, associateId: string) {
  return db.withRecursive('team', (cte) =>
    cte
      .selectFrom('associates')
      .select(['id', 'name'])
      .where('id', '=', associateId)
      .unionAll(
        cte
          .selectFrom('associates')
          .innerJoin('team', 'team.id', 'associates.parent_id')
          .select(['associates.id', 'associates.name']),
      ),
  )
}
