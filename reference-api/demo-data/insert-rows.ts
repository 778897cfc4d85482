import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from '../schema'

// SQLite allows 32,766 parameters per statement, PostgreSQL 65,535. Beyond a few thousand, inserts get no faster.
const PARAMETERS_PER_STATEMENT = 4_000

/** Compiles the statement once for all full batches, because compiling takes longer than inserting. */
export async function insertRows(db: Kysely<Database>, table: keyof Database, rows: object[]): Promise<void> {
  const firstRow = rows[0]
  if (!firstRow) return
  const columns = Object.keys(firstRow)
  const rowsPerBatch = Math.max(1, Math.floor(PARAMETERS_PER_STATEMENT / columns.length))
  let compiled: CompiledQuery | null = null
  for (let start = 0; start < rows.length; start += rowsPerBatch) {
    const batch = rows.slice(start, start + rowsPerBatch)
    if (!compiled || batch.length < rowsPerBatch) compiled = compileInsert(db, table, batch)
    const parameters = batch.flatMap((row) =>
      columns.map((column) => (row as Record<string, unknown>)[column]),
    )
    await db.executeQuery({ ...compiled, parameters })
  }
}

function compileInsert(db: Kysely<Database>, table: keyof Database, rows: object[]): CompiledQuery {
  // The union of all tables is too complex for the compiler, but the functions that make the rows are typed.
  return (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .insertInto(table)
    .values(rows as Record<string, unknown>[])
    .compile()
}
