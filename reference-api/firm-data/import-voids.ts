import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { timestampInIndia } from '../../app/domain/dates'
import { type NewEvent, recordEvents } from '../db/queries/events'
import type { Database, NewRow } from '../schema'
import { receipts } from './files'
import type { ImportContext } from './import-context'
import { isOneOf } from './import-rows'
import { rupees } from './problems'

/* Receipts and payments that become void (X114). */

interface Voiding {
  voided_on: string | null
  void_reason: string | null
}

interface VoidingRules {
  /** The day of the receipt or bill. */
  since: string
  today: string
  refuse: (column: 'voided_on' | 'void_reason', reason: string) => void
}

export function checkVoid({ voided_on, void_reason }: Voiding, { since, today, refuse }: VoidingRules): void {
  if (voided_on === null) {
    if (void_reason !== null) refuse('voided_on', 'is empty, but there is a void_reason.')
    return
  }
  if (void_reason === null) refuse('void_reason', 'is empty, but there is a voided_on.')
  if (voided_on > today) refuse('voided_on', `${voided_on} is in the future.`)
  if (voided_on < since) refuse('voided_on', `${voided_on} is before ${since}.`)
}

export async function recordVoidReceipts(
  { db, now, recordsEvents, report }: ImportContext,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  const found = await db
    .selectFrom('all_receipts')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('plots', 'plots.id', 'plot_id')
    .select(['all_receipts.number', 'net_rupees', 'void_reason', 'booking_id', 'bookings.code', 'seller_id'])
    .select('plots.number as plot')
    .select((receipt) =>
      receipt
        .selectFrom('payments')
        .whereRef('receipt_id', '=', 'all_receipts.id')
        .select(({ fn }) => fn.countAll<number>().as('payments'))
        .as('payments'),
    )
    .where(isOneOf(db, 'all_receipts.id', ids))
    .execute()
  for (const { number, payments } of found)
    if (Number(payments) === 0)
      report.get(receipts.name)?.notes.push(`void receipt ${number}: no commission is paid on it.`)
  const told = found.map(({ number, net_rupees, void_reason, booking_id, code, seller_id, plot }) => ({
    person: seller_id,
    header: `Receipt ${number} is void`,
    message: `${rupees(net_rupees)} for plot ${plot} no longer counts: ${void_reason}`,
    about: 'booking',
    booking_id,
    data: { receipt_number: number, booking_number: code },
  }))
  await tell(db, told, { now, recordsEvents })
}

export async function recordVoidPayments(
  { db, now, recordsEvents }: ImportContext,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  const found = await selectPayments(db)
    .where(isOneOf(db, 'all_payments.id', ids))
    .execute()
  const told = found.map(({ bill, receipt, net_commission_rupees, void_reason, associate_id }) => ({
    person: associate_id,
    header: `Payment of ${rupees(net_commission_rupees)} is void`,
    message: `Bill ${bill}, receipt ${receipt}: ${void_reason}. The amount stands as recovered.`,
    about: 'payments',
    booking_id: null,
    data: { bill_number: bill, receipt_number: receipt },
  }))
  await tell(db, told, { now, recordsEvents })
}

/** Commission paid on a void receipt stands as recovered: its payments become void too, and the report names their bills. */
export async function voidPaymentsOfReceipts(context: ImportContext): Promise<void> {
  const { db, touchedBookings, report } = context
  if (touchedBookings.size === 0) return
  const found = await selectPayments(db)
    .where(isOneOf(db, 'all_receipts.booking_id', [...touchedBookings]))
    .where('all_receipts.voided_on', 'is not', null)
    .where('all_payments.voided_on', 'is', null)
    .select([
      'all_payments.id',
      'billed_on',
      'all_receipts.voided_on',
      'all_receipts.void_reason as receipt_reason',
    ])
    .execute()
  for (const { id, billed_on, voided_on, receipt_reason, ...payment } of found) {
    const since = voided_on! > billed_on ? voided_on : billed_on
    await db
      .updateTable('all_payments')
      .set({ voided_on: since, void_reason: receipt_reason })
      .where('id', '=', id)
      .execute()
    const { receipt, bill, associate_id, associate_name, net_commission_rupees } = payment
    const paid = `${rupees(net_commission_rupees)} of bill ${bill} to ${associate_name} (${associate_id})`
    report
      .get(receipts.name)
      ?.notes.push(`void receipt ${receipt}: ${paid} stands as recovered. Deduct it from the next payment.`)
  }
  await recordVoidPayments(
    context,
    found.map(({ id }) => id),
  )
}

const selectPayments = (db: Transaction<Database>) =>
  db
    .selectFrom('all_payments')
    .innerJoin('commission_bills', 'commission_bills.id', 'bill_id')
    .innerJoin('all_receipts', 'all_receipts.id', 'receipt_id')
    .innerJoin('associates', 'associates.id', 'commission_bills.associate_id')
    .select([
      'associates.name as associate_name',
      'commission_bills.code as bill',
      'commission_bills.associate_id',
      'all_receipts.number as receipt',
    ])
    .select(['net_commission_rupees', 'all_payments.void_reason'])

type Told = Pick<NewEvent, 'person' | 'data'> &
  Pick<NewRow<'notifications'>, 'header' | 'message' | 'about' | 'booking_id'>

async function tell(
  db: Transaction<Database>,
  told: Told[],
  { now, recordsEvents }: Pick<ImportContext, 'now' | 'recordsEvents'>,
): Promise<void> {
  const created_at = timestampInIndia(now)
  for (const { person, header, message, about, booking_id } of told)
    await db
      .insertInto('notifications')
      .values({
        code: `N-${randomUUID()}`,
        associate_id: person,
        header,
        message,
        created_at,
        about,
        booking_id,
        query_id: null,
      })
      .execute()
  if (!recordsEvents) return
  const events = told.map(({ person, data }): NewEvent => ({ person, type: 'void', data }))
  await recordEvents(db, events, now)
}
