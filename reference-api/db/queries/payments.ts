import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import {
  billsFilteredByTeam,
  billsOf,
  findBillsOfPage,
  type PaymentFilters,
  ROWS_PER_PAGE,
} from './bill-pages'
import { type Team, withDownlineOf, withSingleAssociate } from './team'
import { findSelectivePlotIds } from './team-bookings'
import { contains } from './text'

/** Returns one row per bill and receipt, newest first. */
export async function findPayments(
  db: Kysely<Database>,
  associateId: string,
  filters: PaymentFilters,
  page: number,
) {
  const billQuery = { filters, isByDay: false, plotIds: null, rowUnit: 'payments' } as const
  const bills = billsOf(db, withSingleAssociate(db, associateId), billQuery)
  const billsOfPage = await findBillsOfPage(bills, page)
  if (billsOfPage.ids.length === 0) return []
  const rows = await selectPayments(db, billsOfPage.ids, filters)
    .innerJoin('receipts', 'receipts.id', 'payments.receipt_id')
    .select(['bills.id as bill_id', 'payments.receipt_id', 'payments.net_commission_rupees as rupees'])
    .select('receipts.number as receipt_number')
    .select(['bills.billed_on', 'bills.payment_type', 'bookings.id as booking_id', 'bookings.project_id'])
    .select(['plots.number as plot_number', 'projects.code as project_code'])
    .orderBy('bills.billed_on', 'desc')
    .orderBy('bills.id', 'desc')
    .orderBy('payments.id', 'desc')
    .execute()
  return rows.slice(billsOfPage.skippedRows, billsOfPage.skippedRows + ROWS_PER_PAGE)
}

/** Returns one row per bill and booking, with the sum of their payments, so that no page shows only a part of the sum. */
export async function findTeamPayments(
  db: Kysely<Database>,
  team: TeamOfPayments,
  filters: PaymentFilters,
  page: number,
) {
  const billsOfPage = await findBillsOfPage(await billsOfTeam(db, team, filters), page)
  if (billsOfPage.ids.length === 0) return []
  const rows = await selectPayments(db, billsOfPage.ids, filters)
    .innerJoin('associates', 'associates.id', 'bills.associate_id')
    .select(({ fn }) => fn.sum<number>('payments.net_commission_rupees').as('rupees'))
    .select(['bills.id as bill_id', 'bills.associate_id', 'associates.name as associate_name'])
    .select(['bills.billed_on', 'bills.payment_type', 'bookings.id as booking_id', 'bookings.project_id'])
    .select(['plots.number as plot_number', 'projects.code as project_code'])
    .groupBy(['bills.billed_on', 'bills.id', 'bills.associate_id', 'associates.name'])
    .groupBy(['bills.payment_type', 'bookings.id', 'bookings.project_id', 'plots.number', 'projects.code'])
    .orderBy('bills.billed_on', 'desc')
    .orderBy('bills.id', 'desc')
    .orderBy('bookings.id', 'desc')
    .execute()
  return rows.slice(billsOfPage.skippedRows, billsOfPage.skippedRows + ROWS_PER_PAGE)
}

type TeamOfPayments = { associateId: string } | { uplineId: string; downline: Team; isMostOfFirm: boolean }

async function billsOfTeam(db: Kysely<Database>, team: TeamOfPayments, filters: PaymentFilters) {
  const billQuery = { filters, isByDay: false, plotIds: null, rowUnit: 'plots' } as const
  if ('associateId' in team) return billsOf(db, withSingleAssociate(db, team.associateId), billQuery)
  const withTeam = withDownlineOf(db, team.uplineId)
  if (!team.downline.isLarge) return billsOf(db, withTeam, billQuery)
  const byDay = { ...billQuery, isByDay: true, plotIds: await findSelectivePlotIds(db, filters) }
  return team.isMostOfFirm ? billsFilteredByTeam(db, team.downline, byDay) : billsOf(db, withTeam, byDay)
}

function selectPayments(db: Kysely<Database>, billIds: number[], { plotNumber }: PaymentFilters) {
  return db
    .selectFrom('commission_bills as bills')
    .innerJoin('payments', 'payments.bill_id', 'bills.id')
    .innerJoin('commission_lines', 'commission_lines.id', 'payments.line_id')
    .innerJoin('bookings', 'bookings.id', 'commission_lines.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .where('bills.id', 'in', billIds)
    .$if(plotNumber !== undefined, (query) =>
      query.where((where) => contains(where.ref('plots.number'), plotNumber ?? '')),
    )
}

export function findBill(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('commission_bills')
    .select(['id', 'associate_id', 'billed_on'])
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
