import type BetterSqlite3 from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

const MAX_STATEMENTS = 500

/**
 * Gives all rows of an SQL query one hidden class of V8. Such rows are built twice as fast as the driver's rows. Caches prepared
 * statements, because preparing takes longer than a small SQL query.
 */
export function withUniformRows(sqlite: BetterSqlite3.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
  return {
    close: () => {
      sqlite.close()
    },
    prepare: (text) => {
      const cached = statements.get(text)
      if (cached) return cached
      const statement = prepare(sqlite, text)
      statements.set(text, statement)
      return statement
    },
  }
}

function prepare(sqlite: BetterSqlite3.Database, text: string): SqliteStatement {
  const statement = sqlite.prepare<unknown[], unknown[]>(text)
  if (!statement.reader) return statement
  const toRow = createRowFactory(statement.columns().map(({ name }) => name))
  statement.raw()
  return {
    reader: true,
    run: (parameters) => statement.run(parameters),
    all: (parameters) => statement.all(parameters).map(toRow),
    *iterate(parameters) {
      for (const values of statement.iterate(parameters)) yield toRow(values)
    },
  }
}

function createRowFactory(names: string[]) {
  return (values: unknown[]) => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < names.length; index++) row[names[index]!] = values[index]
    return row
  }
}
