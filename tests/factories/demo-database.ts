import type { Kysely } from 'kysely'
import type { IsoDate } from '~/domain/dates'
import type { DatabaseAddress } from '../../reference-api/db/database'
import type { Database } from '../../reference-api/schema'
import { generateDemoData } from '../../reference-api/demo-data/generate'
import { createTestDatabase, openTestDatabase, type Template } from './test-database'

export function openDemoDatabase(today: IsoDate): Promise<Kysely<Database>> {
  return openTestDatabase(templateOf(today))
}

/** For programs that open the database themselves; see `createTestDatabase`. */
export function createDemoDatabase(folder: string, today: IsoDate): Promise<DatabaseAddress> {
  return createTestDatabase(folder, templateOf(today))
}

const templateOf = (today: IsoDate): Template => ({
  name: `demo_${today.replaceAll('-', '')}`,
  fill: async (db) => {
    await generateDemoData(db, { today })
  },
  isReusable: true,
})
