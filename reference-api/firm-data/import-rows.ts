import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isSqlite } from '../db/dialect'
import type { Database, Row } from '../schema'
import {
  type AnyColumns,
  type Column,
  columnsOf,
  type CsvFile,
  hasCodeAsId,
  isOfProject,
  placeOf,
  REFERABLE,
  type Referable,
  type RowOf,
} from './csv-file'
import { FILES } from './files'
import { countChanged, type ImportContext, rowsOf } from './import-context'
import { storeFile } from './import-files'
import type { ImportedRow } from './read-rows'
import { upsertRows } from './upsert-rows'

const ROWS_PER_BATCH = 3_000

/** A row with the rows of the database to which it refers. */
export interface FoundRow<Columns extends AnyColumns = AnyColumns, Needs = never> extends ImportedRow<
  RowOf<CsvFile<Columns>>
> {
  refs: RefsOf<Columns, Needs>
  /** The row of the table, as the columns of the file say. */
  record: Record<string, unknown>
  refuse: (column: keyof Columns, reason: string) => void
}

type TableOf<One> =
  One extends Column<unknown, boolean, infer Table extends Referable | null> ? NonNullable<Table> : never

type RefsOf<Columns, Needs> = {
  [Name in keyof Columns as TableOf<Columns[Name]> extends never ? never : Name]:
    | (Name extends Needs ? Row<TableOf<Columns[Name]>> : { id: IdOf<TableOf<Columns[Name]>> })
    | (Columns[Name] extends { isRequired: true } ? never : null)
}

type IdOf<Table extends Referable> = Row<Table> extends { id: infer Id } ? Id : string

interface Reading<Columns extends AnyColumns, Needs> {
  /** Columns whose rows are needed with all their columns, not only with their ids. */
  needs?: readonly Needs[]
  rowsPerBatch?: number
  /** Completes rows before their references are looked up. */
  prepare?: (rows: ImportedRow<RowOf<CsvFile<Columns>>>[]) => Promise<ImportedRow<RowOf<CsvFile<Columns>>>[]>
}

/** Yields the rows of a file whose references are known, in batches, so that a large file is never in memory as a whole. */
export async function* batchesOf<Columns extends AnyColumns, Needs extends keyof Columns = never>(
  context: ImportContext,
  file: CsvFile<Columns>,
  { needs = [], rowsPerBatch = ROWS_PER_BATCH, prepare = async (rows) => rows }: Reading<Columns, Needs> = {},
): AsyncGenerator<FoundRow<Columns, Needs>[]> {
  let batch: ImportedRow<RowOf<CsvFile<Columns>>>[] = []
  const found = async () =>
    (await findReferences(
      context,
      file,
      await prepare(batch),
      new Set(needs as readonly string[]),
    )) as unknown as FoundRow<Columns, Needs>[]
  for await (const rows of rowsOf(context, file)) {
    for (const row of rows) batch.push(row)
    if (batch.length < rowsPerBatch) continue
    yield await found()
    batch = []
  }
  if (batch.length > 0) yield await found()
}

/** For files that are small, or whose rows depend on each other. */
export async function allRowsOf<Columns extends AnyColumns, Needs extends keyof Columns = never>(
  context: ImportContext,
  file: CsvFile<Columns>,
  reading: Reading<Columns, Needs> = {},
): Promise<FoundRow<Columns, Needs>[]> {
  for await (const rows of batchesOf(context, file, { ...reading, rowsPerBatch: Infinity })) return rows
  return []
}

/**
 * Imports a file whose rows depend on nothing but the rows to which they refer. `complete` checks a row, and changes its record if that does
 * not follow from the columns.
 */
export async function importFile<Columns extends AnyColumns>(
  context: ImportContext,
  file: CsvFile<Columns>,
  complete: (row: FoundRow<Columns>) => void = () => {},
): Promise<void> {
  for await (const rows of batchesOf(context, file)) {
    for (const row of rows) complete(row)
    await writeRows(context, file, await addMedia(context, file, rows))
  }
}

/** Inserts new rows and updates changed ones, except their columns `insertOnly`. Returns the column `returning` of each of them. */
export async function writeRows<Returned = unknown>(
  context: ImportContext,
  file: CsvFile,
  rows: { record: Record<string, unknown> }[],
  { returning, insertOnly = [] }: { returning?: string; insertOnly?: string[] } = {},
): Promise<Returned[]> {
  const key = file.key.map((name) => {
    const place = placeOf(name, file.columns[name]!)
    return { place, target: file.columns[name]!.isRequired ? place : `coalesce(${place}, 0)` }
  })
  const records = rows.map(({ record }) => (file.forNew ? Object.assign(record, file.forNew) : record))
  const changed = await upsertRows<Returned>(context.db, file.table, records, {
    key: file.conflict ?? key.map(({ place }) => place),
    target: file.conflict ?? key.map(({ target }) => target),
    insertOnly: [...Object.keys(file.forNew ?? {}), ...insertOnly],
    returning: returning ?? key.at(-1)!.place,
  })
  countChanged(context, file, changed.length)
  return changed
}

