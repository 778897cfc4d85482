import type { Kysely } from 'kysely'
import type { IsoDate } from '../../app/domain/dates'
import type { Database, NewRow } from '../db/schema'
import { moveSequences } from '../db/sequences'
import { isUniqueViolation } from '../db/unique-violation'
import { insertRows } from './insert-rows'
import { makeTables } from './make-tables'
import { DEMO_SCALE, type Scale } from './scale'
import { seedToday } from './seed-today'

export const DEFAULT_SEED = 'plot-partner'
/** Increase it when the same seed and day give different data. */
const GENERATOR_VERSION = 2

export interface DemoDataOptions {
  /** Defaults to SEED_TODAY, else today in India. */
  today?: IsoDate
  seed?: string
  scale?: Scale
}

export interface DemoDataReport {
  /** Row counts by table. */
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
    for (const made of makeTables(seed, today, scale)) {
      await insertRows(transaction, made.table, made.rows)
      rows[made.table] = (rows[made.table] ?? 0) + made.rows.length
    }
    await moveSequences(transaction)
  })
  return { rows, milliseconds: Math.round(performance.now() - startedAt) }
}

/** Returns null if the database already has people. Of several processes that start at once, one fills it. */
export async function ensureDemoData(
  db: Kysely<Database>,
  options: DemoDataOptions = {},
): Promise<DemoDataReport | null> {
  if (await holdsSomebody(db)) return null
  try {
    return await generateDemoData(db, options)
  } catch (error) {
    // Another process filled it first.
    if (isUniqueViolation(error) && (await holdsSomebody(db))) return null
    throw error
  }
}

async function holdsSomebody(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('associates').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** True if the people in it are generated. */
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
