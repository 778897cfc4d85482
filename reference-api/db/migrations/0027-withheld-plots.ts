import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('plots').addColumn('withheld_status_id', 'integer').execute()
}
