import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

// SQLite allows 32,766 parameters per statement, PostgreSQL 65,535. Beyond a few thousand, upserts get no faster.
const PARAMETERS_PER_STATEMENT = 4_000

interface Upsert {
  /** The columns of a unique index. */
  key: string[]
  /** The expressions of the index, if they are not its columns. */
  target?: string[]
  /** These columns are written for new rows only. */
  insertOnly?: string[]
  returning: string
}

type AnyDb = Kysely<Record<string, Record<string, unknown>>>

/** Inserts new rows and updates changed rows. Returns the `returning` column of each row that was inserted or changed. */
export async function upsertRows<Returned>(
  db: Kysely<Database>,
  table: keyof Database,
  rows: object[],
  upsert: Upsert,
): Promise<Returned[]> {
  const firstRow = rows[0]
  if (!firstRow) return []
  const columns = Object.keys(firstRow)
  const rowsPerBatch = Math.max(1, Math.floor(PARAMETERS_PER_STATEMENT / columns.length))
  const returned: Returned[] = []
  let compiled: CompiledQuery | null = null
  for (let start = 0; start < rows.length; start += rowsPerBatch) {
    const batch = rows.slice(start, start + rowsPerBatch)
    // Reuses the statement, because compiling takes most of the time.
    if (!compiled || batch.length < rowsPerBatch) compiled = compile(db, table, batch.length, columns, upsert)
    const parameters = batch.flatMap((row) =>
      columns.map((column) => (row as Record<string, unknown>)[column] ?? null),
    )
    const result = await db.executeQuery<{ returned: Returned }>({ ...compiled, parameters })
    for (const row of result.rows) returned.push(row.returned)
  }
  return returned
}

function compile(
  db: Kysely<Database>,
  table: string,
  rowCount: number,
  columns: string[],
  { key, target = key, insertOnly = [], returning }: Upsert,
): CompiledQuery {
  const isKey = (column: string) => key.includes(column)
  const updated = columns.filter((column) => !isKey(column) && !insertOnly.includes(column))
  const values = sql.join(Array.from({ length: rowCount }, () => sql`(${sql.join(columns.map(() => null))})`))
  const changed = updated.map(
    (column) => sql`${sql.ref(`${table}.${column}`)} is distinct from ${sql.ref(`excluded.${column}`)}`,
  )
  const action =
    updated.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(updated.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
          where ${sql.join(changed, sql` or `)}`
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${values}
    on conflict (${sql.raw(target.join(', '))}) ${action}
    returning ${sql.ref(returning)} as returned`.compile(db as unknown as AnyDb)
}

/** Compares only the columns of `values`. */
export const hasValues = (row: object | undefined, values: object): boolean =>
  row !== undefined &&
  Object.entries(values).every(([column, value]) => (row as Record<string, unknown>)[column] === value)
