import type { Kysely } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import type { Database } from '../../schema'

const KEPT_MS = 24 * 3600_000

/** Uploads that nobody imported for a day keep their report, but not their files. */
export async function forgetUploads(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('office_imports')
    .set({ content: null })
    .where('content', 'is not', null)
    .where('at', '<', timestampInIndia(new Date(now.getTime() - KEPT_MS)))
    .execute()
}
