import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { titleOf, type WaitingFile } from '../../app/domain/office'
import { contains } from '../db/queries/text'
import { type Database, tables } from '../schema'
import type { Column } from '../table'
import { foldCode } from '../rules/find-text'
import { CellError } from '../firm-data/cells'
import {
  cellsOf,
  columnsOf,
  type CsvFile,
  hasCodeAsId,
  placeOf,
  REFERABLE,
  type Referable,
} from '../firm-data/csv-file'
import { expressionOf, rangesOf, selectFrom } from '../firm-data/exported-rows'
import { FILES } from '../firm-data/files'

import type { Range } from './page-of'

/* The rows of the firm's files as records of the desk. */

export type Row = Record<string, unknown>
/** As in the file, by column. */
export type Texts = Record<string, string>

export const nameOf = ({ name }: CsvFile) => name.replace(/\.csv$/, '')
export const fileOf = (name: string) => FILES.find((file) => nameOf(file) === name)

/** A search that finds more shows these. */
export const MAX_FOUND = 500

/** What waits for the office, and since when. */
export const WAITING: Record<WaitingFile, { where: RawBuilder<boolean>; since: string | null }> = {
  'bank-requests': { where: sql`own.status = 'pending'`, since: 'requested_at' },
  verifications: { where: sql`own.state = 1`, since: null },
  queries: { where: sql`own.state in ('sent', 'being checked')`, since: 'raised_at' },
  'commission-bills': { where: sql`own.cash_status_id < 3`, since: 'cash_sent_on' },
}

export interface Search {
  q?: string
  range: Range
  isWaiting?: boolean
  /** Code of a project, for files with a column of it. */
  project?: string
}

/** Rows, newest first. */
export async function findRecords(db: Kysely<Database>, file: CsvFile, search: Search): Promise<Row[]> {
  const waiting = WAITING[nameOf(file) as WaitingFile]?.where
  const ofProject =
    search.project === undefined
      ? sql`true`
      : sql`own.project_id in (select id from projects where code = ${search.project})`
  const only = sql<boolean>`${search.isWaiting && waiting ? waiting : sql`true`} and ${ofProject}`
  const order = orderOf(file)
  const page = sql`order by ${order} limit ${search.range.rows} offset ${search.range.start}`
  const own = file.source ? sql`(${file.source})` : sql.table(file.table)
  if (search.q !== undefined) {
    const conditions = [...foundBy(file, search.q), ...(await numberedLike(db, file, search.q))]
    if (conditions.length === 0) return []
    const source = sql.join(
      conditions.map(
        (found) =>
          sql`select * from (select own.* from ${own} as own where ${found} and ${only} limit ${MAX_FOUND}) as found`,
      ),
      sql` union `,
    )
    return run(sql`${selectFrom({ ...file, source }, false)} ${page}`)
  }
  if (rangesOf(file)) return run(sql`${selectFrom(file)} and ${only} ${page}`)
  // Takes the page before the joins, so that an index on the order can apply.
  const where = sql`${file.where ?? sql`true`} and ${only}`
  const source = sql`select own.* from ${own} as own where ${where} ${page}`
  return run(sql`${selectFrom({ ...file, source, where: undefined })} order by ${order}`)

  async function run(select: RawBuilder<unknown>) {
    return (await (select as RawBuilder<Row>).execute(db)).rows
  }
}

/** The newest first: by the number that the database gave, else by the first day or time of the file, else by the key. */
function orderOf(file: CsvFile): RawBuilder<unknown> {
  const dated = columnsOf(file).find(([, { cell }]) => cell.kind === 'date' || cell.kind === 'time')
  const keys = file.key.map((name) => placeOf(name, file.columns[name]!))
  const places = storedIn(file).id?.facts.isNumbered
    ? ['id']
    : [...(dated ? [placeOf(...dated)] : []), ...keys]
  const parent = rangesOf(file) ? [`${file.key[0]!}.id`] : []
  const order = [...parent, ...places.map((place) => `own.${place}`)]
  return sql.join(order.map((column) => sql`${sql.ref(column)} desc`))
}

/** Conditions of which one must hold: numbers are found by their beginning, texts by any part, words of a choice as a whole. */
function foundBy(file: CsvFile, q: string): RawBuilder<unknown>[] {
  return columnsOf(file).flatMap(([name, column]) => {
    const { cell, traits } = column
    if (traits.exported || traits.media) return []
    const place = placeOf(name, column)
    const own = sql.ref<string>(`own.${place}`)
    if (traits.refersTo) return [sql`${own} in (${idsOf(traits.refersTo, q)})`]
    if (traits.numbers) return [startsCode(own, q)]
    if (cell.kind === 'choice') {
      const word = cell.words!.find((one) => one.toLowerCase() === q.toLowerCase())
      return word === undefined ? [] : [sql`${own} = ${cell.read(word)}`]
    }
    // Parts of a booking or bill are found by its number: there may be millions.
    const isText = !rangesOf(file) && ['text', 'lines', 'mobile', 'email'].includes(cell.kind)
    return isText && (storedIn(file)[place]?.facts.type ?? 'text') === 'text'
      ? [sql`${contains(own, q)}`]
      : []
  })
}

