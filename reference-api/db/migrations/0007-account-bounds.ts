import type { Kysely } from 'kysely'
import { numberedKey, orderTextByBytes } from './column-types'

/** Drops old codes: they are valid for ten minutes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('otps').execute()
  await db.schema
    .createTable('otps')
    .addColumn('id', 'integer', numberedKey(db))
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.createIndex('otps_by_account').on('otps').columns(['account', 'created_at']).execute()
  await db.schema.createIndex('otps_by_age').on('otps').column('created_at').execute()
  await db.schema
    .createTable('otp_accounts')
    .addColumn('account', 'text', (column) => column.primaryKey())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('tokens').addColumn('device', 'text').execute()
  await db.schema.alterTable('tokens').addColumn('last_used_at', 'text').execute()
  await orderTextByBytes(db)
}
