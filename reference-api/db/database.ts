import { join } from 'node:path'
import { Kysely, Migrator, sql } from 'kysely'
import { isSqlite } from './dialect'
import { migrations } from './migrations'
import { postgresDialect } from './postgres'
import type { Database } from './schema'
import { sqliteDialect } from './sqlite'

const FILE = 'plot-partner.sqlite'

export type DatabaseAddress = { file: string } | { url: string }

export function databaseAddress(settings: { dataDir: string; databaseUrl: string | null }): DatabaseAddress {
  return settings.databaseUrl ? { url: settings.databaseUrl } : { file: join(settings.dataDir, FILE) }
}

/** Migrations and data commands set `withoutTimeouts`. */
export function openDatabase(
  address: DatabaseAddress,
  options: { withoutTimeouts?: boolean } = {},
): Kysely<Database> {
  const dialect = 'url' in address ? postgresDialect(address.url, options) : sqliteDialect(address.file)
  return new Kysely<Database>({ dialect })
}

/** Runs the missing migrations in one transaction. Several processes may call this function at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (!isSqlite(db)) return migrateAll(db)
  // On SQLite, Kysely's migrator opens no transaction and takes no lock.
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

/** False for an empty database and for the database of another program. Rejects if the database is damaged or unreachable. */
export async function hasMigrations(db: Kysely<Database>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return false
  const [oldest] = Object.keys(migrations).sort()
  const { rows } = await sql`select 1 from kysely_migration where name = ${oldest}`.execute(db)
  return rows.length === 1
}

/** False if the newest migration is missing; rejects if the database is unreachable or was never migrated. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const newest = Object.keys(migrations).sort().at(-1)
  const { rows } = await sql`select 1 from kysely_migration where name = ${newest}`.execute(db)
  return rows.length === 1
}

async function migrateAll(db: Kysely<Database>) {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
