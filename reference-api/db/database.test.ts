import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate, openDatabase } from './database'

it('migrates an empty database, and a second time without effect', async () => {
  const db = openDatabase({ file: ':memory:' })
  await migrate(db)
  await migrate(db)
  const tables = await db.introspection.getTables()
  expect(tables.map((table) => table.name)).toContain('bookings')
  await db.destroy()
})

it('enforces foreign keys and waits for other writers', async () => {
  const db = openDatabase({ file: ':memory:' })
  const { rows: keys } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db)
  const { rows: busy } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)
  expect(keys[0]?.foreign_keys).toBe(1)
  expect(busy[0]?.timeout).toBe(5000)
  await db.destroy()
})
