import { sql, type Transaction } from 'kysely'
import { payableRupees } from '../db/payable-commission'
import type { Database, Row } from '../schema'
import { CANCELLED } from '../rules/booking-status'
import { commissionFigures, netPercentOnReceipts } from '../rules/commission'
import { saleToReceive } from '../rules/receipt-parts'
import { commissionBills, commissionLines, payments } from './files'
import { requireDistinctCodes } from './import-codes'
import type { ImportContext } from './import-context'
import { recordPayments } from './import-changes'
import { checkVoid, recordVoidPayments } from './import-voids'
import { allRowsOf, batchesOf, isOneOf, rowsBy, writeRows } from './import-rows'

export async function importCommissionLines(context: ImportContext): Promise<void> {
  for await (const batch of batchesOf(context, commissionLines, { needs: ['booking'] })) {
    for (const { values, refs, record } of batch) {
      const { booking } = refs
      context.bookingsWithGivenLines.add(booking.id)
      const figures = commissionFigures({
        yardsHundredths: booking.yards_hundredths,
        eligibleRateRupees: booking.eligible_rate_rupees,
        commission: { type: values.type, hundredths: values.rate },
        discount: values.discount_type && { type: values.discount_type, hundredths: values.discount ?? 0 },
      })
      const gross = values.gross ?? figures.grossRupees
      const discount = values.discount_amount ?? Math.min(figures.discountRupees, gross)
      Object.assign(record, {
        project_id: booking.project_id,
        eligible_rupees: values.eligible ?? figures.eligibleRupees,
        gross_rupees: gross,
        discount_rupees: discount,
        // `sumPayments` raises the net of a cancelled booking to the paid amount.
        net_rupees: values.net ?? (booking.status_id === CANCELLED ? 0 : gross - discount),
      })
    }
    if (!context.problems.isEmpty) continue
    for (const id of await writeRows<number>(context, commissionLines, batch, { returning: 'booking_id' }))
      context.touchedBookings.add(id)
  }
}

export async function importCommissionBills(context: ImportContext): Promise<void> {
  const { db, problems, today, touchedBills } = context
  const rows = await allRowsOf(context, commissionBills)
  const stored = await rowsBy(
    db,
    'commission_bills',
    'code',
    rows.map(({ values }) => values.number),
  )
  const storedBills = new Map(stored.map((bill) => [bill.code, bill]))
  for (const { values, record, refuse } of rows) {
    const isCash = values.payment_type === 'Other'
    if (values.billed_on > today) refuse('billed_on', `${values.billed_on} is in the future.`)
    if (values.cash_sent_on !== null && !isCash)
      refuse('cash_sent_on', 'is given, but the bill was not paid in cash.')
    if (values.other_deduction_reason !== null && values.other_deduction_amt === null)
      refuse('other_deduction_reason', 'is given without other_deduction_amt.')
    const sentOn = values.cash_sent_on ?? storedBills.get(values.number)?.cash_sent_on ?? values.billed_on
    record.cash_sent_on = isCash ? sentOn : null
    record.cash_status_id = isCash ? 1 : null
  }
  if (!problems.isEmpty) return problems.leaveOut(commissionBills.name)
  await resetForOtherAssociate(
    db,
    stored,
    new Map(rows.map(({ values }) => [values.number, values.associate])),
  )
  const writing = { insertOnly: ['cash_status_id'], returning: 'id' }
  for (const id of await writeRows<number>(context, commissionBills, rows, writing)) touchedBills.add(id)
  if (touchedBills.size === 0) return
  // The file may correct payment types. Only cash bills have a cash status.
  await db
    .updateTable('commission_bills')
    .set({ cash_status_id: null, cash_accepted_at: null, cash_received_at: null })
    .where(isOneOf(db, 'id', [...touchedBills]))
    .where('payment_type', '<>', 'Other')
    .where('cash_status_id', 'is not', null)
    .execute()
  await db
    .updateTable('commission_bills')
    .set({ cash_status_id: 1 })
    .where(isOneOf(db, 'id', [...touchedBills]))
    .where('payment_type', '=', 'Other')
    .where('cash_status_id', 'is', null)
    .execute()
  await requireDistinctCodes(context, commissionBills)
}

/** If the file gives a bill to another associate, the new associate has not yet accepted or received the cash. */
async function resetForOtherAssociate(
  db: Transaction<Database>,
  stored: Row<'commission_bills'>[],
  associateOf: Map<string, string>,
) {
  for (const { id, code, associate_id, cash_status_id } of stored)
    if ((cash_status_id ?? 0) > 1 && associateOf.get(code) !== associate_id)
      await db
        .updateTable('commission_bills')
        .set({ cash_status_id: 1, cash_accepted_at: null, cash_received_at: null })
        .where('id', '=', id)
        .execute()
}

