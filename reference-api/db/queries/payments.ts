import { type Kysely, sql } from 'kysely'
import type { TeamPaymentSort } from '../../../app/contract/payments'
import { type SortOrder, sortRows, type SortValues } from '../../../app/domain/sorting'
import { Refusal } from '../../refusal'
import type { Database } from '../../schema'
import { findBillsOfPage, isOnPlot, matchingBills, type PaymentFilters, ROWS_PER_PAGE } from './bill-pages'
import { type Scope, withScope } from './team'
import { containsNumber } from './text'

/** Returns one row per bill and receipt, newest first. */
export async function findPayments(
  db: Kysely<Database>,
  associateId: string,
  filters: PaymentFilters,
  page: number,
) {
  const billQuery = { scope: 'own', associateId, filters, rowUnit: 'payments' } as const
  const { ids, skippedRows } = await findBillsOfPage(db, billQuery, page)
  if (ids.length === 0) return []
  const rows = await newestPayments(selectOwn(db, ids, filters)).execute()
  return rows.slice(skippedRows, skippedRows + ROWS_PER_PAGE)
}

/** Whose payments: the associate's own, or those of everyone below. */
export interface Payees {
  scope: Scope
  associateId: string
}

/** Returns one row per bill and booking, with the sum of their payments, so that no page shows only a part of the sum. */
export async function findTeamPayments(
  db: Kysely<Database>,
  payees: Payees,
  filters: PaymentFilters,
  page: number,
) {
  const { ids, skippedRows } = await findBillsOfPage(db, { ...payees, filters, rowUnit: 'plots' }, page)
  if (ids.length === 0) return []
  const rows = await newestOfTeam(selectTeams(db, ids, filters)).execute()
  return rows.slice(skippedRows, skippedRows + ROWS_PER_PAGE)
}

/** Returns a function from a bill and a booking to the numbers of their receipts: `R1, R2`. */
export async function findReceiptNumbers(db: Kysely<Database>, billIds: number[]) {
  const keyOf = (row: { bill_id: number; booking_id: number }) => `${row.bill_id} ${row.booking_id}`
  const numbers = new Map<string, string>()
  const rows =
    billIds.length > 0
      ? await db
          .selectFrom('payments')
          .innerJoin('receipts', 'receipts.id', 'payments.receipt_id')
          .select(['payments.bill_id', 'receipts.booking_id', 'receipts.number'])
          .where('payments.bill_id', 'in', billIds)
          .orderBy('payments.id')
          .execute()
      : []
  for (const row of rows) {
    const earlier = numbers.get(keyOf(row))
    numbers.set(keyOf(row), earlier ? `${earlier}, ${row.number}` : row.number)
  }
  return (row: { bill_id: number; booking_id: number }) => numbers.get(keyOf(row))
}

export type PaymentOrder = { sort: TeamPaymentSort; order: SortOrder }

/**
 * Returns the rows of `findPayments` in another order; equal rows are newest first. Texts are sorted in code: the databases sort them by
 * bytes, so plot 10 would precede plot 9.
 */
