import { sql, type Transaction } from 'kysely'
import { payableRupees } from '../db/payable-commission'
import type { Database, NewRow, Row } from '../schema'
import { CANCELLED } from '../rules/booking-status'
import { commissionFigures, netPercentOnReceipts } from '../rules/commission'
import { saleToReceive } from '../rules/receipt-parts'
import { associates, bookings, commissionBills, commissionLines, payments, projects, receipts } from './files'
import { requireDistinctCodes } from './import-codes'
import {
  batchesOf,
  allRowsOf,
  countChanged,
  idsByCode,
  type ImportContext,
  reportUnknown,
} from './import-context'
import { recordPayments } from './import-events'
import { associateIds } from './import-people'
import { upsertRows } from './upsert-rows'

export async function importCommissionLines(context: ImportContext): Promise<void> {
  const { db, problems } = context
  if (!context.present.has(commissionLines.name)) return
  const people = await associateIds(db)
  let changed = 0
  for await (const batch of batchesOf(context, commissionLines)) {
    const bookingsByCode = await byCode(
      context,
      'bookings',
      batch.map(({ values }) => values.booking),
    )
    const rows: object[] = []
    for (const { row, values } of batch) {
      const booking = bookingsByCode.get(values.booking)
      if (!booking) {
        reportUnknown(context, commissionLines, row, 'booking', { code: values.booking, of: bookings })
        continue
      }
      if (!people.has(values.associate)) {
        reportUnknown(context, commissionLines, row, 'associate', { code: values.associate, of: associates })
        continue
      }
      context.bookingsWithGivenLines.add(booking.id)
      const discount = values.discount_type && {
        type: values.discount_type,
        hundredths: values.discount ?? 0,
      }
      const figures = commissionFigures({
        yardsHundredths: booking.yards_hundredths,
        eligibleRateRupees: booking.eligible_rate_rupees,
        commission: { type: values.type, hundredths: values.rate },
        discount,
      })
      const gross = values.gross ?? figures.grossRupees
      const discountRupees = values.discount_amount ?? Math.min(figures.discountRupees, gross)
      rows.push({
        booking_id: booking.id,
        project_id: booking.project_id,
        associate_id: values.associate,
        commission_type: values.type,
        commission_hundredths: values.rate,
        eligible_rupees: values.eligible ?? figures.eligibleRupees,
        gross_rupees: gross,
        discount_type: values.discount_type,
        discount_hundredths: values.discount ?? 0,
        discount_rupees: discountRupees,
        // `sumPayments` raises the net of a cancelled booking to the paid amount.
        net_rupees: values.net ?? (booking.status_id === CANCELLED ? 0 : gross - discountRupees),
        paid_rupees: 0,
      })
    }
    if (!problems.isEmpty) continue
    const touched = await upsertRows(db, 'commission_lines', rows, {
      key: ['booking_id', 'associate_id'],
      insertOnly: ['paid_rupees'],
      returning: 'id',
    })
    changed += touched.length
  }
  countChanged(context, commissionLines, changed)
}

