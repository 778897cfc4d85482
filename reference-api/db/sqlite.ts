import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { CompiledQuery, type Driver, SqliteDialect } from 'kysely'
import { withUniformRows } from './uniform-rows'
import { Sqlite } from './sqlite-driver'

const OWNER_ONLY = 0o600
/**
 * Long enough for the write of another API process or of a data command other than an import, also on a slow disk. SQLite waits in the
 * API's only thread, and no call is served.
 */
const BUSY_TIMEOUT_MS = 500
const LONG_BUSY_TIMEOUT_MS = 5_000
/** Long lists read thousands of rows, for which the default cache is too small. */
const CACHE_KIBIBYTES = 64 * 1024

export function sqliteDialect(file: string, { withoutTimeouts = false } = {}): SqliteDialect {
  if (file !== ':memory:') restrictToOwner(file)
  return createDialect(new Sqlite(file), withoutTimeouts ? LONG_BUSY_TIMEOUT_MS : BUSY_TIMEOUT_MS)
}

/** True if another process, such as an import, holds the write lock. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}

export function createDialect(
  sqlite: InstanceType<typeof Sqlite>,
  busyTimeoutMs = BUSY_TIMEOUT_MS,
): SqliteDialect {
  sqlite.pragma(`busy_timeout = ${busyTimeoutMs}`)
  sqlite.pragma('journal_mode = WAL')
  // With WAL, lower levels can lose commits at a power failure.
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma(`cache_size = -${CACHE_KIBIBYTES}`)
  return new ImmediateTransactionDialect({ database: withUniformRows(sqlite) })
}

function restrictToOwner(file: string) {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, OWNER_ONLY)
}

/**
 * Takes the write lock at the start of each transaction. Otherwise a transaction that reads before it writes fails if another process
 * writes in between.
 */
class ImmediateTransactionDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    }
    return driver
  }
}
