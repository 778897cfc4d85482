import type { Kysely } from 'kysely'

/** Decision 0046 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('plots_by_state')
    .on('plots')
    .columns(['project_id', 'merged_into_id', 'status_id'])
    .execute()
}
