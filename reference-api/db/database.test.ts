import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseAddress, migrate, openDatabase, placeOf } from './database'
import { isSqlite } from './dialect'
import type { Database } from '../schema'
import { thrownBy } from '../../tests/factories/caller'
import { rowsOf } from '../../tests/factories/rows'
import { temporaryFolder } from '../../tests/factories/temporary-folder'
import { openTestDatabase } from '../../tests/factories/test-database'
import { isUniqueViolation } from './unique-violation'

describe('on SQLite or PostgreSQL', () => {
  let db: Kysely<Database>

  beforeAll(async () => {
    db = await openTestDatabase()
  })

  afterAll(() => db.destroy())

  it('refuses a database of a newer release', async () => {
    const newer = await openTestDatabase()
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(newer)
    await expect(migrate(newer)).rejects.toThrow(
      'The database is of a newer release, with the migration 9999-later. Run that release, or restore a backup of this one.',
    )
    await newer.destroy()
  })

  it.each(['0001-initial', '0001-tables'])('refuses an unreleased database with %s', async (name) => {
    const older = await openTestDatabase()
    await sql`update kysely_migration set name = ${name}`.execute(older)
    await expect(migrate(older)).rejects.toThrow(
      /^The database is of a version before the first release, which this release cannot read\. Export /,
    )
    await older.destroy()
  })

  it('sorts rows by the bytes of a text', async () => {
    const value = '-'
    const keys = ['b', 'B', 'a', '10+11', 'É', 'z', 'లక్ష్మీ', '9', 'a b', 'ab']
    await db
      .insertInto('meta')
      .values(keys.map((key) => ({ key, value })))
      .execute()
    const rows = await rowsOf(db, 'meta', { value }, 'key')
    const byBytes = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    expect(rows.map(({ key }) => key)).toEqual(byBytes)
  })

  it('every text column has the collation that compares bytes', async () => {
    const { rows } = await (isSqlite(db) ? wrongOrderOnSqlite : wrongOrderOnPostgres).execute(db)
    expect(rows).toEqual([])
  })

  it('M023 reports a unique violation without quoting the row', async () => {
    const row = { key: 'once', value: 'a secret' }
    await db.insertInto('meta').values(row).execute()
    const error = await thrownBy(db.insertInto('meta').values(row).execute())
    expect(isUniqueViolation(error)).toBe(true)
    expect(JSON.stringify([error, String(error)])).not.toMatch(/secret|once/)
  })

  it('M023 reports an invalid value without quoting it', async () => {
    const [invalid, code] = isSqlite(db)
      ? [sql`select json(${'canary'})`, 'SQLITE_ERROR']
      : [sql`select cast(${'canary'} as integer)`, '22P02']
    const error = await thrownBy(invalid.execute(db))
    expect(error).toMatchObject({ code })
    expect(JSON.stringify([error, String(error)])).not.toContain('canary')
  })
})

/** SQLite compares bytes unless a column or index names another order. */
const wrongOrderOnSqlite = sql`select name from sqlite_master where lower(sql) like '%collate%'`

const wrongOrderOnPostgres = sql`select table_name, column_name from information_schema.columns
  where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`

describe('SQLite file', () => {
  it.each([
    ['the API', {}, 500],
    ['a data command', { withoutTimeouts: true }, 5_000],
  ])('%s enforces foreign keys, and waits for other writers', async (_name, options, timeout) => {
    const db = openDatabase({ file: ':memory:' }, options)
    const { rows: keys } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db)
    const { rows: busy } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)
    expect(keys[0]?.foreign_keys).toBe(1)
    expect(busy[0]?.timeout).toBe(timeout)
    await db.destroy()
  })

  it('another connection can read during a transaction, but write only after the transaction', async () => {
    const address = { file: join(temporaryFolder(), 'shared.sqlite') }
    const [a, b] = [openDatabase(address), openDatabase(address)]
    await migrate(a)
    await a.transaction().execute(async (transaction) => {
      await rowsOf(transaction, 'meta')
      expect(await rowsOf(b, 'meta')).toEqual([])
      // If this write succeeded, the next write of the transaction would fail.
      await sql`pragma busy_timeout = 0`.execute(b)
      const write = b.insertInto('meta').values({ key: 'early', value: '0' }).execute()
      await expect(write).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
      await transaction.insertInto('meta').values({ key: 'a', value: '1' }).execute()
    })
    await b.transaction().execute(async (transaction) => {
      await rowsOf(transaction, 'meta')
      await transaction.insertInto('meta').values({ key: 'b', value: '2' }).execute()
    })
    expect(await rowsOf(a, 'meta')).toHaveLength(2)
    await Promise.all([a.destroy(), b.destroy()])
  })
})

it('M023 names the place of a database without user, password or parameters', () => {
  const url = 'postgres://plots:canary@db.example:5433/plots?password=canary'
  expect(placeOf({ url })).toBe('DATABASE_URL db.example:5433/plots')
  expect(placeOf({ file: '/data/plot-partner.sqlite' })).toBe('DATA_DIR /data')
})

it('uses PostgreSQL if DATABASE_URL is set, else a file in the data directory', () => {
  const url = 'postgres://plots@db.example/plots'
  expect(databaseAddress({ dataDir: '/data', databaseUrl: url })).toEqual({ url })
  expect(databaseAddress({ dataDir: '/data', databaseUrl: null })).toEqual({
    file: '/data/plot-partner.sqlite',
  })
})
