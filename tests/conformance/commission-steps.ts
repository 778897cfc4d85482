import { CashBillsReply, SaveCashBillsReply } from '../../app/api/contract/cash-bills'
import { AssociateBookingsReply } from '../../app/api/contract/bookings'
import { PlotCommissionReply } from '../../app/api/contract/commission'
import { DuesProjectsReply, DuesReply } from '../../app/api/contract/dues'
import {
  DocumentAddressReply,
  PaymentDetailsReply,
  PaymentsReply,
  TeamPaymentsReply,
} from '../../app/api/contract/payments'
import { needs, step, type Step } from './step'

const NO_RECEIPT = '0'
const ALL = { dues_only_flag: 0 }

export const commissionSteps: Step[] = [
  step(
    'plotCommission',
    PlotCommissionReply,
    needs('booking', (booking, { user = '' }) => ({ params: { user }, query: { booking_id: booking } })),
  ),
  step(
    'teamPlotCommission',
    PlotCommissionReply,
    needs('booking', (booking, { user = '' }) => ({ params: { user, booking } })),
  ),
  step(
    'plotCommissionTeamwise',
    PlotCommissionReply,
    needs('booking', (booking, { user = '' }) => ({ params: { user }, query: { booking_id: booking } })),
  ),
  step(
    'duesProjects',
    DuesProjectsReply,
    needs('user', (user) => ({ params: { user }, query: ALL })),
    ([first], known) => {
      known.duesProject = first?.id
    },
  ),
  step(
    'dues',
    DuesReply,
    needs('duesProject', (project, { user = '' }) => ({ params: { user, project }, query: ALL })),
    ({ rows: [first] }, known) => {
      if (first?.projectId && first.bookingId)
        known.due = { project: first.projectId, booking: first.bookingId }
    },
  ),
  step(
    'teamDues',
    DuesReply,
    needs('duesProject', (project, { user = '' }) => ({ params: { user, project }, query: ALL })),
    ({ rows: [first] }, known) => {
      if (first?.projectId && first.bookingId)
        known.teamDue = { project: first.projectId, booking: first.bookingId }
    },
  ),
  step(
    'duesBooking',
    AssociateBookingsReply,
    needs('due', (due, { user = '' }) => ({ params: { user, ...due } })),
  ),
  step(
    'teamDuesBooking',
    AssociateBookingsReply,
    needs('teamDue', (due, { user = '' }) => ({ params: { user, ...due } })),
  ),
  step(
    'payments',
    PaymentsReply,
    needs('user', (user) => ({ params: { user }, query: { page: 1 } })),
    (days, known) => {
      const payment = days.flatMap(({ rows }) => rows)[0]
      if (payment?.commissionId && payment.bookingId)
        known.payment = {
          commission: payment.commissionId,
          receipt: payment.receiptId,
          booking: payment.bookingId,
        }
    },
  ),
  step(
    'teamPayments',
    TeamPaymentsReply,
    needs('user', (user) => ({ params: { user }, query: { page: 1 } })),
    (days, known) => {
      const row = days.flatMap(({ rows }) => rows).flatMap(({ associates }) => associates)[0]
      if (row?.associateId && row.commissionId)
        known.teamPayment = { associate: row.associateId, commission: row.commissionId }
    },
  ),
  step(
    'paymentDetails',
    PaymentDetailsReply,
    needs('payment', ({ commission, receipt }, { user = '' }) => ({
      params: { user },
      query: { comm_id: commission, receipt_id: receipt ?? NO_RECEIPT },
    })),
  ),
  step(
    'paymentBooking',
    AssociateBookingsReply,
    needs('payment', ({ booking }, { user = '' }) => ({ params: { user, booking } })),
  ),
  step(
    'paymentCommission',
    PlotCommissionReply,
    needs('payment', ({ booking }, { user = '' }) => ({ params: { user, booking } })),
  ),
  step(
    'commissionStatement',
    DocumentAddressReply,
    needs('payment', ({ commission, receipt }, { user = '' }) => ({
      params: { user },
      query: { cmsn_id: commission, receipt_id: receipt ?? NO_RECEIPT },
    })),
  ),
  step(
    'paidCommissionDocument',
    DocumentAddressReply,
    needs('teamPayment', (params) => ({ params: { ...params } })),
  ),
  step('cashBills', CashBillsReply, ofNobody, ({ cards: [first] }, known) => {
    const ids = first?.bills.flatMap(({ commissionId }) => commissionId ?? [])
    if (ids && first?.status) known.cashBills = { ids, status: first.status }
  }),
]

export const commissionWrites: Step[] = [
  step(
    'saveCashBills',
    SaveCashBillsReply,
    needs('cashBills', ({ ids, status }) => ({
      query: { comm_ids: ids.join(','), cash_cmsn_bill_status: status },
    })),
  ),
]

function ofNobody() {
  return {}
}
