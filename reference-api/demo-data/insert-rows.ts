import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from '../db/schema'

// SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535; beyond a few thousand nothing is gained.
const PARAMETERS_A_STATEMENT = 4_000

/**
 * Inserts many rows of one shape. The statement is compiled once and used again for every full batch, which is most of
 * the time that inserting takes otherwise.
 */
export async function insertRows(db: Kysely<Database>, table: keyof Database, rows: object[]): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = Object.keys(first)
  const rowsABatch = Math.max(1, Math.floor(PARAMETERS_A_STATEMENT / columns.length))
  let compiled: CompiledQuery | null = null
  for (let start = 0; start < rows.length; start += rowsABatch) {
    const batch = rows.slice(start, start + rowsABatch)
    if (!compiled || batch.length < rowsABatch) compiled = compileInsert(db, table, batch)
    const parameters = batch.flatMap((row) =>
      columns.map((column) => (row as Record<string, unknown>)[column]),
    )
    await db.executeQuery({ ...compiled, parameters })
  }
}

function compileInsert(db: Kysely<Database>, table: keyof Database, rows: object[]): CompiledQuery {
  // The union of all tables is more than the compiler can follow; whoever made the rows has had them checked.
  return (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .insertInto(table)
    .values(rows as Record<string, unknown>[])
    .compile()
}
