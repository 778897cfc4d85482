import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect'
import { orderTextByBytes } from './column-types'

/** The tables that cached replies read (decision 0020). */
const TABLES = ['associates', 'projects', 'plots', 'bookings', 'commission_lines']
const WRITES = ['insert', 'update', 'delete']

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_version')
    .addColumn('version', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into data_version (version) values ('')`.execute(db)
  if (!isSqlite(db)) await createPostgresFunction(db)
  await versionTables(db, TABLES)
  await orderTextByBytes(db)
}

export async function versionTables(db: Kysely<unknown>, tables: string[]): Promise<void> {
  await (isSqlite(db) ? createSqliteTriggers(db, tables) : createPostgresTriggers(db, tables))
}

export async function versionColumns(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const update = sql`after update of ${sql.join(columns.map((column) => sql.ref(column)))} on ${sql.table(table)}`
  await (
    isSqlite(db)
      ? sql`create trigger ${sql.id(`${table}_update`)} ${update} begin ${CHANGE}; end`
      : sql`create constraint trigger ${sql.id(`${table}_changed`)} ${update}
          deferrable initially deferred for each row execute function change_data_version()`
  ).execute(db)
}

const CHANGE = sql`update data_version set version = lower(hex(randomblob(16)))`

async function createSqliteTriggers(db: Kysely<unknown>, tables: string[]) {
  for (const table of tables)
    for (const write of WRITES)
      await sql`create trigger ${sql.id(`${table}_${write}`)} after ${sql.raw(write)} on ${sql.table(table)}
        begin ${CHANGE}; end`.execute(db)
}

async function createPostgresFunction(db: Kysely<unknown>) {
  await sql`create or replace function change_data_version() returns trigger language plpgsql as $$
    begin
      if current_setting('plot_partner.changed_by', true) is distinct from pg_current_xact_id()::text then
        update data_version set version = gen_random_uuid()::text;
        perform set_config('plot_partner.changed_by', pg_current_xact_id()::text, true);
      end if;
      return null;
    end $$`.execute(db)
}

/**
 * Deferred to the end of the transaction: updating the row earlier could deadlock transactions that write to
 * several tables.
 */
async function createPostgresTriggers(db: Kysely<unknown>, tables: string[]) {
  for (const table of tables) {
    await sql`create constraint trigger ${sql.id(`${table}_changed`)}
      after insert or update or delete on ${sql.table(table)} deferrable initially deferred
      for each row execute function change_data_version()`.execute(db)
    await sql`create trigger ${sql.id(`${table}_emptied`)} after truncate on ${sql.table(table)}
      for each statement execute function change_data_version()`.execute(db)
  }
}
