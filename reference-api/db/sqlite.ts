import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { CompiledQuery, type Driver, SqliteDialect } from 'kysely'
import { rowsByShape } from './sqlite-rows'
import { Sqlite } from './sqlite-driver'

const OWNER_ONLY = 0o600
const BUSY_TIMEOUT_MS = 5_000
/** Long lists look up thousands of rows; a smaller cache rereads the file. */
const CACHE_KIBIBYTES = 64 * 1024

export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') makePrivate(file)
  return dialectOf(new Sqlite(file))
}

export function dialectOf(sqlite: InstanceType<typeof Sqlite>): SqliteDialect {
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  sqlite.pragma('journal_mode = WAL')
  // FULL: with WAL, lower levels can lose acknowledged commits on power loss.
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma(`cache_size = -${CACHE_KIBIBYTES}`)
  return new WritingFirst({ database: rowsByShape(sqlite) })
}

/** SQLite gives the journal and shared memory the mode of the database file. */
function makePrivate(file: string) {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ONLY)
}

/**
 * Every transaction writes. A transaction that starts with a read fails at its first write if another process
 * writes meanwhile.
 */
class WritingFirst extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    }
    return driver
  }
}
