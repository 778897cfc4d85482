import { type Kysely, sql } from 'kysely'
import { numberKey } from '../../app/domain/typed'
import type { Database } from '../schema'

/** A column with numbers that people write in several ways. */
export type NumberColumn =
  | 'projects.code'
  | 'blocks.name'
  | 'plots.number'
  | 'associates.id'
  | 'emi_plans.code'
  | 'bookings.code'
  | 'receipts.number'
  | 'commission_bills.code'

/** Names of blocks and numbers of plots are unique in a project. */
export const isOfProject = (column: NumberColumn) => column === 'blocks.name' || column === 'plots.number'

/** Returns the spelling that the database has for a number, or the given one if the database lacks the number. */
export type Respell = (
  column: NumberColumn,
  number: string,
  projectCode: string | null,
) => string | Promise<string>

/**
 * Reads the database at the first number of a column, and at each number that is not in capitals without spaces, or that may be stored
 * otherwise. Answers at once for the others, because a file may have a million.
 */
export function storedSpellings(db: Kysely<Database>): Respell {
  const columns = new Map<NumberColumn, Spellings>()
  const storedIn = async (known: Promise<Spellings>, ...[column, number, project]: Parameters<Respell>) => {
    columns.set(column, await known)
    return respell(column, number, project)
  }
  const respell: Respell = (column, number, projectCode) => {
    const spellings = columns.get(column)
    if (!spellings) return storedIn(load(db, column), column, number, projectCode)
    if (spellings.isEmpty) return number
    const project = isOfProject(column) ? projectCode : null
    const key = numberKey(number)
    const stored = spellings.unusual.get(placeOf(project, key))
    const isExact = stored === number || (stored === undefined && key === number)
    return isExact ? number : findSpelling(db, column, [number, stored ?? key], project)
  }
  return respell
}

/** The given spelling, if the database has it; the other one, if it has that. */
async function findSpelling(
  db: Kysely<Database>,
  column: NumberColumn,
  [given, other]: [string, string],
  project: string | null,
) {
  if (await has(db, column, given, project)) return given
  return (await has(db, column, other, project)) ? other : given
}

interface Spellings {
  isEmpty: boolean
  /** Numbers that differ from their key: most are in capitals without spaces. */
  unusual: Map<string, string>
}

const placeOf = (projectCode: string | null, key: string) => `${projectCode ?? ''} ${key}`

async function load(db: Kysely<Database>, column: NumberColumn): Promise<Spellings> {
  const number = sql.ref(column)
  const { rows } = await sql<{ number: string; project: string | null }>`
    select ${number} as number, ${projectOf(column)} as project from ${tableOf(column)}
    where ${number} <> upper(replace(${number}, ' ', ''))`.execute(db)
  const any = await sql`select 1 from ${tableOf(column)} limit 1`.execute(db)
  return {
    isEmpty: any.rows.length === 0,
    unusual: new Map(rows.map(({ number, project }) => [placeOf(project, numberKey(number)), number])),
  }
}

async function has(db: Kysely<Database>, column: NumberColumn, number: string, projectCode: string | null) {
  const ofProject = projectCode === null ? sql`` : sql`and projects.code = ${projectCode}`
  const { rows } = await sql`select 1 from ${tableOf(column)}
    where ${sql.ref(column)} = ${number} ${ofProject} limit 1`.execute(db)
  return rows.length > 0
}

const projectOf = (column: NumberColumn) => (isOfProject(column) ? sql.ref('projects.code') : sql`null`)

function tableOf(column: NumberColumn) {
  const table = column.split('.')[0]!
  return isOfProject(column)
    ? sql`${sql.table(table)} join projects on projects.id = ${sql.ref(`${table}.project_id`)}`
    : sql.table(table)
}
