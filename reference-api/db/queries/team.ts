import { type Expression, type Kysely, sql, type SqlBool } from 'kysely'
import { NOT_IN_YOUR_TEAM, Refusal } from '../../refusal'
import type { Database } from '../../schema'

export async function requireInTeam(
  db: Kysely<Database>,
  viewerId: string,
  associateId: string,
): Promise<void> {
  if (!(await isInTeam(db, viewerId, associateId))) throw new Refusal(NOT_IN_YOUR_TEAM)
}

export async function isInTeam(
  db: Kysely<Database>,
  viewerId: string,
  associateId: string,
): Promise<boolean> {
  if (associateId === viewerId) return true
  const viewerAbove = await uplineOf(db, associateId).where('id', '=', viewerId).executeTakeFirst()
  return viewerAbove !== undefined
}

/** Includes the associate. */
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

/** Includes the associate. */
export function withTeamOf(db: Kysely<Database>, associateId: string) {
  return withTeamFrom(db, 'id', associateId)
}

export function withDownlineOf(db: Kysely<Database>, associateId: string) {
  return withTeamFrom(db, 'parent_id', associateId)
}

function withTeamFrom(db: Kysely<Database>, startColumn: 'id' | 'parent_id', associateId: string) {
  return db.withRecursive('team', (cte) =>
    cte
      .selectFrom('associates')
      .select(['id', 'parent_id', 'name'])
      .where(startColumn, '=', associateId)
      .unionAll(
        cte
          .selectFrom('associates')
          .innerJoin('team', 'team.id', 'associates.parent_id')
          .select(['associates.id', 'associates.parent_id', 'associates.name']),
      ),
  )
}

/** `own` is the associate alone, `team` is everyone below. */
export type Scope = 'own' | 'team'

export function withScope(db: Kysely<Database>, scope: Scope, associateId: string) {
  return scope === 'own' ? withSingleAssociate(db, associateId) : withDownlineOf(db, associateId)
}

function withSingleAssociate(db: Kysely<Database>, associateId: string) {
  return db.withRecursive('team', (cte) =>
    cte.selectFrom('associates').select(['id', 'parent_id', 'name']).where('id', '=', associateId),
  )
}

/** True if `column` is `aboveId` or an id below it. A column of `associates` needs an alias for its table, which the subquery shadows. */
export function inTeamOf(
  db: Kysely<Database>,
  column: Expression<string>,
  aboveId: string,
): Expression<SqlBool> {
  return sql<SqlBool>`exists ${uplineOf(db, column).where('id', '=', aboveId)}`
}

export async function findInTeam(db: Kysely<Database>, viewerId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('associates as member')
    .select('member.id')
    .where('member.id', 'in', ids)
    .where(({ ref }) => inTeamOf(db, ref('member.id'), viewerId))
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the ids from `fromId` up to `toId`, both included. Null if `toId` is neither `fromId` nor above it. */
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
  const lastIndex = rows.findIndex(({ id }) => id === toId)
  return lastIndex < 0 ? null : rows.slice(0, lastIndex + 1).map(({ id }) => id)
}
