import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { migrations } from './migrations'
import type { Database } from './schema'
import { Sqlite } from './sqlite-driver'

const BUSY_TIMEOUT_MS = 5_000

/** Opens the database file, making it when there is none. `:memory:` is a database that lives as long as the connection. */
export function openDatabase({ file }: { file: string }): Kysely<Database> {
  const sqlite = new Sqlite(file)
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  sqlite.pragma('journal_mode = WAL')
  // FULL: with WAL, anything less may lose a commit that was already acknowledged when the machine loses power.
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) })
}

/** Brings the tables up to date. Safe to call on every start and from several processes at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
