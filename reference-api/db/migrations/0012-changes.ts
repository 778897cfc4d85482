import { type Kysely, sql } from 'kysely'
import { orderTextByBytes } from './column-types'

/** Decision 0037 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('changes')
    .addColumn('associate_id', 'text', (column) => column.notNull().references('associates.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('changes_key', ['associate_id', 'kind', 'key'])
    .execute()
  await db.schema
    .createIndex('changes_by_associate')
    .on('changes')
    .columns(['associate_id', 'recorded_at', 'kind', 'key'])
    .execute()
  await db.schema
    .createTable('visits')
    .addColumn('associate_id', 'text', (column) => column.primaryKey().references('associates.id'))
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('previous_visit_at', 'text')
    .addCheckConstraint(
      'visits_in_order',
      sql`previous_visit_at is null or previous_visit_at <= last_seen_at`,
    )
    .execute()
  await orderTextByBytes(db)
}
