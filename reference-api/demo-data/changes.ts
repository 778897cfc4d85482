import { type Transaction, sql } from 'kysely'
import type { IsoDate } from '../../app/domain/dates'
import type { Database, NewRow } from '../schema'
import { addDays } from '../rules/calendar'
import { insertRows } from './insert-rows'

const RECORDED_DAYS = 90
const DAYS_SINCE_VISIT = 2

/**
 * Inserts changes of the last 90 days, and one visit of each person: two days ago, or on the day before the latest change if that
 * day is earlier.
 */
export async function insertChanges(db: Transaction<Database>, today: IsoDate): Promise<void> {
  const from = addDays(today, -RECORDED_DAYS)
  // Changes are recorded at 18:30 of their day, but those of today at 00:00, because 18:30 may be in the future.
  const recordedAt = (day: string) =>
    sql`${sql.ref(day)} || case when ${sql.ref(day)} < ${today} then ' 18:30:00' else ' 00:00:00' end`
  await sql`insert into changes (associate_id, kind, key, recorded_at)
    select bookings.seller_id, 'receipt', receipts.number, ${recordedAt('receipts.received_on')}
    from receipts inner join bookings on bookings.id = receipts.booking_id
    where receipts.received_on >= ${from}`.execute(db)
  await sql`insert into changes (associate_id, kind, key, recorded_at)
    select seller_id, 'cancellation', code, ${recordedAt('cancelled_on')}
    from bookings where cancelled_on >= ${from}`.execute(db)
  await sql`insert into changes (associate_id, kind, key, recorded_at)
    select associate_id, 'bill', code, ${recordedAt('billed_on')}
    from commission_bills where billed_on >= ${from}`.execute(db)
  await insertRows(db, 'visits', await visitsOf(db, today))
}

async function visitsOf(db: Transaction<Database>, today: IsoDate): Promise<NewRow<'visits'>[]> {
  const people = await db
    .selectFrom('associates')
    .leftJoin('changes', 'changes.associate_id', 'associates.id')
    .select(({ fn }) => ['associates.id', fn.max('changes.recorded_at').as('latest')])
    .groupBy('associates.id')
    .orderBy('associates.id')
    .execute()
  const twoDaysAgo = addDays(today, -DAYS_SINCE_VISIT)
  return people.map(({ id, latest }) => {
    const dayBefore = addDays(latest?.slice(0, 10) ?? today, -1)
    const day = dayBefore < twoDaysAgo ? dayBefore : twoDaysAgo
    return { associate_id: id, last_seen_at: `${day} 20:00:00`, previous_visit_at: null }
  })
}