export async function findSortedPayments(
  db: Kysely<Database>,
  associateId: string,
  filters: PaymentFilters,
  sorting: PaymentOrder,
  page: number,
) {
  const bills = matchingBills(db, { scope: 'own', associateId, filters })
  // The page is found first, because one person may have hundreds of thousands of payments.
  if (sorting.sort !== 'amount') {
    const { lineIds, skippedRows } = await findLinesOfPage(db, bills, filters, sorting, page)
    const rows = selectOwn(db, bills, {}).where('payments.line_id', 'in', lineIds)
    return lineIds.length === 0 ? [] : sortedRows(await newestPayments(rows).execute(), sorting, skippedRows)
  }
  const { plotNumber } = filters
  const payments = await bills
    .innerJoin('payments', 'payments.bill_id', 'commission_bills.id')
    .clearSelect()
    .select(['payments.id', 'payments.bill_id'])
    .$if(plotNumber !== undefined, (query) => query.where((where) => isOnPlot(where, plotNumber ?? '')))
    .orderBy('net_commission_rupees', sorting.order)
    .orderBy('billed_on', 'desc')
    .orderBy('bill_id', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(ROWS_PER_PAGE)
    .offset(offsetOf(page))
    .execute()
  const rows = selectOwn(
    db,
    payments.map(({ bill_id }) => bill_id),
    {},
  ).where(
    'payments.id',
    'in',
    payments.map(({ id }) => id),
  )
  return newestPayments(rows.orderBy('rupees', sorting.order)).execute()
}

/** The commission lines whose payments are on a page of the list by plot, and how many of their payments are on earlier pages. */
async function findLinesOfPage(
  db: Kysely<Database>,
  bills: ReturnType<typeof matchingBills>,
  { plotNumber }: PaymentFilters,
  sorting: PaymentOrder,
  page: number,
) {
  const plots = await db
    .selectFrom(
      db
        .selectFrom('payments')
        .select(({ fn }) => ['line_id', fn.countAll<number>().as('rows')])
        .where('bill_id', 'in', bills)
        .groupBy('line_id')
        .as('paid'),
    )
    .innerJoin('commission_lines', 'commission_lines.id', 'paid.line_id')
    .innerJoin('bookings', 'bookings.id', 'commission_lines.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .select(({ fn }) => ['plots.number as plot_number', fn.sum<number>('paid.rows').as('rows')])
    // In one text, because it is parsed for the plots of the page only.
    .select(sql<string>`string_agg(cast(paid.line_id as text), ',')`.as('line_ids'))
    .$if(plotNumber !== undefined, (query) =>
      query.where((where) => containsNumber(where.ref('plots.number'), plotNumber ?? '')),
    )
    .groupBy('plots.number')
    .execute()
  const lineIds: number[] = []
  let counted = 0
  let skippedRows = 0
  for (const { rows, line_ids } of sortRows(plots, { by: 'plot', order: sorting.order }, plotSort)) {
    const countedBefore = counted
    counted += Number(rows)
    if (counted <= offsetOf(page)) continue
    if (lineIds.length === 0) skippedRows = offsetOf(page) - countedBefore
    lineIds.push(...line_ids.split(',').map(Number))
    if (counted >= offsetOf(page + 1)) break
  }
  return { lineIds, skippedRows }
}

const plotSort = { plot: ({ plot_number }: { plot_number: string }) => plot_number }

/** Returns the rows of `findTeamPayments` in another order. */
export async function findSortedTeamPayments(
  db: Kysely<Database>,
  payees: Payees,
  filters: PaymentFilters,
  sorting: PaymentOrder,
  page: number,
) {
  if (await isTooMany(db, payees, filters)) throw new Refusal(TOO_MANY_TO_SORT)
  const payments = selectTeams(db, matchingBills(db, { ...payees, filters }), filters)
  if (sorting.sort === 'amount')
    return newestOfTeam(payments.orderBy('rupees', sorting.order))
      .limit(ROWS_PER_PAGE)
      .offset(offsetOf(page))
      .execute()
  return sortedRows(await newestOfTeam(payments).execute(), sorting, offsetOf(page))
}

/** Adds up the listed payments. Null if they are too many. */
export async function sumPayments(
  db: Kysely<Database>,
  payees: Payees,
  filters: PaymentFilters,
): Promise<number | null> {
  if (await isTooMany(db, payees, filters)) return null
  const { plotNumber } = filters
  const { rupees } = await db
    .selectFrom('payments')
    .where('payments.bill_id', 'in', matchingBills(db, { ...payees, filters }))
    .$if(plotNumber !== undefined, (query) => query.where((where) => isOnPlot(where, plotNumber ?? '')))
    .select(({ fn }) => fn.sum<number | null>('net_commission_rupees').as('rupees'))
    .executeTakeFirstOrThrow()
  return rupees ?? 0
}

const MAX_PEOPLE = 200

/** A large team without a project may have millions of payments. */
async function isTooMany(db: Kysely<Database>, payees: Payees, { projectId }: PaymentFilters) {
  if (projectId !== undefined) return false
  const people = await withScope(db, payees.scope, payees.associateId)
    .selectFrom('team')
    .select('id')
    .limit(MAX_PEOPLE + 1)
    .execute()
  return people.length > MAX_PEOPLE
}

const TOO_MANY_TO_SORT = 'Choose a project to sort the payments of a large team.'

const offsetOf = (page: number) => (page - 1) * ROWS_PER_PAGE

interface SortableRow {
  plot_number: string
  rupees: number
  associate_name?: string
}

function sortedRows<Row extends SortableRow>(
  rows: Row[],
  { sort, order }: PaymentOrder,
  start: number,
): Row[] {
  const sorted = sortRows(rows, { by: sort, order }, paymentSorts)
  return sorted.slice(start, start + ROWS_PER_PAGE)
}

const paymentSorts: SortValues<SortableRow, TeamPaymentSort> = {
  ...plotSort,
  associate: ({ associate_name }) => associate_name ?? null,
  amount: ({ rupees }) => Number(rupees),
}

type Bills = number[] | ReturnType<typeof matchingBills>

const selectOwn = (db: Kysely<Database>, bills: Bills, filters: PaymentFilters) =>
  selectPayments(db, bills, filters)
    .innerJoin('receipts', 'receipts.id', 'payments.receipt_id')
    .select(['bills.id as bill_id', 'bills.code as bill_code', 'payments.receipt_id'])
    .select(['payments.net_commission_rupees as rupees', 'receipts.number as receipt_number'])
    .select(['bills.billed_on', 'bills.payment_type', 'bookings.id as booking_id', 'bookings.project_id'])
    .select(['plots.number as plot_number', 'projects.code as project_code', 'bills.cash_status_id'])

const newestPayments = (payments: ReturnType<typeof selectOwn>) =>
  payments.orderBy('bills.billed_on', 'desc').orderBy('bills.id', 'desc').orderBy('payments.id', 'desc')

const selectTeams = (db: Kysely<Database>, bills: Bills, filters: PaymentFilters) =>
  selectPayments(db, bills, filters)
    .innerJoin('associates', 'associates.id', 'bills.associate_id')
    .select(({ fn }) => fn.sum<number>('payments.net_commission_rupees').as('rupees'))
    .select(['bills.id as bill_id', 'bills.code as bill_code', 'bills.associate_id'])
    .select('associates.name as associate_name')
    .select(['bills.billed_on', 'bills.payment_type', 'bookings.id as booking_id', 'bookings.project_id'])
    .select(['plots.number as plot_number', 'projects.code as project_code'])
    .groupBy(['bills.billed_on', 'bills.id', 'bills.code', 'bills.associate_id', 'associates.name'])
    .groupBy(['bills.payment_type', 'bookings.id', 'bookings.project_id', 'plots.number', 'projects.code'])

const newestOfTeam = (payments: ReturnType<typeof selectTeams>) =>
  payments.orderBy('bills.billed_on', 'desc').orderBy('bills.id', 'desc').orderBy('bookings.id', 'desc')

function selectPayments(db: Kysely<Database>, bills: Bills, { plotNumber }: PaymentFilters) {
  return db
    .selectFrom('commission_bills as bills')
    .innerJoin('payments', 'payments.bill_id', 'bills.id')
    .innerJoin('commission_lines', 'commission_lines.id', 'payments.line_id')
    .innerJoin('bookings', 'bookings.id', 'commission_lines.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .where('bills.id', 'in', bills)
    .$if(plotNumber !== undefined, (query) =>
      query.where((where) => containsNumber(where.ref('plots.number'), plotNumber ?? '')),
    )
}

/** In the words of the reply. */
const selectVoidPayments = (db: Kysely<Database>) =>
  db
    .selectFrom('all_payments')
    .innerJoin('commission_bills', 'commission_bills.id', 'all_payments.bill_id')
    .innerJoin('all_receipts', 'all_receipts.id', 'all_payments.receipt_id')
    .innerJoin('bookings', 'bookings.id', 'all_receipts.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .select(['commission_bills.code as bill_no', 'all_receipts.number as receipt_no'])
    .select(['plots.number as plot_no', 'billed_on as date'])
    .select(['net_commission_rupees as amount', 'all_payments.voided_on as voided_date'])
    .select('all_payments.void_reason')
    .where('all_payments.voided_on', 'is not', null)
    .orderBy('all_payments.voided_on', 'desc')
    .orderBy('all_payments.id', 'desc')

const MAX_VOID_PAYMENTS = 200

export function findVoidPayments(db: Kysely<Database>, payees: Payees, filters: PaymentFilters) {
  const { plotNumber } = filters
  return selectVoidPayments(db)
    .innerJoin('associates', 'associates.id', 'commission_bills.associate_id')
    .$if(payees.scope === 'team', (query) => query.select('associates.name as agent_name'))
    .where('all_payments.bill_id', 'in', matchingBills(db, { ...payees, filters }))
    .$if(plotNumber !== undefined, (query) =>
      query.where((where) => containsNumber(where.ref('plots.number'), plotNumber ?? '')),
    )
    .limit(MAX_VOID_PAYMENTS)
    .execute()
}

export const findVoidPaymentsOfBill = (db: Kysely<Database>, billId: number, receiptId?: number) =>
  selectVoidPayments(db)
    .where('all_payments.bill_id', '=', billId)
    .$if(receiptId !== undefined, (query) => query.where('all_payments.receipt_id', '=', receiptId ?? 0))
    .execute()

export function findBill(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('commission_bills')
    .select(['id', 'code', 'associate_id', 'billed_on'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findBillForPdf(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('commission_bills as bills')
    .innerJoin('associates', 'associates.id', 'bills.associate_id')
    .innerJoin('projects', 'projects.id', 'bills.project_id')
    .select(['bills.id', 'bills.code', 'bills.associate_id', 'bills.billed_on', 'bills.payment_type'])
    .select(['bills.cash_status_id', 'bills.cash_accepted_at', 'bills.cash_received_at'])
    .select(['associates.name as associate_name', 'projects.name as project_name'])
    .where('bills.id', '=', id)
    .executeTakeFirst()
}

export function findBillPayments(db: Kysely<Database>, billId: number, receiptId?: number) {
  return db
    .selectFrom('payments')
    .innerJoin('receipts', 'receipts.id', 'payments.receipt_id')
    .innerJoin('bookings', 'bookings.id', 'receipts.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .select([
      'payments.receipt_rupees',
      'payments.less_rupees',
      'payments.receipt_net_rupees',
      'payments.net_percent_ten_thousandths',
      'payments.net_commission_rupees',
      'receipts.number as receipt_number',
      'receipts.received_on',
      'bookings.id as booking_id',
      'bookings.customer_name',
      'plots.number as plot_number',
    ])
    .where('payments.bill_id', '=', billId)
    .$if(receiptId !== undefined, (query) => query.where('payments.receipt_id', '=', receiptId ?? 0))
    .orderBy('payments.id')
    .execute()
}
