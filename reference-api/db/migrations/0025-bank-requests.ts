import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('bank_change_requests_by_associate')
    .on('bank_change_requests')
    .columns(['associate_id', 'requested_at'])
    .execute()
}
