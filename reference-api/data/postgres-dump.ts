import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { hasMigrations, migrate, noDatabaseIn, openDatabase } from '../db/database'
import { explainDatabaseError } from '../db/explain-error'
import { APPLICATION_NAME } from '../db/postgres'
import { postgresTables } from '../db/postgres-tables'
import { type CheckResult, requireIntegrity } from './check'
import { publishFile } from '../firm-data/export-folder'

const VERSIONS = '/usr/lib/postgresql'

/** The database may be in use, because pg_dump reads one snapshot. Returns violated business rules. */
export async function dumpDatabase(url: string, to: string): Promise<CheckResult[]> {
  const violated = await withDatabase(url, async (db) => {
    await requireTables(db, url)
    return requireIntegrity(db)
  })
  const partial = `${to}.partial`
  try {
    run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', '--file', partial])
    run('pg_restore', null, ['--list', partial])
    publishFile(partial, to)
    return violated
  } finally {
    rmSync(partial, { force: true })
  }
}

/** Replaces all data; the dump may come from an earlier release. Returns violated business rules. */
export async function restoreDump(url: string, from: string): Promise<CheckResult[]> {
  // Reads the whole dump first, so that a damaged dump removes nothing. So does a dump of another database.
  run('pg_restore', null, ['--file=/dev/null', from])
  if (!/ TABLE DATA \S+ kysely_migration /.test(run('pg_restore', null, ['--list', from])))
    throw new Error(`${from} cannot be restored, and nothing was changed. It is not a backup of this portal.`)
  // `--clean` removes only tables of the dump, but the database of a newer release may have more tables.
  await removeAllData(url)
  const restoreOptions = ['--clean', '--if-exists', '--single-transaction', '--exit-on-error', '--no-owner']
  run('pg_restore', url, [...restoreOptions, '--no-privileges', from])
  return withDatabase(url, async (db) => {
    await migrate(db)
    return requireIntegrity(db)
  })
}

export async function resetDatabase(url: string): Promise<void> {
  await withDatabase(url, async (db) => {
    await requireTables(db, url)
    await dropAll(db)
  })
}

/** The database may be empty. */
export async function removeAllData(url: string): Promise<void> {
  await withDatabase(url, dropAll)
}

async function dropAll(db: Db): Promise<void> {
  await requireStopped(db)
  const tables = await postgresTables(db)
  if (tables.length > 0)
    await sql`drop table ${sql.join(tables.map((name) => sql.table(name)))} cascade`.execute(db)
  // Dropping a table does not drop the functions of its triggers.
  const { rows: functions } = await sql<{ signature: string }>`
      select oid::regprocedure::text as signature from pg_proc
      where pronamespace = current_schema()::regnamespace and not exists (
        select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`.execute(
    db,
  )
  for (const { signature } of functions) await sql`drop routine ${sql.raw(signature)} cascade`.execute(db)
}

type Db = ReturnType<typeof openDatabase>

async function withDatabase<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ url }, { withoutTimeouts: true })
  return db
    .connection()
    .execute(work)
    .catch((error: unknown) => {
      throw explainDatabaseError(error, { url })
    })
    .finally(() => db.destroy())
}

async function requireTables(db: Db, url: string): Promise<void> {
  if (!(await hasMigrations(db))) throw noDatabaseIn({ url })
}

async function requireStopped(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION_NAME}
      and pid <> pg_backend_pid()`.execute(db)
  if (rows.length > 0) throw new Error('The database is in use: stop the server first.')
}

/** Returns the output. Passes the password in the environment, because command lines are visible to every user of the machine. */
function run(program: 'pg_dump' | 'pg_restore', url: string | null, args: string[]): string {
  const address = url === null ? null : new URL(url)
  const password = decodeURIComponent(address?.password ?? '')
  if (address) address.password = ''
  const { status, signal, error, stdout } = spawnSync(
    pathOf(program),
    [...(address ? ['--dbname', address.href] : []), ...args],
    {
      env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    },
  )
  if (error) throw new Error(`Cannot run ${program}: install the PostgreSQL client programs.`)
  if (signal) throw new Error(`${program} was ended by ${signal}.`)
  if (status !== 0) throw new Error(`${program} exited with code ${status}.`)
  return stdout
}

export function hasDumpProgram(): boolean {
  return spawnSync(pathOf('pg_dump'), ['--version'], { stdio: 'ignore' }).status === 0
}

/** Debian installs each version in its own folder. */
export function pathOf(program: 'pg_dump' | 'pg_restore'): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : []
  const paths = versions.map((version) => join(VERSIONS, version, 'bin', program))
  return paths.find((path) => existsSync(path)) ?? program
}
