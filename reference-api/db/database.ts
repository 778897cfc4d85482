import { join } from 'node:path'
import { Kysely, Migrator, sql } from 'kysely'
import { isSqlite } from './dialect'
import { migrations } from './migrations'
import { postgresDialect } from './postgres'
import type { Database } from './schema'
import { sqliteDialect } from './sqlite'

const FILE = 'plot-partner.sqlite'

/** A file of SQLite, or a database of a PostgreSQL server. */
export type DatabaseAddress = { file: string } | { url: string }

/** PostgreSQL where the settings name it, else a file in the data directory. */
export function databaseAddress(settings: { dataDir: string; databaseUrl: string | null }): DatabaseAddress {
  return settings.databaseUrl ? { url: settings.databaseUrl } : { file: join(settings.dataDir, FILE) }
}

/** Opens the database; a file is made when there is none. `isPatient`: for tools that read and write whole tables. */
export function openDatabase(
  address: DatabaseAddress,
  options: { isPatient?: boolean } = {},
): Kysely<Database> {
  const dialect = 'url' in address ? postgresDialect(address.url, options) : sqliteDialect(address.file)
  return new Kysely<Database>({ dialect })
}

/** Brings the tables up to date, whole or not at all. Safe to call on every start and from several processes at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (!isSqlite(db)) return migrateAll(db)
  // On PostgreSQL the migrator itself takes a lock and makes a transaction of it, on SQLite neither.
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await migrateAll(connection)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

async function migrateAll(db: Kysely<Database>) {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
