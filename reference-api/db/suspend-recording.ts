import { type Kysely, sql } from 'kysely'
import { isSqlite } from './dialect'
import type { Database } from '../schema'

/**
 * Runs `work` without the triggers that record changed rows (decision 0052), then records that everything changed. Use it for a first
 * import, because the triggers would record millions of rows. Call in a transaction, before any change: PostgreSQL cannot disable the
 * triggers after the transaction has changed one of their tables.
 */
export async function withoutRecording(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  const restore = await (isSqlite(db) ? dropTriggers(db) : disableTriggers(db))
  await work()
  await restore()
  await db.insertInto('changed_rows').values({ kind: 'everything', key: 'import' }).execute()
}

/** SQLite cannot disable a trigger. */
async function dropTriggers(db: Kysely<Database>) {
  const { rows } = await sql<{
    name: string
    definition: string
  }>`select name, sql as definition from sqlite_master
    where type = 'trigger' and tbl_name <> 'changed_rows' and sql like '%insert into changed_rows%'`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop trigger ${sql.id(name)}`.execute(db)
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db)
  }
}

async function disableTriggers(db: Kysely<Database>) {
  const { rows } = await sql<{ name: string; table: string }>`select tgname as name, relname as table
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where proname like 'record_changed_%' and relnamespace = current_schema()::regnamespace`.execute(db)
  const alter = async (action: 'disable' | 'enable') => {
    for (const { name, table } of rows)
      await sql`alter table ${sql.id(table)} ${sql.raw(action)} trigger ${sql.id(name)}`.execute(db)
  }
  await alter('disable')
  return () => alter('enable')
}
