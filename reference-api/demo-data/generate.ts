import type { Kysely } from 'kysely'
import type { IsoDate } from '../../app/domain/dates'
import type { Database, NewRow } from '../schema'
import { resetSequences } from '../db/sequences'
import { isUniqueViolation } from '../db/unique-violation'
import { insertChanges } from './changes'
import { insertRows } from './insert-rows'
import { demoTables } from './demo-tables'
import { DEMO_SCALE, type Scale } from './scale'
import { seedToday } from './seed-today'

const DEFAULT_SEED = 'plot-partner'
/** Increase this number if a change of the generator gives other data for the same seed and day. */
const GENERATOR_VERSION = 7

interface DemoDataOptions {
  today?: IsoDate
  seed?: string
  scale?: Scale
}

interface DemoDataReport {
  rows: Record<string, number>
  milliseconds: number
}

/** Fills an empty, migrated database in one transaction. The same seed, day and scale give the same rows. */
export async function generateDemoData(
  db: Kysely<Database>,
  { today = seedToday(), seed = DEFAULT_SEED, scale = DEMO_SCALE }: DemoDataOptions = {},
): Promise<DemoDataReport> {
  const startedAt = performance.now()
  const rows: Record<string, number> = {}
  await db.transaction().execute(async (transaction) => {
    await insertRows(transaction, 'meta', metaRows(seed, today))
    for (const { table, rows: tableRows } of demoTables(seed, today, scale)) {
      await insertRows(transaction, table, tableRows)
      rows[table] = (rows[table] ?? 0) + tableRows.length
    }
    await insertChanges(transaction, today)
    await resetSequences(transaction)
  })
  return { rows, milliseconds: Math.round(performance.now() - startedAt) }
}

/** Returns null if the database already has people. If several processes start at once, only one fills the database. */
export async function ensureDemoData(
  db: Kysely<Database>,
  options: DemoDataOptions = {},
): Promise<DemoDataReport | null> {
  if (await hasPeople(db)) return null
  try {
    return await generateDemoData(db, options)
  } catch (error) {
    // Another process has filled the database.
    if (isUniqueViolation(error) && (await hasPeople(db))) return null
    throw error
  }
}

async function hasPeople(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('associates').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function holdsDemoData(db: Kysely<Database>): Promise<boolean> {
  const seed = await db.selectFrom('meta').select('value').where('key', '=', 'seed').executeTakeFirst()
  return seed !== undefined
}

function metaRows(seed: string, today: IsoDate): NewRow<'meta'>[] {
  return [
    { key: 'seed', value: seed },
    { key: 'seed_today', value: today },
    { key: 'generator_version', value: String(GENERATOR_VERSION) },
  ]
}
