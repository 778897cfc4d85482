import { type Kysely, sql } from 'kysely'
import { orderTextByBytes } from './column-types'

/** Decision 0044 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('line_queries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('associate_id', 'text', (column) => column.notNull().references('associates.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('line_key', 'text', (column) => column.notNull())
    .addColumn('booking_code', 'text', (column) => column.notNull())
    .addColumn('earner_id', 'text')
    .addColumn('bill_code', 'text')
    .addColumn('receipt_number', 'text')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('should_be_paise', 'bigint')
    .addColumn('figures', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_reopened', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('raised_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('line_queries_by_associate')
    .on('line_queries')
    .columns(['associate_id', 'raised_at', 'id'])
    .execute()
  await db.schema
    .createIndex('line_queries_open_once')
    .unique()
    .on('line_queries')
    .columns(['associate_id', 'line_key'])
    .where(sql.ref('state'), '<>', sql.lit('closed'))
    .execute()
  await db.schema
    .createTable('line_query_messages')
    .addColumn('query_id', 'text', (column) =>
      column.notNull().references('line_queries.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('line_query_messages_key', ['query_id', 'position'])
    .execute()
  await db.schema.alterTable('notifications').addColumn('query_id', 'text').execute()
  await orderTextByBytes(db)
}
