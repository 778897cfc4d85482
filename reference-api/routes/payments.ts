import { z } from 'zod/v4'
import {
  PAYMENT_SORTS,
  PaymentsReply,
  TEAM_PAYMENT_SORTS,
  TeamPaymentsReply,
} from '../../app/contract/payments'
import { type Call, call, type CallContext } from '../call'
import type { PaymentFilters } from '../db/queries/bill-pages'
import {
  findPayments,
  findReceiptNumbers,
  findSortedPayments,
  findSortedTeamPayments,
  findTeamPayments,
  findVoidPayments,
  type Payees,
  sumPayments,
} from '../db/queries/payments'
import { requireInTeam } from '../db/queries/team'
import { groupBy } from './group-by'
import { paymentDocumentCalls } from './payment-documents'
import { deductionFieldsOf } from './recorded-deductions'
import {
  optionalAssociateId,
  optionalId,
  optionalMode,
  optionalMonth,
  optionalText,
  optionalYear,
  page,
  sortFields,
} from './query'

const PaymentsQuery = z.object({
  plot: optionalText,
  project_id: optionalId,
  type: optionalMode,
  month: optionalMonth.describe('a month, yyyy-MM; part of the capability `earnings`'),
  financial_year: optionalYear.describe('first calendar year; part of the capability `earnings`'),
  page,
})

const TeamPaymentsQuery = PaymentsQuery.extend({
  agent_id: optionalAssociateId,
  ...sortFields(TEAM_PAYMENT_SORTS),
})

const myPayments = call(
  'POST',
  '/associate/my-payments/:user',
  {
    summary: "An associate's payments by day; twenty rows per page. With sort, each group has one payment.",
    query: PaymentsQuery.extend(sortFields(PAYMENT_SORTS)),
    reply: PaymentsReply,
  },
  async ({ db, viewer, params, query }) => {
    await requireInTeam(db, viewer.id, params.user)
    const { sort, order, page } = query
    const own = { scope: 'own', associateId: params.user } as const
    const sum = page === 1 ? await sumPayments(db, own, toFilters(query)) : undefined
    const voided = page === 1 ? await findVoidPayments(db, own, toFilters(query)) : []
    const days =
      sort === undefined
        ? groupBy(await findPayments(db, params.user, toFilters(query), page), (row) => row.billed_on)
        : oneByOne(await findSortedPayments(db, params.user, toFilters(query), { sort, order }, page))
    const deductionsOf = await deductionFieldsOf(db, billIdsOf(days))
    return {
      total_amount: sum,
      voided,
      my_payments: days.map((rowsOfDay) => ({
        date: rowsOfDay[0].billed_on,
        amount: total(rowsOfDay),
        cmsn: rowsOfDay.map((row) => ({
          ...toPlot(row),
          comm_id: row.bill_id,
          bill_no: row.bill_code,
          receipt_id: row.receipt_id,
          receipt_no: row.receipt_number,
          payment_type: row.payment_type,
          cash_cmsn_bill_status: row.cash_status_id,
          amount: row.rupees,
          ...deductionsOf(row.bill_id),
        })),
      })),
    }
  },
)

const myTeamPayments = call(
  'POST',
  '/associate/my-team-payments-plotwise/:user',
  {
    summary:
      'Team payments by day, plot and associate; twenty rows per page. With sort, each group has one payment.',
    query: TeamPaymentsQuery,
    reply: TeamPaymentsReply,
  },
  async ({ db, viewer, params, query }) => {
    await requireInTeam(db, viewer.id, params.user)
    if (query.agent_id) await requireInTeam(db, params.user, query.agent_id)
    // The team does not include the user.
    const isOutsideTeam = query.agent_id === params.user
    const payees: Payees = query.agent_id
      ? { scope: 'own', associateId: query.agent_id }
      : { scope: 'team', associateId: params.user }
    const days = isOutsideTeam ? [] : await findTeamDays(db, payees, query)
    const isSummed = query.page === 1 && !isOutsideTeam
    const sum = isSummed ? await sumPayments(db, payees, toFilters(query)) : undefined
    const voided = isSummed ? await findVoidPayments(db, payees, toFilters(query)) : []
    const billIds = billIdsOf(days)
    const receiptNumbersOf = await findReceiptNumbers(db, billIds)
    const deductionsOf = await deductionFieldsOf(db, billIds)
    return {
      total_amount: sum ?? undefined,
      voided,
      team_payments: days.map((rowsOfDay) => ({
        date: rowsOfDay[0].billed_on,
        amount: total(rowsOfDay),
        cmsn: groupBy(rowsOfDay, (row) => row.booking_id).map((rowsOfPlot) => ({
          ...toPlot(rowsOfPlot[0]),
          amount: total(rowsOfPlot),
          data: rowsOfPlot.map((row) => ({
            agent_id: row.associate_id,
            agent_name: row.associate_name,
            comm_id: row.bill_id,
            bill_no: row.bill_code,
            receipt_no: receiptNumbersOf(row),
            payment_type: row.payment_type,
            amount: Number(row.rupees),
            ...deductionsOf(row.bill_id),
          })),
        })),
      })),
    }
  },
)

async function findTeamDays(
  db: CallContext<never, unknown>['db'],
  payees: Payees,
  query: z.output<typeof TeamPaymentsQuery>,
) {
  const { sort, order, page } = query
  if (sort === undefined)
    return groupBy(await findTeamPayments(db, payees, toFilters(query), page), (row) => row.billed_on)
  return oneByOne(await findSortedTeamPayments(db, payees, toFilters(query), { sort, order }, page))
}

/** Groups of a sorted list, in which a day may recur. */
const oneByOne = <Row>(rows: Row[]) => rows.map((row): [Row] => [row])

function toFilters(query: Omit<z.output<typeof PaymentsQuery>, 'page'>): PaymentFilters {
  const { plot, project_id, type, month, financial_year } = query
  return { plotNumber: plot, projectId: project_id, mode: type, month, financialYear: financial_year }
}

function toPlot(row: { project_id: number; project_code: string; plot_number: string; booking_id: number }) {
  return {
    project_id: row.project_id,
    plot: row.plot_number,
    project_code: row.project_code,
    booking_id: row.booking_id,
  }
}

const billIdsOf = (days: { bill_id: number }[][]) => [
  ...new Set(days.flatMap((rows) => rows.map(({ bill_id }) => bill_id))),
]

const total = (rows: { rupees: number }[]) => rows.reduce((sum, { rupees }) => sum + Number(rupees), 0)

export const paymentCalls: Call[] = [myPayments, myTeamPayments, ...paymentDocumentCalls]