export async function importCommissionBills(context: ImportContext): Promise<void> {
  const { db, problems, today } = context
  const projectIds = await idsByCode(db, 'projects')
  const people = await associateIds(db)
  const sent = await db.selectFrom('commission_bills').select(['code', 'cash_sent_on']).execute()
  const sentOn = new Map(sent.map(({ code, cash_sent_on }) => [code, cash_sent_on]))
  const rows: Omit<NewRow<'commission_bills'>, 'id'>[] = []
  for (const { row, values } of await allRowsOf(context, commissionBills)) {
    const addProblem = (column: string, reason: string) =>
      problems.add({ file: commissionBills.name, row, column, reason })
    const projectId = projectIds.get(values.project)
    if (projectId === undefined)
      reportUnknown(context, commissionBills, row, 'project', { code: values.project, of: projects })
    if (!people.has(values.associate))
      reportUnknown(context, commissionBills, row, 'associate', { code: values.associate, of: associates })
    const isCash = values.payment_type === 'Other'
    if (values.billed_on > today) addProblem('billed_on', `${values.billed_on} is in the future.`)
    if (values.cash_sent_on !== null && !isCash)
      addProblem('cash_sent_on', 'is given, but the bill was not paid in cash.')
    if (values.other_deduction_reason !== null && values.other_deduction_amt === null)
      addProblem('other_deduction_reason', 'is given without other_deduction_amt.')
    if (projectId === undefined) continue
    rows.push({
      code: values.number,
      associate_id: values.associate,
      project_id: projectId,
      billed_on: values.billed_on,
      payment_type: values.payment_type,
      cash_sent_on: isCash ? (values.cash_sent_on ?? sentOn.get(values.number) ?? values.billed_on) : null,
      cash_status_id: isCash ? 1 : null,
      tds_rupees: values.tds_amt,
      gst_rupees: values.gst_amt,
      other_deduction_rupees: values.other_deduction_amt,
      other_deduction_reason: values.other_deduction_reason,
      credited_rupees: values.credited_amt,
      reference: values.reference,
    })
  }
  if (!problems.isEmpty) return problems.leaveOut(commissionBills.name)
  await resetForOtherAssociate(db, new Map(rows.map(({ code, associate_id }) => [code, associate_id])))
  const changed = await upsertRows(db, 'commission_bills', rows, {
    key: ['code'],
    insertOnly: ['cash_status_id'],
    returning: 'id',
  })
  // The file may correct payment types. Only cash bills have a cash status.
  await db
    .updateTable('commission_bills')
    .set({ cash_status_id: null, cash_accepted_at: null, cash_received_at: null })
    .where('payment_type', '<>', 'Other')
    .where('cash_status_id', 'is not', null)
    .execute()
  await db
    .updateTable('commission_bills')
    .set({ cash_status_id: 1 })
    .where('payment_type', '=', 'Other')
    .where('cash_status_id', 'is', null)
    .execute()
  countChanged(context, commissionBills, changed.length)
  await requireDistinctCodes(context, commissionBills, 'commission_bills')
}

/** If the file gives a bill to another associate, the new associate has not yet accepted or received the cash. */
async function resetForOtherAssociate(db: Transaction<Database>, associateOf: Map<string, string>) {
  const accepted = await db
    .selectFrom('commission_bills')
    .select(['id', 'code', 'associate_id'])
    .where('cash_status_id', '>', 1)
    .execute()
  for (const { id, code, associate_id } of accepted)
    if ((associateOf.get(code) ?? associate_id) !== associate_id)
      await db
        .updateTable('commission_bills')
        .set({ cash_status_id: 1, cash_accepted_at: null, cash_received_at: null })
        .where('id', '=', id)
        .execute()
}

