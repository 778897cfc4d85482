import type { Kysely } from 'kysely'
import { isLargeTeam, type Team } from '../db/queries/team'
import type { Database, Row } from '../schema'
import type { Part } from '../incremental-cache'
import { compareBytes } from '../rules/byte-order'
import { oncePerKey } from '../rules/once-per-key'
import { childrenByParent, topDown } from '../rules/team-tree'

type Person = Pick<Row<'associates'>, 'id' | 'parent_id' | 'name' | 'mobile'>

export interface Directory {
  people: ReadonlyMap<string, Person>
  /** Includes the associate. */
  teamOf: (id: string) => Team
  downlineOf: (id: string) => Team
  /** Returns ids from the top down, without the associate. */
  idsBelow: (id: string) => string[]
  /** Includes the associate. Sorted by name, then by id, in the byte order of the databases. */
  teamSortedByName: (id: string) => readonly Person[]
  /** Stores the new rows of the people with these ids, and deletes those without a row. */
  replace: (ids: Iterable<string>, rows: Person[]) => void
  bytes: number
}

const BYTES_PER_PERSON = 500
const BYTES_PER_MEMBER = 60

export const directory: Part<Directory> = {
  create: async (db) => createDirectory(await selectPeople(db).execute()),
  update: async (db, state, { associate }) => {
    if (associate.size === 0) return
    const rows = await selectPeople(db)
      .where('id', 'in', [...associate])
      .execute()
    state.replace(associate, rows)
  },
  sizeOf: ({ bytes }) => bytes,
}

const selectPeople = (db: Kysely<Database>) =>
  db.selectFrom('associates').select(['id', 'parent_id', 'name', 'mobile'])

function createDirectory(rows: Person[]): Directory {
  const people = new Map(rows.map((row) => [row.id, row]))
  let teams = createTeams(people)
  return {
    people,
    get bytes() {
      return people.size * BYTES_PER_PERSON + teams.members() * BYTES_PER_MEMBER
    },
    idsBelow: (id) => teams.idsBelow(id),
    teamOf: (id) => teams.teamOf(id),
    downlineOf: (id) => teams.downlineOf(id),
    teamSortedByName: (id) => teams.teamSortedByName(id),
    replace: (ids, changed) => {
      for (const id of ids) people.delete(id)
      for (const row of changed) people.set(row.id, row)
      teams = createTeams(people)
    },
  }
}

/** Caches teams. Call again when a person has changed. */
function createTeams(people: ReadonlyMap<string, Person>) {
  let children: Map<string, string[]> | undefined
  let sorted: Person[] | undefined
  let members = 0
  const childrenOf = (id: string) => (children ??= childrenByParent([...people.values()])).get(id) ?? []
  const toTeam = (ids: string[]): Team => {
    members += ids.length
    return { names: new Map(ids.map((id) => [id, people.get(id)!.name])), isLarge: isLargeTeam(ids.length) }
  }
  const idsBelow = oncePerKey((id: string) => topDown(id, childrenOf).slice(1))
  const teamOf = oncePerKey((id: string) => toTeam([id, ...idsBelow(id)]))
  const downlineOf = oncePerKey((id: string) => toTeam(idsBelow(id)))
  const teamSortedByName = oncePerKey((id: string) => {
    const { names } = teamOf(id)
    return (sorted ??= [...people.values()].sort(byNameAndId)).filter((person) => names.has(person.id))
  })
  return { idsBelow, teamOf, downlineOf, teamSortedByName, members: () => members }
}

const byNameAndId = (a: Person, b: Person) => compareBytes(a.name, b.name) || compareBytes(a.id, b.id)
