import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { type DatabaseAddress, migrate, openDatabase } from '../../reference-api/db/database'
import type { Database } from '../../reference-api/schema'
import { updateStatistics } from '../../reference-api/db/statistics'
import { createDialect } from '../../reference-api/db/sqlite'
import { Sqlite } from '../../reference-api/db/sqlite-driver'
import { reusedFile } from './reused-file'

/*
 * Test databases: SQLite, or PostgreSQL on the server at TEST_DATABASE_URL. Tests get copies of a template, which each process
 * (SQLite) or server (PostgreSQL) fills once.
 */

/** Any number that no other program uses on the test server. */
const LOCK = 4_711

export interface Template {
  /** Templates with the same name have the same `fill`. */
  name: string
  fill: (db: Kysely<Database>) => Promise<void>
  /** True if later runs may use the file: `fill` depends on the product only, not on a test. */
  isReusable?: true
}

const EMPTY: Template = { name: 'empty', fill: () => Promise.resolve() }

/** A private, migrated database. */
export async function openTestDatabase(template = EMPTY): Promise<Kysely<Database>> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return new Kysely({ dialect: createDialect(new Sqlite(await bytesOf(template))) })
  const copy = await createCopy(server, template)
  const db = openDatabase({ url: urlOf(server, copy) })
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await destroy()
    await sql`drop database ${sql.id(copy)} with (force)`.execute(adminOf(server))
  }
  return db
}

/** A test database for programs that open it themselves: a file in `folder`, or a database on the server, which the test must drop. */
export async function createTestDatabase(folder: string, template = EMPTY): Promise<DatabaseAddress> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return { url: urlOf(server, await createCopy(server, template)) }
  const file = join(folder, 'plot-partner.sqlite')
  await writeFile(file, await bytesOf(template))
  return { file }
}

const templates = new Map<string, Promise<Buffer>>()
const serverTemplates = new Map<string, Promise<void>>()

function bytesOf(template: Template): Promise<Buffer> {
  const { name, isReusable } = template
  const make = () => createTemplate(template)
  const bytes = templates.get(name) ?? (isReusable ? reusedFile(name, make) : make())
  templates.set(name, bytes)
  return bytes
}

async function createTemplate({ fill }: Template): Promise<Buffer> {
  const sqlite = new Sqlite(':memory:')
  const db = new Kysely<Database>({ dialect: createDialect(sqlite) })
  await migrate(db)
  await fill(db)
  const bytes = sqlite.serialize()
  await db.destroy()
  return bytes
}

/** Returns the name of the copy. */
async function createCopy(server: string, { name, fill }: Template): Promise<string> {
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
async function createTemplateOnce(server: string, template: string, fill: Template['fill']) {
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
