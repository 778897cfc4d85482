import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

/** Decision 0051 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('alerts')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
  await orderTextByBytes(db)
}