export async function importPayments(context: ImportContext): Promise<void> {
  const { problems, today } = context
  for await (const batch of batchesOf(context, payments, { needs: ['bill', 'receipt'] })) {
    const bookingIds = batch.map(({ refs }) => refs.receipt.booking_id)
    const lines = new Map(
      (await rowsBy(context.db, 'commission_lines', 'booking_id', bookingIds)).map((line) => [
        `${line.booking_id} ${line.associate_id}`,
        line,
      ]),
    )
    const withoutPercent = batch.filter(({ values }) => values.percent === null)
    const soldBookings = new Map(
      (
        await rowsBy(
          context.db,
          'bookings',
          'id',
          withoutPercent.map(({ refs }) => refs.receipt.booking_id),
        )
      ).map((booking) => [booking.id, booking]),
    )
    const billOf = new Map<string, string>()
    const bookingOf = new Map(batch.map(({ refs }) => [refs.receipt.id, refs.receipt.booking_id]))
    const rows: { record: PaymentRow; refuse: (typeof batch)[number]['refuse'] }[] = []
    const added: Parameters<typeof recordPayments>[1] = []
    for (const { values, refs, refuse } of batch) {
      const { bill, receipt } = refs
      const line = lines.get(`${receipt.booking_id} ${bill.associate_id}`)
      if (!line) {
        refuse('receipt', `${bill.associate_id} earns nothing on the booking of receipt ${values.receipt}.`)
        continue
      }
      if (bill.project_id !== line.project_id) refuse('receipt', 'is of another project than the bill.')
      if (receipt.received_on > bill.billed_on)
        refuse('receipt', `was received on ${receipt.received_on}, after the bill.`)
      checkVoid(values, { since: bill.billed_on, today, refuse })
      const share = `${line.id} ${receipt.id}`
      const otherBill = billOf.get(share)
      if (values.voided_on === null) {
        if (otherBill !== undefined)
          refuse('receipt', `is paid to ${bill.associate_id} in bill ${otherBill} already.`)
        billOf.set(share, values.bill)
      }
      if (context.recordsEvents)
        added.push({
          line_id: line.id,
          receipt_id: receipt.id,
          associate: bill.associate_id,
          bill: values.bill,
          receipt: values.receipt,
        })
      const receiptRupees = values.receipt_amount ?? receipt.net_rupees
      const less = values.less ?? receipt.net_rupees - receipt.sale_part_rupees
      const record = {
        line_id: line.id,
        receipt_id: receipt.id,
        bill_id: bill.id,
        receipt_rupees: receiptRupees,
        less_rupees: less,
        receipt_net_rupees: receiptRupees - less,
        net_percent_ten_thousandths: values.percent ?? percentOf(line, soldBookings.get(receipt.booking_id)!),
        net_commission_rupees: values.amount,
        voided_on: values.voided_on,
        void_reason: values.void_reason,
      }
      rows.push({ record, refuse })
    }
    if (!problems.isEmpty) continue
    await recordPayments(context, added)
    const voided = await replaceStoredPayments(context, rows)
    if (!problems.isEmpty) continue
    // A payment becomes void before another bill pays the same.
    rows.sort((a, b) => Number(b.record.voided_on !== null) - Number(a.record.voided_on !== null))
    for (const id of await writeRows<number>(context, payments, rows, { returning: 'receipt_id' }))
      context.touchedBookings.add(bookingOf.get(id)!)
    await recordVoidPayments(context, voided)
  }
}

type PaymentRow = Omit<Row<'payments'>, 'id'>

/**
 * Removes payments that belong to another line after a correction of their bill or receipt: the file identifies payments by bill and
 * receipt, not by line. Refuses a second bill for the commission of an associate on a receipt. Returns the ids of the payments that become
 * void.
 */
