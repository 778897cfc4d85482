import { type RawBuilder, sql, type Transaction } from 'kysely'
import { timestampInIndia } from '../../app/domain/dates'
import { addChanges } from '../db/queries/changes'
import { recordEvents } from '../db/queries/events'
import type { ChangeKind, Database } from '../schema'
import type { ImportContext, LastIds } from './import-context'

/** Call before the import, so that rows with higher ids are the new ones. */
export async function findLastIds(db: Transaction<Database>): Promise<LastIds> {
  const lastIdIn = (table: keyof LastIds) =>
    sql<number>`(select coalesce(max(id), 0) from ${sql.table(table)})`.as(table)
  return db
    .selectNoFrom([
      lastIdIn('projects'),
      lastIdIn('plots'),
      lastIdIn('bookings'),
      lastIdIn('all_receipts'),
      lastIdIn('commission_bills'),
      lastIdIn('all_payments'),
    ])
    .executeTakeFirstOrThrow()
}

/**
 * Call last, because a visit between `recorded_at` and the commit misses the changes. A first import records no new receipts and payments.
 */
export async function recordChanges({
  db,
  isFirst,
  changes,
  lastIds,
  now,
  startedAt,
}: ImportContext): Promise<void> {
  const at = timestampInIndia(new Date(now.getTime() + performance.now() - startedAt))
  await addChanges(db, changes, at)
  if (isFirst) return
  await addChangesOf(
    db,
    'receipt',
    at,
    sql`select bookings.seller_id as person, receipts.number as key
      from receipts inner join bookings on bookings.id = receipts.booking_id where receipts.id > ${lastIds.all_receipts}`,
  )
  await addChangesOf(
    db,
    'bill',
    at,
    sql`select distinct commission_bills.associate_id as person, commission_bills.code as key
      from payments inner join commission_bills on commission_bills.id = payments.bill_id
      where payments.id > ${lastIds.all_payments}`,
  )
}

/** Finds the changes in SQL, because a file may have a million rows. */
async function addChangesOf(
  db: Transaction<Database>,
  kind: ChangeKind,
  at: string,
  newRows: RawBuilder<unknown>,
): Promise<void> {
  // SQLite needs "where true", or it parses "on conflict" as a join.
  await sql`insert into changes (associate_id, kind, key, recorded_at)
    select person, ${sql.lit(kind)}, key, ${at} from (${newRows}) as new_rows where true
    on conflict (associate_id, kind, key) do update set recorded_at = excluded.recorded_at`.execute(db)
}

interface NewReceipt {
  number: string
  booking_id: number
}

interface NewPayment {
  line_id: number
  receipt_id: number
  bill: string
  receipt: string
  associate: string
}

/** Call before the receipts are written, because only receipts that the database lacks are new. */
export async function recordReceipts(
  { db, now, recordsEvents }: ImportContext,
  rows: NewReceipt[],
): Promise<void> {
  if (!recordsEvents || rows.length === 0) return
  const existing = await db
    .selectFrom('all_receipts')
    .select('number')
    .where(
      'number',
      'in',
      rows.map(({ number }) => number),
    )
    .execute()
  const knownNumbers = new Set(existing.map(({ number }) => number))
  const added = rows.filter(({ number }) => !knownNumbers.has(number))
  if (added.length === 0) return
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'code', 'seller_id'])
    .where('id', 'in', [...new Set(added.map(({ booking_id }) => booking_id))])
    .execute()
  const bookingsById = new Map(bookings.map((booking) => [booking.id, booking]))
  await recordEvents(
    db,
    added.map(({ number, booking_id }) => {
      const { code, seller_id } = bookingsById.get(booking_id)!
      return { person: seller_id, type: 'receipt', data: { receipt_number: number, booking_number: code } }
    }),
    now,
  )
}

/** Call before the payments are written, because only payments that the database lacks are new. */
export async function recordPayments(
  { db, now, recordsEvents }: ImportContext,
  rows: NewPayment[],
): Promise<void> {
  if (!recordsEvents || rows.length === 0) return
  const existing = await db
    .selectFrom('all_payments')
    .select(['line_id', 'receipt_id'])
    .where('receipt_id', 'in', [...new Set(rows.map(({ receipt_id }) => receipt_id))])
    .execute()
  const knownKeys = new Set(existing.map(({ line_id, receipt_id }) => `${line_id} ${receipt_id}`))
  const added = rows.filter(({ line_id, receipt_id }) => !knownKeys.has(`${line_id} ${receipt_id}`))
  await recordEvents(
    db,
    added.map(({ bill, receipt, associate }) => ({
      person: associate,
      type: 'payment',
      data: { bill_number: bill, receipt_number: receipt },
    })),
    now,
  )
}

export async function recordCancellations(
  { db, now, recordsEvents }: ImportContext,
  bookings: { code: string; seller_id: string }[],
): Promise<void> {
  if (!recordsEvents || bookings.length === 0) return
  await recordEvents(
    db,
    bookings.map(({ code, seller_id }) => ({
      person: seller_id,
      type: 'cancellation',
      data: { booking_number: code },
    })),
    now,
  )
}
