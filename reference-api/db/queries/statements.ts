import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../schema'

export function findBooking(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('bookings')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .innerJoin('associates', 'associates.id', 'bookings.seller_id')
    .selectAll('bookings')
    .select([
      'plots.number as plot_number',
      'plots.facing',
      'projects.name as project_name',
      'projects.rera_number as project_rera_number',
      'associates.name as seller_name',
    ])
    .where('bookings.id', '=', id)
    .executeTakeFirst()
}

/** In the words of the reply. The first move comes first. */
export function findMoves(db: Kysely<Database>, bookingId: number) {
  return db
    .selectFrom('booking_moves')
    .select([
      'former_plot as plot_no',
      'moved_on as date',
      'former_rupees as former_total',
      'rupees as total',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
}

/** In the words of the reply. */
export function findReceipts(db: Kysely<Database>, bookingId: number) {
  return db
    .selectFrom('receipts')
    .select(['received_on as date', 'number as receipt_no', 'net_rupees as net_rcv_amt'])
    .select(['late_charges_rupees as late_paymt_paid'])
    .select(sql<number>`net_rupees + late_charges_rupees`.as('rcvd_amt'))
    .where('booking_id', '=', bookingId)
    .orderBy('received_on')
    .orderBy('id')
    .execute()
}

/** In the words of the reply. */
export function findVoidReceipts(db: Kysely<Database>, bookingId: number) {
  return db
    .selectFrom('all_receipts')
    .innerJoin('bookings', 'bookings.id', 'all_receipts.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .select(['all_receipts.number as receipt_no', 'plots.number as plot_no', 'received_on as date'])
    .select(['net_rupees as amount', 'voided_on as voided_date', 'void_reason'])
    .where('booking_id', '=', bookingId)
    .where('voided_on', 'is not', null)
    .orderBy('voided_on', 'desc')
    .orderBy('all_receipts.id', 'desc')
    .execute()
}

/** In the words of the reply. */
export function findInstalments(db: Kysely<Database>, bookingId: number) {
  return db
    .selectFrom('instalments')
    .select([
      'label as type',
      'due_on as due_date',
      'amount_rupees as amount_due',
      'paid_rupees as amount_paid',
    ])
    .select(sql<number>`amount_rupees - paid_rupees`.as('balance'))
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute()
}

export interface BookingLedger {
  instalments: Row<'instalments'>[]
  lateChargesPaidRupees: number
}

export async function findLedgers(
  db: Kysely<Database>,
  bookingIds: number[],
): Promise<Map<number, BookingLedger>> {
  const ledgers = new Map(
    bookingIds.map((id) => [id, { instalments: [], lateChargesPaidRupees: 0 } as BookingLedger]),
  )
  if (bookingIds.length === 0) return ledgers
  const [instalments, receipts] = await Promise.all([
    db
      .selectFrom('instalments')
      .selectAll()
      .where('booking_id', 'in', bookingIds)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('receipts')
      .select(({ fn }) => ['booking_id', fn.sum<number>('late_charges_rupees').as('late')])
      .where('booking_id', 'in', bookingIds)
      .groupBy('booking_id')
      .execute(),
  ])
  for (const row of instalments) ledgers.get(row.booking_id)?.instalments.push(row)
  for (const { booking_id, late } of receipts) {
    const ledger = ledgers.get(booking_id)
    if (ledger) ledger.lateChargesPaidRupees = Number(late)
  }
  return ledgers
}
