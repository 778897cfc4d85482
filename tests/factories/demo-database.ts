import type { Kysely } from 'kysely'
import type { IsoDate } from '~/domain/dates'
import type { Database } from '../../reference-api/db/schema'
import { openTestDatabase } from './test-database'
import { generateDemoData } from '../../reference-api/demo-data/generate'

export function openDemoDatabase(today: IsoDate): Promise<Kysely<Database>> {
  return openTestDatabase(`demo_${today.replaceAll('-', '')}`, async (db) => {
    await generateDemoData(db, { today })
  })
}
