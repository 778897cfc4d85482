import { type Expression, type Kysely, type QueryCreator, sql, type SqlBool } from 'kysely'
import { NOT_IN_YOUR_TEAM, Refusal } from '../../call'
import type { Database } from '../schema'

/** Refuses unless the associate is the viewer or somewhere below. */
export async function requireInTeam(
  db: Kysely<Database>,
  viewerId: string,
  associateId: string,
): Promise<void> {
  if (!(await isInTeam(db, viewerId, associateId))) throw new Refusal(NOT_IN_YOUR_TEAM)
}

/** Whether the associate is the viewer or somewhere below: one walk up the tree, nine steps at most. */
export async function isInTeam(
  db: Kysely<Database>,
  viewerId: string,
  associateId: string,
): Promise<boolean> {
  if (associateId === viewerId) return true
  const found = await uplineOf(db, associateId).where('id', '=', viewerId).executeTakeFirst()
  return found !== undefined
}

/** The code of an associate, or of the one that a column holds, and of everyone above. */
function uplineOf(db: Kysely<Database>, associateId: string | Expression<string>) {
  return db
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
}

export interface TeamMember {
  id: string
  parent_id: string | null
  name: string
}

/** What reads `team` besides the tables. */
export type WithTeam = QueryCreator<Database & { team: TeamMember }>

/** A query over `team`: code, upline and name of the associate and of everyone below. */
export function withTeamOf(db: Kysely<Database>, associateId: string) {
  return withWalkDown(db, 'id', associateId)
}

/** A query over `team` as above, of everyone below alone. */
export function withDownlineOf(db: Kysely<Database>, associateId: string) {
  return withWalkDown(db, 'parent_id', associateId)
}

/** One recursive walk down, from those whose column is the associate, which needs the index alone. */
function withWalkDown(db: Kysely<Database>, start: 'id' | 'parent_id', associateId: string) {
  return db.withRecursive('team', (cte) =>
    cte
      .selectFrom('associates')
      .select(['id', 'parent_id', 'name'])
      .where(start, '=', associateId)
      .unionAll(
        cte
          .selectFrom('associates')
          .innerJoin('team', 'team.id', 'associates.parent_id')
          .select(['associates.id', 'associates.parent_id', 'associates.name']),
      ),
  )
}

/** A query over `team` as above, of one associate alone. */
export function withOnly(db: Kysely<Database>, associateId: string) {
  return db.withRecursive('team', (cte) =>
    cte.selectFrom('associates').select(['id', 'parent_id', 'name']).where('id', '=', associateId),
  )
}

const LARGE_TEAM = 200

/**
 * Whether so many are below that lists in the order of days are better read by day, until a page is full, than
 * associate by associate.
 */
export async function hasLargeTeam(db: Kysely<Database>, associateId: string): Promise<boolean> {
  const rows = await withDownlineOf(db, associateId)
    .selectFrom('team')
    .select('id')
    .limit(LARGE_TEAM + 1)
    .execute()
  return rows.length > LARGE_TEAM
}

export interface Team {
  /** By code. */
  names: Map<string, string>
  isLarge: boolean
}

/**
 * Everyone of a team. Rows of a large one are sooner kept and named by this than by a join, for which the database would index
 * thousands of people each time.
 */
export async function readTeam(team: WithTeam): Promise<Team> {
  const rows = await team.selectFrom('team').select(['id', 'name']).execute()
  return { names: new Map(rows.map(({ id, name }) => [id, name])), isLarge: rows.length > LARGE_TEAM }
}

/** Whether the associate whose code a column holds is the one given or somewhere below: the walk up, for one row after another. */
export function isBelow(
  db: Kysely<Database>,
  column: Expression<string>,
  aboveId: string,
): Expression<SqlBool> {
  return sql<SqlBool>`exists ${uplineOf(db, column).where('id', '=', aboveId)}`
}

/** The ids from an associate up to one above, both included; null when the second is not above the first. */
export async function findPathUp(
  db: Kysely<Database>,
  fromId: string,
  toId: string,
): Promise<string[] | null> {
  const rows = await db
    .withRecursive('upline', (cte) =>
      cte
        .selectFrom('associates')
        .select(['id', 'parent_id', sql<number>`0`.as('step')])
        .where('id', '=', fromId)
        .unionAll(
          cte
            .selectFrom('associates')
            .innerJoin('upline', 'upline.parent_id', 'associates.id')
            .select(['associates.id', 'associates.parent_id', sql<number>`upline.step + 1`.as('step')]),
        ),
    )
    .selectFrom('upline')
    .select('id')
    .orderBy('step')
    .execute()
  const end = rows.findIndex(({ id }) => id === toId)
  return end < 0 ? null : rows.slice(0, end + 1).map(({ id }) => id)
}
