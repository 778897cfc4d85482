import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

/** X105 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customer_links').addColumn('first_viewed_at', 'text').execute()
  await orderTextByBytes(db)
}
