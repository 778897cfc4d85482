import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

/** X094. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['rera_number', 'rera_url', 'rera_valid_until'])
    await db.schema.alterTable('projects').addColumn(column, 'text').execute()
  for (const column of ['rera_number', 'rera_valid_until'])
    await db.schema.alterTable('associates').addColumn(column, 'text').execute()
  await orderTextByBytes(db)
}
