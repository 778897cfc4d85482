import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { type DatabaseAddress, migrate, openDatabase } from '../../reference-api/db/database'
import type { Database } from '../../reference-api/db/schema'
import { updateStatistics } from '../../reference-api/db/statistics'
import { createDialect } from '../../reference-api/db/sqlite'
import { Sqlite } from '../../reference-api/db/sqlite-driver'

/*
 * Test databases: SQLite, or PostgreSQL on the server at TEST_DATABASE_URL. Tests get copies of a template, which each process
 * (SQLite) or server (PostgreSQL) fills once.
 */

/** Any number that no other program uses on the test server. */
const LOCK = 4_711

type Fill = (db: Kysely<Database>) => Promise<void>

/** A private, migrated database. Calls with the same name must have the same `fill`. */
export async function openTestDatabase(
  name = 'empty',
  fill: Fill = () => Promise.resolve(),
): Promise<Kysely<Database>> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return new Kysely({ dialect: createDialect(new Sqlite(await templateOf(name, fill))) })
  const copy = await createCopy(server, name, fill)
  const db = openDatabase({ url: urlOf(server, copy) })
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await destroy()
    await sql`drop database ${sql.id(copy)} with (force)`.execute(adminOf(server))
  }
  return db
}

/** A test database for programs that open it themselves: a file in `folder`, or a database on the server, which the test must drop. */
export async function createTestDatabase(
  folder: string,
  name = 'empty',
  fill: Fill = () => Promise.resolve(),
): Promise<DatabaseAddress> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return { url: urlOf(server, await createCopy(server, name, fill)) }
  const file = join(folder, 'plot-partner.sqlite')
  await writeFile(file, await templateOf(name, fill))
  return { file }
}

const templates = new Map<string, Promise<Buffer>>()
const serverTemplates = new Map<string, Promise<void>>()

function templateOf(name: string, fill: Fill): Promise<Buffer> {
  const template = templates.get(name) ?? createTemplate(fill)
  templates.set(name, template)
  return template
}

async function createTemplate(fill: Fill): Promise<Buffer> {
  const sqlite = new Sqlite(':memory:')
  const db = new Kysely<Database>({ dialect: createDialect(sqlite) })
  await migrate(db)
  await fill(db)
  const bytes = sqlite.serialize()
  await db.destroy()
  return bytes
}

/** Returns the name of the copy. */
async function createCopy(server: string, name: string, fill: Fill): Promise<string> {
  const template = `template_${name}`
  const isCreated = serverTemplates.get(template) ?? createTemplateOnce(server, template, fill)
  serverTemplates.set(template, isCreated)
  await isCreated
  const copy = `test_${randomBytes(6).toString('hex')}`
  // Copying files takes half as long as the default, copying blocks through the log.
  await sql`create database ${sql.id(copy)} template ${sql.id(template)} strategy file_copy`.execute(
    adminOf(server),
  )
  return copy
}

let admin: Kysely<Database> | undefined

/** Shared by all copies, because connecting takes as long as copying. The pool closes connections that are idle for ten seconds. */
function adminOf(server: string): Kysely<Database> {
  admin ??= openDatabase({ url: server }, { withoutTimeouts: true })
  return admin
}

/** Test files run in several processes, so a lock of the server lets only one process fill the template. */
async function createTemplateOnce(server: string, template: string, fill: Fill) {
  // One connection, because advisory locks belong to a connection.
  await adminOf(server)
    .connection()
    .execute(async (connection) => {
      await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
      try {
        const { rows } = await sql`select 1 from pg_database where datname = ${template}`.execute(connection)
        if (rows.length > 0) return
        await sql`create database ${sql.id(template)}`.execute(connection)
        const db = openDatabase({ url: urlOf(server, template) }, { withoutTimeouts: true })
        await migrate(db)
        await fill(db)
        await updateStatistics(db)
        await db.destroy()
      } finally {
        await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
      }
    })
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
