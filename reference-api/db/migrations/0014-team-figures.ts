import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect'

/**
 * Decision 0040. Receipts need a trigger for corrections only: a new receipt also updates instalments, which have a trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('receipts_by_booking').execute()
  await db.schema
    .createIndex('receipts_by_booking')
    .on('receipts')
    .columns(['booking_id', 'received_on', 'net_rupees'])
    .execute()
  await (isSqlite(db) ? onSqlite : onPostgres).execute(db)
}

const onSqlite = sql`create trigger receipts_update after update of booking_id, received_on, net_rupees on receipts
  when old.booking_id <> new.booking_id or old.received_on <> new.received_on or old.net_rupees <> new.net_rupees
  begin update data_version set version = lower(hex(randomblob(16))); end`

const onPostgres = sql`create constraint trigger receipts_changed after update on receipts
  deferrable initially deferred for each row
  when (old.booking_id <> new.booking_id or old.received_on <> new.received_on or old.net_rupees <> new.net_rupees)
  execute function change_data_version()`
