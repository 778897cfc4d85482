import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { CompiledQuery, type Driver, SqliteDialect } from 'kysely'
import { rowsByShape } from './sqlite-rows'
import { Sqlite } from './sqlite-driver'

const OWNER_ONLY = 0o600
const BUSY_TIMEOUT_MS = 5_000
/** Long lists look up thousands of plots and names: with less they are read from the file again and again. */
const CACHE_KIBIBYTES = 64 * 1024

/** `:memory:` is a database that lives as long as the connection. */
export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') makePrivate(file)
  return dialectOf(new Sqlite(file))
}

/** The dialect of a database that is open. */
export function dialectOf(sqlite: InstanceType<typeof Sqlite>): SqliteDialect {
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  sqlite.pragma('journal_mode = WAL')
  // FULL: with WAL, anything less may lose a commit that was already acknowledged when the machine loses power.
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma(`cache_size = -${CACHE_KIBIBYTES}`)
  return new WritingFirst({ database: rowsByShape(sqlite) })
}

/** The journal and the shared memory get the mode of the database file. */
function makePrivate(file: string) {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ONLY)
}

/**
 * Every transaction here writes. One that begins by reading could not wait for another process that writes meanwhile: it
 * would fail at its own first write.
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