export async function importPayments(context: ImportContext): Promise<void> {
  const { db, problems } = context
  if (!context.present.has(payments.name)) return
  let changed = 0
  const billsByShare = new Map<string, string>()
  for await (const batch of batchesOf(context, payments)) {
    const bills = await byCode(
      context,
      'commission_bills',
      batch.map(({ values }) => values.bill),
    )
    const paidReceipts = await receiptsByNumber(
      context,
      batch.map(({ values }) => values.receipt),
    )
    const lines = await linesOf(
      context,
      [...paidReceipts.values()].map(({ booking_id }) => booking_id),
    )
    const importedPayments: Parameters<typeof recordPayments>[1] = []
    const rows: Omit<Row<'payments'>, 'id'>[] = []
    const fileRowOf = new Map<string, number>()
    for (const { row, values } of batch) {
      const addProblem = (column: string, reason: string) =>
        problems.add({ file: payments.name, row, column, reason })
      const bill = bills.get(values.bill)
      const receipt = paidReceipts.get(values.receipt)
      if (!bill) reportUnknown(context, payments, row, 'bill', { code: values.bill, of: commissionBills })
      if (!receipt) reportUnknown(context, payments, row, 'receipt', { code: values.receipt, of: receipts })
      if (!bill || !receipt) continue
      const line = lines.get(`${receipt.booking_id} ${bill.associate_id}`)
      if (!line) {
        addProblem(
          'receipt',
          `${bill.associate_id} earns nothing on the booking of receipt ${values.receipt}.`,
        )
        continue
      }
      if (bill.project_id !== line.project_id) addProblem('receipt', 'is of another project than the bill.')
      if (receipt.received_on > bill.billed_on)
        addProblem('receipt', `was received on ${receipt.received_on}, after the bill.`)
      const share = `${line.id} ${receipt.id}`
      const otherBill = billsByShare.get(share)
      if (otherBill !== undefined && otherBill !== values.bill)
        addProblem('receipt', `is paid to ${bill.associate_id} in bill ${otherBill} already.`)
      billsByShare.set(share, values.bill)
      fileRowOf.set(share, row)
      importedPayments.push({
        line_id: line.id,
        receipt_id: receipt.id,
        associate: bill.associate_id,
        bill: values.bill,
        receipt: values.receipt,
      })
      const receiptRupees = values.receipt_amount ?? receipt.net_rupees
      const less = values.less ?? receipt.net_rupees - receipt.sale_part_rupees
      rows.push({
        bill_id: bill.id,
        line_id: line.id,
        receipt_id: receipt.id,
        receipt_rupees: receiptRupees,
        less_rupees: less,
        receipt_net_rupees: receiptRupees - less,
        net_percent_ten_thousandths: values.percent ?? percentOf(line, receipt),
        net_commission_rupees: values.amount,
      })
    }
    if (!problems.isEmpty) continue
    await recordPayments(context, importedPayments)
    await removeMovedPayments(db, rows)
    await refuseSecondBills(context, rows, fileRowOf)
    if (!problems.isEmpty) continue
    const touched = await upsertRows(db, 'payments', rows, {
      key: ['line_id', 'receipt_id'],
      returning: 'id',
    })
    changed += touched.length
  }
  countChanged(context, payments, changed)
}

type PaymentKey = Pick<Row<'payments'>, 'bill_id' | 'line_id' | 'receipt_id'>

/**
 * Removes payments that belong to another line after a correction of their bill or receipt. The file identifies payments by bill and
 * receipt, not by line.
 */
async function removeMovedPayments(db: ImportContext['db'], rows: PaymentKey[]): Promise<void> {
  const lineOf = new Map(rows.map((row) => [`${row.bill_id} ${row.receipt_id}`, row.line_id]))
  const known = await db
    .selectFrom('payments')
    .select(['id', 'bill_id', 'line_id', 'receipt_id'])
    .where(
      'receipt_id',
      'in',
      rows.map((row) => row.receipt_id),
    )
    .execute()
  const moved = known.filter(({ bill_id, line_id, receipt_id }) => {
    const line = lineOf.get(`${bill_id} ${receipt_id}`)
    return line !== undefined && line !== line_id
  })
  if (moved.length > 0)
    await db
      .deleteFrom('payments')
      .where(
        'id',
        'in',
        moved.map(({ id }) => id),
      )
      .execute()
}

/** The commission of an associate on a receipt is in one bill only. */
async function refuseSecondBills(
  { db, problems }: ImportContext,
  rows: PaymentKey[],
  fileRowOf: ReadonlyMap<string, number>,
): Promise<void> {
  const billOf = new Map(
    rows.map(({ line_id, receipt_id, bill_id }) => [`${line_id} ${receipt_id}`, bill_id]),
  )
  const known = await db
    .selectFrom('payments')
    .innerJoin('commission_bills', 'commission_bills.id', 'bill_id')
    .innerJoin('commission_lines', 'commission_lines.id', 'line_id')
    .select(['bill_id', 'line_id', 'receipt_id', 'commission_bills.code', 'commission_bills.associate_id'])
    // The payments of a corrected bill move with it.
    .whereRef('commission_bills.associate_id', '=', 'commission_lines.associate_id')
    .where('receipt_id', 'in', [...new Set(rows.map(({ receipt_id }) => receipt_id))])
    .execute()
  for (const { bill_id, line_id, receipt_id, code, associate_id } of known) {
    const share = `${line_id} ${receipt_id}`
    if ((billOf.get(share) ?? bill_id) === bill_id) continue
    const reason = `is paid to ${associate_id} in bill ${code} already. To move it to this bill, replace the whole file with --replace ${payments.name}.`
    problems.add({ file: payments.name, row: fileRowOf.get(share) ?? null, column: 'receipt', reason })
  }
}

