import { recordEvents } from '../db/queries/events'
import type { ImportContext } from './import-context'

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
    .selectFrom('receipts')
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
    .selectFrom('payments')
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
