import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

/** Decision 0038 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('associate_id', 'text', (column) => column.primaryKey().references('associates.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('last_read_at', 'text')
    .addColumn('shows_names', 'integer', (column) => column.notNull())
    .execute()
  await orderTextByBytes(db)
}