function percentOf(
  line: Row<'commission_lines'>,
  booking: { sale_rupees: number; discount_rupees: number },
): number {
  const sale = saleToReceive({ saleRupees: booking.sale_rupees, discountRupees: booking.discount_rupees })
  return sale > 0 ? netPercentOnReceipts(line.net_rupees, sale) : 0
}

/**
 * Adds up the payments of each line, and sets its payable amount. On a cancelled booking, the net amount is never below the paid amount. If
 * both amounts were equal before, they stay equal.
 */
export async function sumPayments({ db }: ImportContext): Promise<void> {
  const paid = sql`(select coalesce(sum(net_commission_rupees), 0) from payments where line_id = commission_lines.id)`
  await sql`update commission_lines set net_rupees = ${paid}
    where net_rupees = paid_rupees and paid_rupees <> ${paid}
      and booking_id in (select id from bookings where status_id = ${CANCELLED})`.execute(db)
  await sql`update commission_lines set paid_rupees = ${paid} where paid_rupees <> ${paid}`.execute(db)
  await sql`update commission_lines set net_rupees = paid_rupees
    where net_rupees < paid_rupees
      and booking_id in (select id from bookings where status_id = ${CANCELLED})`.execute(db)
  await db
    .updateTable('commission_lines')
    .set({ payable_rupees: payableRupees })
    .where('payable_rupees', '<>', payableRupees)
    .execute()
}

/** Refuses a correction of a bill or receipt if payments.csv lacks the payment, because the payment would stay on the former line. */
export async function requireMatchingPayments({ db, problems }: ImportContext): Promise<void> {
  const { rows } = await sql<{ bill: string; receipt: string }>`
    select bills.code as bill, receipts.number as receipt from payments
      join commission_bills as bills on bills.id = bill_id join commission_lines as lines on lines.id = line_id
      join receipts on receipts.id = receipt_id
    where bills.associate_id <> lines.associate_id or bills.project_id <> lines.project_id
      or receipts.booking_id <> lines.booking_id
    order by bills.code, receipts.number`.execute(db)
  for (const { bill, receipt } of rows) {
    const reason = `${bill} or ${receipt} was corrected, so this file must contain the payment of ${bill} for ${receipt}.`
    problems.add({ file: payments.name, row: null, reason })
  }
}

async function byCode<Table extends 'bookings' | 'commission_bills'>(
  { db }: ImportContext,
  table: Table,
  codes: string[],
): Promise<Map<string, Row<Table>>> {
  const rows = await db
    .selectFrom(table as 'bookings')
    .selectAll()
    .where('code', 'in', [...new Set(codes)])
    .execute()
  return new Map(rows.map((row) => [row.code, row as unknown as Row<Table>]))
}

async function receiptsByNumber({ db }: ImportContext, numbers: string[]) {
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('bookings', 'bookings.id', 'receipts.booking_id')
    .selectAll('receipts')
    .select(['bookings.sale_rupees', 'bookings.discount_rupees'])
    .where('number', 'in', [...new Set(numbers)])
    .execute()
  return new Map(rows.map((row) => [row.number, row]))
}

async function linesOf({ db }: ImportContext, bookingIds: number[]) {
  const rows = await db
    .selectFrom('commission_lines')
    .selectAll()
    .where('booking_id', 'in', [...new Set(bookingIds)])
    .execute()
  return new Map(rows.map((line) => [`${line.booking_id} ${line.associate_id}`, line]))
}