async function replaceStoredPayments(
  { db, lastIds, touchedBookings }: ImportContext,
  rows: { record: PaymentRow; refuse: (column: 'receipt', reason: string) => void }[],
): Promise<number[]> {
  const placeOf = (one: number, receipt: number) => `${one} ${receipt}`
  const counted = rows.filter(({ record }) => record.voided_on === null)
  const byLine = new Map(counted.map((row) => [placeOf(row.record.line_id, row.record.receipt_id), row]))
  const byBill = new Map(rows.map(({ record }) => [placeOf(record.bill_id, record.receipt_id), record]))
  const receiptIds = rows.map(({ record }) => record.receipt_id)
  const { rows: stored } = await sql<StoredPayment>`
    select payments.id, bill_id, line_id, receipt_id, code, bills.associate_id, lines.booking_id,
      bills.associate_id <> lines.associate_id as is_corrected
    from payments join commission_bills as bills on bills.id = bill_id join commission_lines as lines on lines.id = line_id
    where ${isOneOf(db, 'receipt_id', receiptIds)}`.execute(db)
  const movedIds: number[] = []
  const voidedIds: number[] = []
  for (const payment of stored) {
    const { id, bill_id, line_id, receipt_id, code, associate_id, is_corrected } = payment
    const given = byBill.get(placeOf(bill_id, receipt_id))
    if (given && given.line_id !== line_id) {
      movedIds.push(id)
      touchedBookings.add(payment.booking_id)
      continue
    }
    if (given?.voided_on) {
      voidedIds.push(id)
      continue
    }
    const row = byLine.get(placeOf(line_id, receipt_id))
    if (!row || row.record.bill_id === bill_id) continue
    // The payments of a corrected bill move with it.
    if (is_corrected) {
      movedIds.push(id)
      continue
    }
    const advice =
      id > lastIds.all_payments
        ? ''
        : ` To move it to this bill, replace the whole file with --replace ${payments.name}.`
    row.refuse('receipt', `is paid to ${associate_id} in bill ${code} already.${advice}`)
  }
  if (movedIds.length > 0)
    await db
      .deleteFrom('all_payments')
      .where(isOneOf(db, 'id', movedIds))
      .execute()
  return voidedIds
}

interface StoredPayment extends Pick<PaymentRow, 'bill_id' | 'line_id' | 'receipt_id'> {
  id: number
  code: string
  associate_id: string
  booking_id: number
  /** Another associate than the one of the line got the bill. */
  is_corrected: boolean | 0 | 1
}

function percentOf(
  line: Row<'commission_lines'>,
  booking: { sale_rupees: number; discount_rupees: number },
): number {
  const sale = saleToReceive({ saleRupees: booking.sale_rupees, discountRupees: booking.discount_rupees })
  return sale > 0 ? netPercentOnReceipts(line.net_rupees, sale) : 0
}

/**
 * Adds up the payments of each line of the touched bookings, and sets its payable amount. On a cancelled booking, the net amount is never below the paid amount. If
 * both amounts were equal before, they stay equal.
 */
export async function sumPayments({ db, touchedBookings }: ImportContext): Promise<void> {
  if (touchedBookings.size === 0) return
  const isTouched = isOneOf(db, 'booking_id', [...touchedBookings])
  const paid = sql`(select coalesce(sum(net_commission_rupees), 0) from payments where line_id = commission_lines.id)`
  await sql`update commission_lines set net_rupees = ${paid}
    where ${isTouched} and net_rupees = paid_rupees and paid_rupees <> ${paid}
      and booking_id in (select id from bookings where status_id = ${CANCELLED})`.execute(db)
  await sql`update commission_lines set paid_rupees = ${paid} where ${isTouched} and paid_rupees <> ${paid}`.execute(
    db,
  )
  await sql`update commission_lines set net_rupees = paid_rupees
    where ${isTouched} and net_rupees < paid_rupees
      and booking_id in (select id from bookings where status_id = ${CANCELLED})`.execute(db)
  await db
    .updateTable('commission_lines')
    .set({ payable_rupees: payableRupees })
    .where(isTouched)
    .where('payable_rupees', '<>', payableRupees)
    .execute()
}

/** Refuses a correction of a bill or receipt if payments.csv lacks the payment, because the payment would stay on the former line. */
export async function requireMatchingPayments({
  db,
  problems,
  touchedBookings,
  touchedBills,
}: ImportContext): Promise<void> {
  const concerned = sql`select id from payments where ${isOneOf(db, 'bill_id', [...touchedBills])}
    union select payments.id from payments join receipts on receipts.id = receipt_id
      where ${isOneOf(db, 'booking_id', [...touchedBookings])}`
  const { rows } = await sql<{ bill: string; receipt: string }>`
    select bills.code as bill, receipts.number as receipt from payments
      join commission_bills as bills on bills.id = bill_id join commission_lines as lines on lines.id = line_id
      join receipts on receipts.id = receipt_id
    where payments.id in (${concerned})
      and (bills.associate_id <> lines.associate_id or bills.project_id <> lines.project_id
        or receipts.booking_id <> lines.booking_id)
    order by bills.code, receipts.number`.execute(db)
  for (const { bill, receipt } of rows) {
    const reason = `${bill} or ${receipt} was corrected, so this file must contain the payment of ${bill} for ${receipt}.`
    problems.add({ file: payments.name, row: null, reason })
  }
}
