import { type Kysely, sql } from 'kysely'
import { numberedKey, orderTextByBytes } from './column-types'

/** Decision 0034 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'integer', numberedKey(db))
    .addColumn('public_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  const isWaiting = sql<boolean>`next_attempt_at is not null`
  await db.schema
    .createIndex('events_waiting')
    .on('events')
    .columns(['person', 'id', 'next_attempt_at'])
    .where(isWaiting)
    .execute()
  await db.schema.createIndex('events_sent').on('events').column('sent_at').execute()
  await orderTextByBytes(db)
}
