import type { Kysely } from 'kysely'
import { isLargeTeam, type Team } from '../db/queries/team'
import type { Database, Row } from '../db/schema'
import type { Part } from '../incremental-cache'
import { childrenByParent, topDown } from '../rules/team-tree'

type Person = Pick<Row<'associates'>, 'id' | 'parent_id' | 'name' | 'mobile'>

export interface Directory {
  people: ReadonlyMap<string, Person>
  /** Includes the associate. */
  teamOf: (id: string) => Team
  downlineOf: (id: string) => Team
  /** From the top down, without the associate. */
  idsBelow: (id: string) => string[]
  /** Deletes ids that have no row. */
  replace: (ids: Iterable<string>, rows: Person[]) => void
}

const BYTES_PER_PERSON = 500

export const directory: Part<Directory> = {
  create: async (db) => createDirectory(await selectPeople(db).execute()),
  update: async (db, state, { associate }) => {
    if (associate.size === 0) return
    const rows = await selectPeople(db)
      .where('id', 'in', [...associate])
      .execute()
    state.replace(associate, rows)
  },
  sizeOf: ({ people }) => people.size * BYTES_PER_PERSON,
}

const selectPeople = (db: Kysely<Database>) =>
  db.selectFrom('associates').select(['id', 'parent_id', 'name', 'mobile'])

function createDirectory(rows: Person[]): Directory {
  const people = new Map(rows.map((row) => [row.id, row]))
  let children: Map<string, string[]> | null = null
  let downlines = new Map<string, string[]>()
  const idsBelow = (id: string) => {
    const tree = (children ??= childrenByParent([...people.values()]))
    const ids = downlines.get(id) ?? topDown(id, (one) => tree.get(one) ?? []).slice(1)
    downlines.set(id, ids)
    return ids
  }
  const toTeam = (ids: string[]): Team => ({
    names: new Map(ids.map((id) => [id, people.get(id)!.name])),
    isLarge: isLargeTeam(ids.length),
  })
  return {
    people,
    teamOf: (id) => toTeam([id, ...idsBelow(id)]),
    downlineOf: (id) => toTeam(idsBelow(id)),
    idsBelow,
    replace: (ids, changed) => {
      for (const id of ids) people.delete(id)
      for (const row of changed) people.set(row.id, row)
      children = null
      downlines = new Map()
    },
  }
}
