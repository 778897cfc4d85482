import { type Kysely, sql } from 'kysely'
import { numberedKey, orderTextByBytes } from './column-types'

/** Existing rows get the rules that earlier releases had in code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFirm(db)
  await createRules(db)
  await addCodes(db)
  await addTerms(db)
  await createImportedRows(db)
  await orderTextByBytes(db)
}

async function createFirm(db: Kysely<unknown>) {
  await db.schema
    .createTable('firm')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text')
    .addColumn('email', 'text')
    .addColumn('address', 'text')
    .execute()
}

async function createRules(db: Kysely<unknown>) {
  await db.schema
    .createTable('firm_rules')
    .addColumn('from_on', 'text', (column) => column.primaryKey())
    .addColumn('late_percent_hundredths', 'integer', (column) => column.notNull())
    .addColumn('cancel_after_unpaid', 'integer')
    .addColumn('cancel_after_days', 'integer')
    .addColumn('min_rate_percent_hundredths', 'integer', (column) => column.notNull())
    .addColumn('cash_limit_rupees', 'integer')
    .execute()
  await db.schema
    .createTable('commission_rates')
    .addColumn('id', 'integer', numberedKey(db))
    .addColumn('project_id', 'integer', (column) => column.references('projects.id'))
    .addColumn('from_on', 'text', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('commission_type', 'text', (column) => column.notNull())
    .addColumn('rate_hundredths', 'integer', (column) => column.notNull())
    .execute()
  await sql`create unique index commission_rates_once
    on commission_rates (coalesce(project_id, 0), from_on, level)`.execute(db)
  await insertFormerRules(db)
}

async function insertFormerRules(db: Kysely<unknown>) {
  const { rows } = await sql`select 1 from associates limit 1`.execute(db)
  if (rows.length === 0) return
  await sql`insert into firm_rules (from_on, late_percent_hundredths, cancel_after_unpaid, cancel_after_days,
      min_rate_percent_hundredths, cash_limit_rupees)
    values ('2000-01-01', 2400, 3, 1, 9000, 200000)`.execute(db)
  const rates = [500, 650, 800, 900, 1000, 1100, 1200, 1300, 1400]
  for (const [index, rate] of rates.entries())
    await sql`insert into commission_rates (project_id, from_on, level, commission_type, rate_hundredths)
      values (null, '2000-01-01', ${index + 1}, '%', ${rate})`.execute(db)
}

async function addCodes(db: Kysely<unknown>) {
  for (const table of ['bookings', 'commission_bills', 'emi_plans', 'notifications'])
    await db.schema
      .alterTable(table)
      .addColumn('code', 'text', (column) =>
        table === 'notifications' ? column : column.notNull().defaultTo(''),
      )
      .execute()
  await sql`update bookings set code = 'BK-' || id`.execute(db)
  await sql`update commission_bills set code = cast(id as text)`.execute(db)
  await sql`update emi_plans set code = 'EMI-' || months || case when exists (
      select 1 from emi_plans as earlier where earlier.months = emi_plans.months and earlier.id < emi_plans.id)
    then '-' || id else '' end`.execute(db)
  for (const table of ['bookings', 'commission_bills', 'emi_plans', 'notifications'])
    await db.schema.createIndex(`${table}_by_code`).unique().on(table).column('code').execute()
  await db.schema.alterTable('media').addColumn('file_name', 'text').execute()
  await db.schema.createIndex('media_by_file_name').unique().on('media').column('file_name').execute()
  await db.schema.createIndex('blocks_once').unique().on('blocks').columns(['project_id', 'name']).execute()
  await db.schema.createIndex('slides_by_position').unique().on('slides').column('position').execute()
}

async function addTerms(db: Kysely<unknown>) {
  const terms = [
    ['late_percent_hundredths', 2400],
    ['cancel_after_unpaid', 3],
    ['cancel_after_days', 1],
  ] as const
  for (const [name, formerValue] of terms) {
    const isOptional = name !== 'late_percent_hundredths'
    await db.schema
      .alterTable('bookings')
      .addColumn(name, 'integer', (column) => (isOptional ? column : column.notNull().defaultTo(formerValue)))
      .execute()
    await sql`update bookings set ${sql.ref(name)} = ${formerValue}`.execute(db)
  }
  await db.schema.alterTable('bookings').addColumn('customer_mobile', 'text').execute()
  await db.schema.alterTable('bookings').addColumn('registration_due_on', 'text').execute()
  await sql`update bookings set registration_due_on = (
    select min(due_on) from instalments where booking_id = bookings.id and kind = 'registration')`.execute(db)
  for (const [table, column] of [
    ['bookings', 'has_own_schedule'],
    ['receipts', 'has_own_parts'],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(1))
      .execute()
  await db.schema.alterTable('instalments').addColumn('agreed_late_charges_rupees', 'integer').execute()
  await db.schema.alterTable('bank_change_requests').addColumn('reason', 'text').execute()
}

async function createImportedRows(db: Kysely<unknown>) {
  await db.schema
    .createTable('imported_rows')
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_rows_once', ['file', 'key'])
    .execute()
}
