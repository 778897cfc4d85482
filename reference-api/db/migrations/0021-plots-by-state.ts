import type { Kysely } from 'kysely'

/** Counts the plots of all projects from only the index (decision 0046). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('plots_by_state')
    .on('plots')
    .columns(['project_id', 'merged_into_id', 'status_id'])
    .execute()
}
