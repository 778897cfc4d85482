import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../schema'
import { openTestDatabase } from '../../tests/factories/test-database'
import { openDemoDatabase } from '../../tests/factories/demo-database'
import { ensureDemoData, generateDemoData, holdsDemoData } from './generate'

const TODAY = '2026-11-21'

it('fills an empty database once, with the same rows for the same day', async () => {
  const db = await openTestDatabase()
  expect((await ensureDemoData(db, { today: TODAY }))?.rows.bookings).toBe(430)
  expect(await ensureDemoData(db, { today: TODAY })).toBeNull()
  // The other database may be of an earlier run.
  expect(await hashOf(db)).toBe(await hashOf(await openDemoDatabase(TODAY)))
})

it('a failed generation leaves the database empty', async () => {
  const db = await openTestDatabase()
  await db.schema.dropTable('bank_change_requests').execute()
  const contentBefore = await contentOf(db)
  await expect(generateDemoData(db, { today: TODAY })).rejects.toThrow(/bank_change_requests/)
  expect(await contentOf(db)).toEqual(contentBefore)
  await db.destroy()
})

/** Closes the database. */
async function hashOf(db: Kysely<Database>): Promise<string> {
  const hash = createHash('sha256')
  for (const [table, rows] of await contentOf(db))
    // PostgreSQL returns rows in any order.
    hash.update(table).update(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    )
  await db.destroy()
  return hash.digest('hex')
}

async function contentOf(db: Kysely<Database>): Promise<[table: string, rows: object[]][]> {
  const content: [string, object[]][] = []
  for (const table of await tablesOf(db))
    content.push([table, await db.selectFrom(table).selectAll().execute()])
  return content
}

async function tablesOf(db: Kysely<Database>) {
  const tables = await db.introspection.getTables()
  return tables.map((table) => table.name as keyof Database).sort()
}

it('M046 adds no demo data to a database with people, and does not report their data as demo data', async () => {
  const demo = await openDemoDatabase(TODAY)
  expect(await holdsDemoData(demo)).toBe(true)
  const real = await openTestDatabase()
  const [person] = await demo.selectFrom('associates').selectAll().where('parent_id', 'is', null).execute()
  await real.insertInto('associates').values(person!).execute()
  expect(await ensureDemoData(real)).toBeNull()
  expect(await holdsDemoData(real)).toBe(false)
  await Promise.all([demo.destroy(), real.destroy()])
})
