import { type RawBuilder, sql, type Transaction } from 'kysely'
import { timestampInIndia } from '../../app/domain/dates'
import { addChanges } from '../db/queries/changes'
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
      lastIdIn('receipts'),
      lastIdIn('commission_bills'),
      lastIdIn('payments'),
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
      from receipts inner join bookings on bookings.id = receipts.booking_id where receipts.id > ${lastIds.receipts}`,
  )
  await addChangesOf(
    db,
    'bill',
    at,
    sql`select distinct commission_bills.associate_id as person, commission_bills.code as key
      from payments inner join commission_bills on commission_bills.id = payments.bill_id
      where payments.id > ${lastIds.payments}`,
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