/** Digits alone are the number behind the letters that the newest record has: 100 is BK-100. */
async function numberedLike(db: Kysely<Database>, file: CsvFile, q: string): Promise<RawBuilder<unknown>[]> {
  const [name] = file.key
  const column = file.columns[name!]!
  if (
    !/^\d+$/.test(q) ||
    file.key.length > 1 ||
    !column.traits.numbers ||
    !storedIn(file).id?.facts.isNumbered
  )
    return []
  const place = sql.ref<string>(`own.${placeOf(name!, column)}`)
  const { rows } = await sql<{ code: string }>`
    select ${place} as code from ${sql.table(file.table)} as own order by id desc limit 1`.execute(db)
  const letters = /^\D+/.exec(rows[0]?.code ?? '')?.[0]
  return letters ? [startsCode(place, letters + q)] : []
}

const storedIn = (file: CsvFile): Record<string, Column<unknown>> =>
  tables[file.table as keyof typeof tables].columns

/** Also finds associates by their names. */
export function idsOf(table: Referable, q: string): RawBuilder<unknown> {
  const code = sql.ref<string>(REFERABLE[table].code)
  const named = table === 'associates' ? sql` or ${contains(sql.ref('name'), q)}` : sql``
  return sql`select ${hasCodeAsId(table) ? code : sql.ref('id')} from ${sql.table(table)} where ${startsCode(code, q)}${named}`
}

const startsCode = (code: RawBuilder<string>, q: string) => {
  const folded = foldCode(q)
  const stored = sql`lower(replace(${code}, ' ', ''))`
  return sql`${stored} >= ${folded} and ${stored} < ${folded + LAST}`
}
/** Sorts after all others. */
const LAST = '\u{10FFFF}'

/** Null if the key is of another form, or if there is no such row. */
export async function findRecord(db: Kysely<Database>, file: CsvFile, key: string): Promise<Row | null> {
  const parts = file.key.length === 1 ? [key] : listIn(key)
  if (parts?.length !== file.key.length) return null
  try {
    const values = file.key.map((name, index) => [name, valueOf(file, name, parts[index]!)] as const)
    return (await rowsWith(db, file, values))[0] ?? null
  } catch (error) {
    if (error instanceof CellError) return null
    throw error
  }
}

const valueOf = (file: CsvFile, name: string, text: string) =>
  text === '' ? null : file.columns[name]!.cell.read(text)

function listIn(key: string): string[] | null {
  try {
    const list: unknown = JSON.parse(key)
    return Array.isArray(list) && list.every((part) => typeof part === 'string') ? list : null
  } catch {
    return null
  }
}

/** The rows with these values, as the file has them. */
export async function rowsWith(
  db: Kysely<Database>,
  file: CsvFile,
  values: (readonly [name: string, value: unknown])[],
): Promise<Row[]> {
  const conditions = values.map(([name, value]) => {
    const stored = expressionOf(file, name)
    return value === null ? sql`${stored} is null` : sql`${stored} = ${value}`
  })
  return (await sql<Row>`${selectFrom(file)} and ${sql.join(conditions, sql` and `)}`.execute(db)).rows
}

export const textsOf = (file: CsvFile, row: Row): Texts => {
  const cells = cellsOf(file, row)
  return Object.fromEntries(Object.keys(file.columns).map((name, index) => [name, cells[index]!]))
}

export const keyOf = ({ key }: CsvFile, texts: Texts): string =>
  key.length === 1 ? texts[key[0]!]! : JSON.stringify(key.map((name) => texts[name]))

const VERSION_LENGTH = 6

/** Six letters for each column, so that a later comparison tells which columns changed. */
export const versionOf = (texts: Texts): string =>
  Object.values(texts)
    .map((text) => createHash('sha256').update(text).digest('base64url').slice(0, VERSION_LENGTH))
    .join('')

export function changedSince(file: CsvFile, texts: Texts, version: string): string[] {
  const now = versionOf(texts)
  const part = (of: string, index: number) => of.slice(index * VERSION_LENGTH, (index + 1) * VERSION_LENGTH)
  return Object.keys(file.columns).filter((_, index) => part(now, index) !== part(version, index))
}

/** `tds_amt` is "TDS". */
export const labelOf = (column: string): string => titleOf(column.replace(/_amt$/, ''))

export const toWire = (file: CsvFile, row: Row) => {
  const values = textsOf(file, row)
  return { key: keyOf(file, values), version: versionOf(values), values }
}
