import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

/** Decision 0035 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('associates').addColumn('deactivated_at', 'text').execute()
  await db.schema
    .alterTable('associates')
    .addColumn('has_assigned_password', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await orderTextByBytes(db)
}
