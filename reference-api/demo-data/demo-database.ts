import type { Kysely } from 'kysely'
import type { IsoDate } from '../../app/domain/dates'
import type { Database } from '../db/schema'
import { openTestDatabase } from '../db/test-database'
import { generateDemoData } from './generate'

export function openDemoDatabase(today: IsoDate): Promise<Kysely<Database>> {
  return openTestDatabase(`demo_${today.replaceAll('-', '')}`, async (db) => {
    await generateDemoData(db, { today })
  })
}
