import { type Kysely, sql } from 'kysely'
import { numberKey } from '../../app/domain/typed'
import type { Database } from '../schema'
import { isOfProject, REFERABLE, type Referable } from './csv-file'
import type { RowSource } from './row-source'

/** Returns the spelling that the database has for a number, or the given one if the database lacks the number. */
export type Respell = (
  table: Referable,
  number: string,
  projectCode: string | null,
) => string | Promise<string>

/**
 * Reads the database at the first number of a table, and at each number that is not in capitals without spaces, or that may be stored
 * otherwise. Answers at once for the others, because a file may have a million.
 */
export function storedSpellings(db: Kysely<Database>, { isTyped }: Pick<RowSource, 'isTyped'> = {}): Respell {
  if (isTyped) return (table, number, project) => findFolded(db, table, number, project)
  const tables = new Map<Referable, Spellings>()
  const storedIn = async (known: Promise<Spellings>, ...[table, number, project]: Parameters<Respell>) => {
    tables.set(table, await known)
    return respell(table, number, project)
  }
  const respell: Respell = (table, number, projectCode) => {
    const spellings = tables.get(table)
    if (!spellings) return storedIn(load(db, table), table, number, projectCode)
    if (spellings.isEmpty) return number
    const project = isOfProject(table) ? projectCode : null
    const key = numberKey(number)
    const stored = spellings.unusual.get(placeOf(project, key))
    const isExact = stored === number || (stored === undefined && key === number)
    return isExact ? number : findSpelling(db, table, [number, stored ?? key], project)
  }
  return respell
}

/** The given spelling, if the database has it; the other one, if it has that. */
async function findSpelling(
  db: Kysely<Database>,
  table: Referable,
  [given, other]: [string, string],
  project: string | null,
) {
  if (await has(db, table, given, project)) return given
  return (await has(db, table, other, project)) ? other : given
}

/** For few numbers: with the indexes of folded numbers. */
async function findFolded(
  db: Kysely<Database>,
  table: Referable,
  given: string,
  projectCode: string | null,
): Promise<string> {
  const project = isOfProject(table) ? projectCode : null
  if (await has(db, table, given, project)) return given
  const { rows } = await sql<{ number: string }>`select ${numberOf(table)} as number from ${tableOf(table)}
    where lower(replace(${numberOf(table)}, ' ', '')) = ${numberKey(given).toLowerCase()} ${ofProject(project)} limit 1`.execute(
    db,
  )
  return rows[0]?.number ?? given
}

interface Spellings {
  isEmpty: boolean
  /** Numbers that differ from their key: most are in capitals without spaces. */
  unusual: Map<string, string>
}

const placeOf = (projectCode: string | null, key: string) => `${projectCode ?? ''} ${key}`

async function load(db: Kysely<Database>, table: Referable): Promise<Spellings> {
  const number = numberOf(table)
  const { rows } = await sql<{ number: string; project: string | null }>`
    select ${number} as number, ${projectOf(table)} as project from ${tableOf(table)}
    where ${number} <> upper(replace(${number}, ' ', ''))`.execute(db)
  const any = await sql`select 1 from ${tableOf(table)} limit 1`.execute(db)
  return {
    isEmpty: any.rows.length === 0,
    unusual: new Map(rows.map(({ number, project }) => [placeOf(project, numberKey(number)), number])),
  }
}

async function has(db: Kysely<Database>, table: Referable, number: string, projectCode: string | null) {
  const { rows } = await sql`select 1 from ${tableOf(table)}
    where ${numberOf(table)} = ${number} ${ofProject(projectCode)} limit 1`.execute(db)
  return rows.length > 0
}

const ofProject = (code: string | null) => (code === null ? sql`` : sql`and projects.code = ${code}`)

const projectOf = (table: Referable) => (isOfProject(table) ? sql.ref('projects.code') : sql`null`)

const numberOf = (table: Referable) => sql.ref(`${table}.${REFERABLE[table].code}`)

const tableOf = (table: Referable) =>
  isOfProject(table)
    ? sql`${sql.table(table)} join projects on projects.id = ${sql.ref(`${table}.project_id`)}`
    : sql.table(table)
