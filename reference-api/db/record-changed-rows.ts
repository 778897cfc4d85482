import { type Kysely, sql } from 'kysely'
import { isSqlite } from './dialect'

const MAX_ROWS = 20_000
const ROWS_PER_REMOVAL = 1_000
/** Any number that no other advisory lock uses. */
const LOCK = 2_206

type Write = 'insert' | 'update' | 'delete'
const WRITES: Write[] = ['insert', 'update', 'delete']

interface Source {
  table: string
  kind: string
  key: string
  writes?: Write[]
  /** Updates of other columns are ignored. */
  columns?: string[]
  updateCondition?: string
}

const RECEIPT_CHANGED =
  'old.booking_id <> new.booking_id or old.received_on <> new.received_on or old.net_rupees <> new.net_rupees'

const SOURCES: Source[] = [
  { table: 'associates', kind: 'associate', key: 'id' },
  { table: 'projects', kind: 'project', key: 'id' },
  { table: 'plots', kind: 'plot', key: 'id' },
  { table: 'bookings', kind: 'booking', key: 'id' },
  { table: 'instalments', kind: 'booking', key: 'booking_id' },
  { table: 'receipts', kind: 'booking', key: 'booking_id', updateCondition: RECEIPT_CHANGED },
  { table: 'commission_lines', kind: 'booking', key: 'booking_id' },
  { table: 'payments', kind: 'bill', key: 'bill_id' },
  {
    table: 'commission_bills',
    kind: 'bill',
    key: 'id',
    writes: ['update'],
    columns: ['associate_id', 'billed_on', 'payment_type', 'cash_status_id'],
  },
]

/** Decision 0052. The triggers record the former seller of a booking too, because the booking no longer refers to that seller. */
export async function recordChangedRows(db: Kysely<unknown>): Promise<void> {
  await (isSqlite(db) ? onSqlite(db) : onPostgres(db))
  // Readers need an initial position.
  await sql`insert into changed_rows (kind, key) values ('everything', '')`.execute(db)
}

async function onSqlite(db: Kysely<unknown>) {
  await sql`create trigger changed_rows_kept after insert on changed_rows
    when new.position % ${sql.lit(ROWS_PER_REMOVAL)} = 0
    begin delete from changed_rows where position <= new.position - ${sql.lit(MAX_ROWS)}; end`.execute(db)
  for (const { table, kind, key, writes = WRITES, columns, updateCondition } of SOURCES) {
    const add = (row: 'old' | 'new', condition = '') =>
      `insert into changed_rows (kind, key) select '${kind}', ${row}.${key}${condition};`
    const effects = {
      insert: add('new'),
      update: `${add('new')} ${add('old', ` where old.${key} <> new.${key}`)}`,
      delete: add('old'),
    }
    for (const write of writes)
      await sql`create trigger ${sql.id(`${table}_${write}`)}
        after ${sql.raw(write)} ${sql.raw(write === 'update' && columns ? `of ${columns.join(', ')}` : '')} on ${sql.table(table)}
        ${sql.raw(write === 'update' && updateCondition ? `when ${updateCondition}` : '')}
        begin ${sql.raw(effects[write])} end`.execute(db)
  }
  const formerSeller = sql`insert into changed_rows (kind, key) values ('seller', old.seller_id)`
  await sql`create trigger bookings_moved after update of seller_id on bookings when old.seller_id <> new.seller_id
    begin ${formerSeller}; end`.execute(db)
  await sql`create trigger bookings_removed after delete on bookings begin ${formerSeller}; end`.execute(db)
}

async function onPostgres(db: Kysely<unknown>) {
  await sql`create function remove_old_changed_rows() returns trigger language plpgsql as $$
    begin
      delete from changed_rows where position <= new.position - ${sql.lit(MAX_ROWS)};
      return null;
    end $$`.execute(db)
  await sql`create trigger changed_rows_kept after insert on changed_rows
    for each row when (new.position % ${sql.lit(ROWS_PER_REMOVAL)} = 0) execute function remove_old_changed_rows()`.execute(
    db,
  )
  await createPostgresRecorder(db)
  for (const source of SOURCES) await createPostgresTriggers(db, source)
}

/**
 * `record_changed_row` runs at the end of a transaction, or at once after a truncate. It holds a lock until the commit, so that positions
 * are in order of commit: after a reader has read a position, no row with a lower position appears. A row that repeats the previous row
 * of the transaction is skipped.
 */
async function createPostgresRecorder(db: Kysely<unknown>) {
  await sql`create function record_changed_row(kind text, key text) returns void language plpgsql as $$
    declare
      writer text := pg_current_xact_id()::text;
      entry text := kind || ' ' || key;
    begin
      if current_setting('plot_partner.changed_by', true) is distinct from writer then
        perform pg_advisory_xact_lock(${sql.lit(LOCK)});
        perform set_config('plot_partner.changed_by', writer, true);
      elsif current_setting('plot_partner.changed_row', true) = entry then
        return;
      end if;
      perform set_config('plot_partner.changed_row', entry, true);
      insert into changed_rows (kind, key) values (kind, key);
    end $$`.execute(db)
  await sql`create function record_emptied_table() returns trigger language plpgsql as $$
    begin
      perform record_changed_row('everything', tg_table_name);
      return null;
    end $$`.execute(db)
}

async function createPostgresTriggers(
  db: Kysely<unknown>,
  { table, kind, key, writes = WRITES, columns, updateCondition }: Source,
) {
  const record = sql.id(`record_changed_${table}`)
  const formerSeller = `if tg_op = 'DELETE' or old.seller_id <> new.seller_id then
        perform record_changed_row('seller', old.seller_id);
      end if;`
  await sql`create function ${record}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        perform record_changed_row(${sql.lit(kind)}, ${sql.raw(`new.${key}`)}::text);
      end if;
      if tg_op <> 'INSERT' then
        perform record_changed_row(${sql.lit(kind)}, ${sql.raw(`old.${key}`)}::text);
        ${sql.raw(table === 'bookings' ? formerSeller : '')}
      end if;
      return null;
    end $$`.execute(db)
  const create = (name: string, events: string, condition: string) =>
    sql`create constraint trigger ${sql.id(`${table}_${name}`)} after ${sql.raw(events)} on ${sql.table(table)}
      deferrable initially deferred for each row ${sql.raw(condition)} execute function ${record}()`.execute(
      db,
    )
  const insertAndDelete = writes.filter((write) => write !== 'update')
  if (insertAndDelete.length > 0) await create('added', insertAndDelete.join(' or '), '')
  await create(
    'changed',
    `update ${columns ? `of ${columns.join(', ')}` : ''}`,
    updateCondition ? `when (${updateCondition})` : '',
  )
  await sql`create trigger ${sql.id(`${table}_emptied`)} after truncate on ${sql.table(table)}
    for each statement execute function record_emptied_table()`.execute(db)
}
