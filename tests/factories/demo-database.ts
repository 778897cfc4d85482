import type { Kysely } from 'kysely'
import type { IsoDate } from '~/domain/dates'
import type { DatabaseAddress } from '../../reference-api/db/database'
import type { Database } from '../../reference-api/db/schema'
import { generateDemoData } from '../../reference-api/demo-data/generate'
import { createTestDatabase, openTestDatabase } from './test-database'

export function openDemoDatabase(today: IsoDate): Promise<Kysely<Database>> {
  return openTestDatabase(nameOf(today), fillOn(today))
}

/** For programs that open the database themselves; see `createTestDatabase`. */
export function createDemoDatabase(folder: string, today: IsoDate): Promise<DatabaseAddress> {
  return createTestDatabase(folder, nameOf(today), fillOn(today))
}

const nameOf = (today: IsoDate) => `demo_${today.replaceAll('-', '')}`

const fillOn = (today: IsoDate) => async (db: Kysely<Database>) => {
  await generateDemoData(db, { today })
}
