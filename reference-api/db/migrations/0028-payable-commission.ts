import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect'
import { payableRupees } from '../payable-commission'
import type { Database } from '../../schema'
import { withoutRecording } from '../suspend-recording'

const AMOUNTS = ['net_rupees', 'paid_rupees', 'gross_rupees', 'payable_rupees']

/**
 * X090: the payable commission of a line is stored, because a team's dues add up thousands of lines with a dozen receipts each. X091: the
 * confirmation of a cash bill changes the earnings of its associate.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('commission_lines')
    .addColumn('payable_rupees', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await withoutRecording(db, async () => {
    await db.updateTable('commission_lines').set({ payable_rupees: payableRupees }).execute()
  })
  await createIndex(db, 'commission_lines_by_associate', ['associate_id', 'project_id', 'booking_id'])
  await createIndex(db, 'commission_lines_by_project', ['project_id', 'booking_id', 'associate_id'])
  await (isSqlite(db) ? recordStatusOnSqlite(db) : recordStatusOnPostgres(db))
}

async function createIndex(db: Kysely<Database>, name: string, keys: string[]) {
  await db.schema.dropIndex(name).execute()
  await db.schema
    .createIndex(name)
    .on('commission_lines')
    .columns([...keys, ...AMOUNTS])
    .execute()
}

async function recordStatusOnSqlite(db: Kysely<Database>) {
  await sql`drop trigger commission_bills_update`.execute(db)
  await sql`create trigger commission_bills_update
    after update of associate_id, billed_on, payment_type, cash_status_id on commission_bills
    begin insert into changed_rows (kind, key) select 'bill', new.id; end`.execute(db)
}

async function recordStatusOnPostgres(db: Kysely<Database>) {
  await sql`drop trigger commission_bills_changed on commission_bills`.execute(db)
  await sql`create constraint trigger commission_bills_changed
    after update of associate_id, billed_on, payment_type, cash_status_id on commission_bills
    deferrable initially deferred for each row execute function record_changed_commission_bills()`.execute(db)
}
