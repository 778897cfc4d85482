import { randomBytes } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import { migrate, openDatabase } from '../../reference-api/db/database'
import type { Database } from '../../reference-api/db/schema'
import { createDialect } from '../../reference-api/db/sqlite'
import { Sqlite } from '../../reference-api/db/sqlite-driver'

/*
 * Test databases, in memory or on the server at TEST_DATABASE_URL. Each template is filled once; tests get copies.
 */

/** Any number that no other program uses on the test server. */
const LOCK = 4_711

/** A private, migrated database. Calls with the same name must have the same `fill`. */
export async function openTestDatabase(
  name = 'empty',
  fill: (db: Kysely<Database>) => Promise<void> = () => Promise.resolve(),
): Promise<Kysely<Database>> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return openTemplateCopy(server, `template_${name}`, fill)
  const template = templates.get(name) ?? createTemplate(fill)
  templates.set(name, template)
  return new Kysely<Database>({ dialect: createDialect(new Sqlite(await template)) })
}

const templates = new Map<string, Promise<Buffer>>()

async function createTemplate(fill: (db: Kysely<Database>) => Promise<void>): Promise<Buffer> {
  const sqlite = new Sqlite(':memory:')
  const db = new Kysely<Database>({ dialect: createDialect(sqlite) })
  await migrate(db)
  await fill(db)
  const bytes = sqlite.serialize()
  await db.destroy()
  return bytes
}

async function openTemplateCopy(
  server: string,
  template: string,
  fill: (db: Kysely<Database>) => Promise<void>,
) {
  const copy = `test_${randomBytes(6).toString('hex')}`
  await withServerConnection(server, async (admin) => {
    await createTemplateOnce(admin, server, template, fill)
    // Copying files takes half as long as copying blocks through the log, the default.
    await sql`create database ${sql.id(copy)} template ${sql.id(template)} strategy file_copy`.execute(admin)
  })
  const db = openDatabase({ url: urlOf(server, copy) })
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await destroy()
    await withServerConnection(server, (admin) =>
      sql`drop database ${sql.id(copy)} with (force)`.execute(admin),
    )
  }
  return db
}

async function createTemplateOnce(
  admin: Kysely<Database>,
  server: string,
  template: string,
  fill: (db: Kysely<Database>) => Promise<void>,
) {
  await sql`select pg_advisory_lock(${LOCK})`.execute(admin)
  try {
    const { rows } = await sql`select 1 from pg_database where datname = ${template}`.execute(admin)
    if (rows.length > 0) return
    await sql`create database ${sql.id(template)}`.execute(admin)
    const db = openDatabase({ url: urlOf(server, template) }, { withoutTimeouts: true })
    await migrate(db)
    await fill(db)
    await sql`analyze`.execute(db)
    await db.destroy()
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`.execute(admin)
  }
}

/** One connection, because advisory locks belong to a connection. */
async function withServerConnection<Result>(
  server: string,
  work: (admin: Kysely<Database>) => Promise<Result>,
) {
  const db = openDatabase({ url: server }, { withoutTimeouts: true })
  try {
    return await db.connection().execute(work)
  } finally {
    await db.destroy()
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
