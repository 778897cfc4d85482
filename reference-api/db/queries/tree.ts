import type { Kysely } from 'kysely'
import type { Database } from '../../schema'
import { withTeamOf } from './team'
import { contains, startsWith } from './text'

export function findTeamMembers(db: Kysely<Database>, associateId: string) {
  return withTeamOf(db, associateId).selectFrom('team').select(['id', 'parent_id']).execute()
}

export function findTreePeople(db: Kysely<Database>, ids: string[]) {
  return db
    .selectFrom('associates')
    .select(['id', 'name', 'mobile', 'level'])
    .where('id', 'in', ids)
    .execute()
}

export async function searchTeam(db: Kysely<Database>, teamOf: string, text: string, limit: number) {
  const rows = await withTeamOf(db, teamOf)
    .selectFrom('team')
    .select('id')
    .where(({ or, ref }) => or([contains(ref('id'), text), contains(ref('name'), text)]))
    .orderBy(({ case: caseOf, or, ref }) =>
      caseOf()
        .when(or([startsWith(ref('id'), text), startsWith(ref('name'), text)]))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
