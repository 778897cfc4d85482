import { dirname, join } from 'node:path'
import { Kysely, type Migration, Migrator, sql } from 'kysely'
import { isSqlite } from './dialect'
import { createTables } from './create-tables'
import { postgresDialect } from './postgres'
import { StartError } from '../start-error'
import type { Database } from '../schema'
import { sqliteDialect } from './sqlite'

const FILE = 'plot-partner.sqlite'

/** Migrations of versions before the first release. */
const BEFORE_FIRST_RELEASE = ['0001-initial', '0001-tables']

/** Migrations of later releases are added here: the first one creates the tables as they were when it was released. */
export const migrations: Record<string, Migration> = { '0001-first-release': { up: createTables } }

export type DatabaseAddress = { file: string } | { url: string }

export function databaseAddress(settings: { dataDir: string; databaseUrl: string | null }): DatabaseAddress {
  return settings.databaseUrl ? { url: settings.databaseUrl } : { file: join(settings.dataDir, FILE) }
}

/** For error messages: omits user and password of a URL, and everything after `?`. */
export function placeOf(address: DatabaseAddress): string {
  if ('file' in address) return `DATA_DIR ${dirname(address.file)}`
  const { host, pathname } = new URL(address.url)
  return `DATABASE_URL ${host}${pathname}`
}

export const noDatabaseIn = (address: DatabaseAddress) => new Error(`No database in ${placeOf(address)}.`)

/** Migrations and data commands set `withoutTimeouts`. */
export function openDatabase(
  address: DatabaseAddress,
  options: { withoutTimeouts?: boolean } = {},
): Kysely<Database> {
  const dialect =
    'url' in address ? postgresDialect(address.url, options) : sqliteDialect(address.file, options)
  return new Kysely<Database>({ dialect })
}

/**
 * Runs the missing migrations in one transaction. If none is missing, takes no lock, so that it does not wait for an import. Several
 * processes may call this function at once.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const names = await appliedMigrations(db)
  if (BEFORE_FIRST_RELEASE.some((name) => names.includes(name)))
    throw new StartError(
      "The database is of a version before the first release, which this release cannot read. Export the firm's data with that version, and import them into an empty database.",
    )
  const unknown = names.find((name) => !(name in migrations))
  if (unknown !== undefined)
    throw new StartError(
      `The database is of a newer release, with the migration ${unknown}. Run that release, or restore a backup of this one.`,
    )
  if (names.length === Object.keys(migrations).length) return
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
  const [oldest = ''] = Object.keys(migrations).sort()
  return (await appliedMigrations(db)).includes(oldest)
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
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