/** Stores the files that the rows name, and leaves out rows whose files cannot be used. */
export async function addMedia<One extends Pick<FoundRow, 'row' | 'values' | 'record'>>(
  context: ImportContext,
  file: CsvFile,
  rows: One[],
): Promise<One[]> {
  const columns = columnsOf(file).filter(([, { traits }]) => traits.media)
  const usable = new Set(rows)
  for (const [column, { traits }] of columns)
    for (const found of rows) {
      const { row, record } = found
      const values = found.values as Record<string, string | null>
      const place = { file: file.name, row, column }
      const { kind, isOfAssociate } = traits.media!
      const id = await storeFile(
        context,
        kind,
        values[column]!,
        place,
        isOfAssociate ? values.associate : null,
      )
      record[traits.place!] = id
      if (values[column] !== null && id === null) usable.delete(found)
    }
  return [...usable]
}

type Values = Record<string, string | number | null>
type AnyRow = ImportedRow<Values>

async function findReferences(
  context: ImportContext,
  file: CsvFile,
  rows: ImportedRow<Record<string, unknown>>[],
  needs: ReadonlySet<string>,
): Promise<FoundRow[]> {
  const columns = columnsOf(file)
  const places = columns
    .filter(([, { traits }]) => !traits.media && !traits.refersTo)
    .map(([name, column]) => ({
      name,
      place: placeOf(name, column),
      fallback: column.traits.fallback ?? null,
    }))
  let found = (rows as AnyRow[]).map(({ row, values }) => {
    const record: Record<string, unknown> = {}
    for (const { name, place, fallback } of places) record[place] = values[name] ?? fallback
    return {
      row,
      values,
      record,
      refs: {} as Record<string, Values | null>,
      refuse: (column: string, reason: string) =>
        context.problems.add({ file: file.name, row, column, reason }),
    }
  })
  const unknown = new Set<AnyRow>()
  for (const [name, { traits }] of columns) {
    const { refersTo } = traits
    // The rows of one file can refer to each other only after they are written.
    if (!refersTo || fileOf(refersTo).name === file.name) continue
    const referenceOf = await loadReferences(context, refersTo, found, name, needs.has(name))
    for (const one of found) {
      const code = one.values[name] as string | null
      const referred = code === null ? null : referenceOf(one)
      if (referred === undefined) {
        // A block or plot of an unknown project is not looked up.
        if (!unknown.has(one) || !isOfProject(refersTo))
          reportUnknown(context, file, one.row, name, { code: code!, of: refersTo })
        unknown.add(one)
        continue
      }
      one.refs[name] = referred
      one.record[traits.place!] = referred?.id ?? null
    }
  }
  if (unknown.size > 0) found = found.filter((one) => !unknown.has(one))
  return found as unknown as FoundRow[]
}

type Found = { values: Values; refs: Record<string, Values | null> }

async function loadReferences(
  context: ImportContext,
  table: Referable,
  rows: Found[],
  column: string,
  isWhole: boolean,
): Promise<(row: Found) => Values | undefined> {
  const { code } = REFERABLE[table]
  const ofProject = isOfProject(table)
  const id = sql.ref(hasCodeAsId(table) ? code : 'id')
  const columns = isWhole ? sql`*` : ofProject ? sql`${sql.ref(code)}, project_id` : sql.ref(code)
  const codes = rows.flatMap(({ values }) => values[column] ?? [])
  const { rows: stored } = await sql<Values>`select ${columns}, ${id} as id from ${sql.table(table)}
    where ${isOneOf(context.db, code, codes)}`.execute(context.db)
  const placeOf = ofProject
    ? (projectId: unknown, number: unknown) => `${projectId} ${number}`
    : (_: unknown, number: unknown) => number
  const byPlace = new Map(stored.map((row) => [placeOf(row.project_id, row[code]), row]))
  return ({ values, refs }) => byPlace.get(placeOf(refs.project?.id, values[column]))
}

/** The rows of a table that have one of these values in a column. */
export async function rowsBy<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  column: keyof Row<Table> & string,
  values: unknown[],
): Promise<Row<Table>[]> {
  if (values.length === 0) return []
  const { rows } = await sql<Row<Table>>`
    select * from ${sql.table(table)} where ${isOneOf(db, column, values)}`.execute(db)
  return rows
}

/** One parameter for all values: a statement with thousands of parameters takes longer to compile than to run. */
export function isOneOf(db: Kysely<Database>, column: string, values: unknown[]): RawBuilder<boolean> {
  const list = [...new Set(values)]
  return isSqlite(db)
    ? sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(list)}))`
    : sql`${sql.ref(column)} = any(${list})`
}

/** Adds a problem for an unknown code. Adds none if the file of the table has problems, because these may be the reason. */
export function reportUnknown(
  { problems }: ImportContext,
  file: CsvFile,
  row: number,
  column: string,
  { code, of }: { code: string; of: keyof Database },
): void {
  const { name } = fileOf(of)
  if (problems.hasFile(name)) return problems.leaveOut(file.name)
  problems.add({ file: file.name, row, column, reason: `"${code}" is in neither ${name} nor the database.` })
}

const fileOf = (of: keyof Database) => FILES.find(({ table }) => table === of)!
