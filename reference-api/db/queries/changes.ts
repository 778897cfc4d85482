import { type Kysely, sql } from 'kysely'
import type { ChangeKind, Database, PaymentType } from '../../schema'
import { CANCELLED } from '../../rules/booking-status'

const ROWS_PER_STATEMENT = 500
const BOOKING_COLUMNS = [
  'projects.id as project_id',
  'projects.name as project_name',
  'bookings.id as booking_id',
  'bookings.plot_id',
  'plots.number as plot_number',
  'bookings.customer_name',
] as const

export interface NewChange {
  associate_id: string
  kind: ChangeKind
  key: string
}

/** A repeated change, such as another payment of a bill, gets the new time. */
export async function addChanges(db: Kysely<Database>, changes: NewChange[], at: string): Promise<void> {
  const byKey = new Map(changes.map((change) => [JSON.stringify(change), { ...change, recorded_at: at }]))
  const rows = [...byKey.values()]
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto('changes')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict
          .columns(['associate_id', 'kind', 'key'])
          .doUpdateSet(({ ref }) => ({ recorded_at: ref('excluded.recorded_at') })),
      )
      .execute()
}

interface ChangesFilter {
  associateId: string
  since: string
}

/** A column is null if the kind of change does not have it. */
interface FoundChange {
  kind: ChangeKind
  key: string
  recorded_at: string
  rupees: number | null
  bill_id: number | null
  project_id: number | null
  project_name: string | null
  booking_id: number | null
  plot_id: number | null
  plot_number: string | null
  customer_name: string | null
  payment_type: PaymentType | null
  billed_on: string | null
  cash_status_id: number | null
  outcome: 'approved' | 'rejected' | null
}

/** Sorted newest first. */
export async function findChanges(
  db: Kysely<Database>,
  filter: ChangesFilter,
  page: { start: number; rows: number },
): Promise<FoundChange[]> {
  const rows = await selectChanges(db, filter)
    .selectAll()
    .orderBy('recorded_at', 'desc')
    .orderBy('kind')
    .orderBy('key', 'desc')
    .limit(page.rows)
    .offset(page.start)
    .execute()
  const sums = await sumBills(
    db,
    rows.flatMap(({ bill_id }) => bill_id ?? []),
  )
  return rows.map((row) => (row.bill_id === null ? row : { ...row, rupees: sums.get(row.bill_id) ?? 0 }))
}

async function sumBills(db: Kysely<Database>, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const sums = await db
    .selectFrom('payments')
    .select(({ fn }) => ['bill_id', fn.sum<number>('net_commission_rupees').as('rupees')])
    .where('bill_id', 'in', ids)
    .groupBy('bill_id')
    .execute()
  return new Map(sums.map(({ bill_id, rupees }) => [bill_id, Number(rupees)]))
}

export async function countChanges(db: Kysely<Database>, filter: ChangesFilter): Promise<number> {
  const { total } = await selectChanges(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Leaves out changes whose receipt, booking, bill or bank request was deleted or belongs to another associate now, and cancellations and
 * bank decisions that the office undid.
 */
function selectChanges(db: Kysely<Database>, filter: ChangesFilter) {
  const changesOfAllKinds = receiptChanges(db, filter)
    .unionAll(cancellationChanges(db, filter))
    .unionAll(billChanges(db, filter))
    .unionAll(decisionChanges(db, filter))
  return db.selectFrom(changesOfAllKinds.as('found'))
}

const noText = sql<null>`cast(null as text)`
const noNumber = sql<null>`cast(null as integer)`

const selectKind = (db: Kysely<Database>, { associateId, since }: ChangesFilter, kind: ChangeKind) =>
  db
    .selectFrom('changes')
    .where('changes.associate_id', '=', associateId)
    .where('changes.recorded_at', '>=', since)
    .where('changes.kind', '=', kind)
    .select(['changes.kind', 'changes.key', 'changes.recorded_at'])

const receiptChanges = (db: Kysely<Database>, filter: ChangesFilter) =>
  selectKind(db, filter, 'receipt')
    .innerJoin('receipts', 'receipts.number', 'changes.key')
    .innerJoin('bookings', 'bookings.id', 'receipts.booking_id')
    .whereRef('bookings.seller_id', '=', 'changes.associate_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .select(['receipts.net_rupees as rupees', noNumber.as('bill_id')])
    .select(BOOKING_COLUMNS)
    .select([noText.as('payment_type'), noText.as('billed_on'), noNumber.as('cash_status_id')])
    .select(noText.as('outcome'))
    .$castTo<FoundChange>()

const cancellationChanges = (db: Kysely<Database>, filter: ChangesFilter) =>
  selectKind(db, filter, 'cancellation')
    .innerJoin('bookings', 'bookings.code', 'changes.key')
    .whereRef('bookings.seller_id', '=', 'changes.associate_id')
    .where('bookings.status_id', '=', CANCELLED)
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .select([noNumber.as('rupees'), noNumber.as('bill_id')])
    .select(BOOKING_COLUMNS)
    .select([noText.as('payment_type'), noText.as('billed_on'), noNumber.as('cash_status_id')])
    .select(noText.as('outcome'))
    .$castTo<FoundChange>()

const billChanges = (db: Kysely<Database>, filter: ChangesFilter) =>
  selectKind(db, filter, 'bill')
    .innerJoin('commission_bills as bills', 'bills.code', 'changes.key')
    .whereRef('bills.associate_id', '=', 'changes.associate_id')
    .innerJoin('projects', 'projects.id', 'bills.project_id')
    .select([noNumber.as('rupees'), 'bills.id as bill_id'])
    .select(['projects.id as project_id', 'projects.name as project_name', noNumber.as('booking_id')])
    .select([noNumber.as('plot_id'), noText.as('plot_number'), noText.as('customer_name')])
    .select(['bills.payment_type', 'bills.billed_on', 'bills.cash_status_id', noText.as('outcome')])
    .$castTo<FoundChange>()

const decisionChanges = (db: Kysely<Database>, filter: ChangesFilter) =>
  selectKind(db, filter, 'decision')
    .innerJoin('bank_change_requests as requests', 'requests.requested_at', 'changes.key')
    .whereRef('requests.associate_id', '=', 'changes.associate_id')
    .where('requests.status', '<>', 'pending')
    .select([noNumber.as('rupees'), noNumber.as('bill_id')])
    .select([noNumber.as('project_id'), noText.as('project_name')])
    .select([noNumber.as('booking_id'), noNumber.as('plot_id'), noText.as('plot_number')])
    .select([noText.as('customer_name'), noText.as('payment_type'), noText.as('billed_on')])
    .select([noNumber.as('cash_status_id'), 'requests.status as outcome'])
    .$castTo<FoundChange>()
