import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect'
import { numberedKey, orderTextByBytes } from './column-types'

/** Decision 0043 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'integer', numberedKey(db))
    .addColumn('associate_id', 'text', (column) => column.notNull().references('associates.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('device', 'text')
    .addColumn('address', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addCheckConstraint('activity_details_bounded', sql`length(details) <= 1000`)
    .execute()
  await db.schema
    .createIndex('activity_by_associate')
    .on('activity')
    .columns(['associate_id', 'id desc'])
    .execute()
  await db.schema
    .createIndex('activity_bounded')
    .on('activity')
    .columns(['associate_id', 'kind', 'at'])
    .where(sql<boolean>`kind in ('login failed', 'calendar feed opened')`)
    .execute()
  for (const statement of isSqlite(db) ? onSqlite : onPostgres) await statement.execute(db)
  await db.schema.alterTable('tokens').addColumn('address', 'text').execute()
  for (const column of ['cash_accepted_at', 'cash_received_at'])
    await db.schema.alterTable('commission_bills').addColumn(column, 'text').execute()
  await orderTextByBytes(db)
}

const onSqlite = [
  sql`create trigger activity_no_update before update on activity
    begin select raise(abort, 'activity is append-only'); end`,
  sql`create trigger activity_no_delete before delete on activity
    begin select raise(abort, 'activity is append-only'); end`,
  // REPLACE deletes without firing the trigger above.
  sql`create trigger activity_no_replace before insert on activity
    when new.id is not null and exists (select 1 from activity where id = new.id)
    begin select raise(abort, 'activity is append-only'); end`,
]

const onPostgres = [
  sql`create function refuse_activity_change() returns trigger language plpgsql as $$
    begin raise exception 'activity is append-only'; end $$`,
  sql`create trigger activity_no_change before update or delete or truncate on activity
    for each statement execute function refuse_activity_change()`,
]
