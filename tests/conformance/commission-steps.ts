import { CashBillsReply, SaveCashBillsReply } from '../../app/contract/cash-bills'
import { AssociateBookingsReply } from '../../app/contract/bookings'
import { PlotCommissionReply } from '../../app/contract/commission'
import { type Due, DuesProjectsReply, DuesReply } from '../../app/contract/dues'
import { DUES_SORTS } from '../../app/contract/sort-names'
import {
  DocumentAddressReply,
  PAYMENT_SORTS,
  PaymentDetailsReply,
  PaymentsReply,
  TEAM_PAYMENT_SORTS,
  TeamPaymentsReply,
} from '../../app/contract/payments'
import { add, shapeOf } from './sample'
import { eachOf, type Known, needs, sortedBy, step, type Step, withoutInput } from './step'

const ALL_DUES = { dues_only_flag: 0 }

/** The first page of all payments, then of the payments of each mode, then sorted by each column. */
const paymentsSortedBy = (columns: readonly string[]) =>
  needs('user', (user, known) =>
    [
      ...[undefined, known.constants.paymentOther, known.constants.paymentBank].map((type) => ({
        page: 1,
        type,
      })),
      ...sortedBy(columns, known),
    ].map((query) => ({ params: { user }, query })),
  )

/** The dues of the sampled projects, then the dues of the first project sorted by each column. */
const duesOfProjects: Step['inputs'] = (known) => {
  const all = eachOf('duesProjects', ({ id: project }, { user = '' }) => ({
    params: { user, project },
    query: ALL_DUES,
  }))(known)
  const [first] = all
  if (typeof all === 'string' || typeof first !== 'object') return all
  return [
    ...all,
    ...sortedBy(DUES_SORTS, known).map((sorted) => ({ ...first, query: { ...ALL_DUES, ...sorted } })),
  ]
}

const ownAndTeam = needs('user', (user) =>
  [0, 1].map((team_flag) => ({ params: { user }, query: { ...ALL_DUES, team_flag } })),
)
const ofDue = eachOf('dues', ({ project, booking }, { user = '' }) => ({
  params: { user, project, booking },
}))
const ofTeamDue = eachOf('teamDues', ({ project, booking }, { user = '' }) => ({
  params: { user, project, booking },
}))
const ofPayment = (bill: 'comm_id' | 'cmsn_id') =>
  eachOf('payments', ({ commission, receipt }, { user = '', constants }) => ({
    params: { user },
    query: { [bill]: commission, receipt_id: receipt ?? constants.noReceipt },
  }))
const ofPaidBooking = eachOf('payments', ({ booking }, { user = '' }) => ({ params: { user, booking } }))
const ofTeamPayment = eachOf('teamPayments', ({ associate, commission }) => ({
  params: { associate, commission },
}))

export const commissionSteps: Step[] = [
  step('duesProjects', DuesProjectsReply, ownAndTeam, (projects, known) =>
    add(known.duesProjects, ...projects.map(({ id }) => ({ id, shape: id }))),
  ),
  step('dues', DuesReply, duesOfProjects, ({ rows }, known) => learnDues(rows, known, 'dues')),
  step('teamDues', DuesReply, duesOfProjects, ({ rows }, known) => learnDues(rows, known, 'teamDues')),
  step('duesBooking', AssociateBookingsReply, ofDue),
  step('teamDuesBooking', AssociateBookingsReply, ofTeamDue),
  step('payments', PaymentsReply, paymentsSortedBy(PAYMENT_SORTS), ({ days }, known) => {
    for (const { commissionId: commission, receiptId: receipt, bookingId: booking, type } of days.flatMap(
      ({ rows }) => rows,
    )) {
      const shape = `${type}, ${receipt === null ? 'no receipt' : 'receipt'}`
      add(known.payments, { commission, receipt, booking, shape })
      add(known.bookings, { id: booking, shape: 'of a payment' })
    }
  }),
  step('teamPayments', TeamPaymentsReply, paymentsSortedBy(TEAM_PAYMENT_SORTS), ({ days }, known) => {
    const rows = days.flatMap(({ rows }) => rows).flatMap(({ associates }) => associates)
    for (const { associateId: associate, commissionId: commission, type } of rows)
      if (associate && commission) add(known.teamPayments, { associate, commission, shape: type })
  }),
  step('paymentDetails', PaymentDetailsReply, ofPayment('comm_id')),
  step('paymentBooking', AssociateBookingsReply, ofPaidBooking),
  step('paymentCommission', PlotCommissionReply, ofPaidBooking),
  step('commissionStatement', DocumentAddressReply, ofPayment('cmsn_id')),
  step('paidCommissionDocument', DocumentAddressReply, ofTeamPayment),
  step('cashBills', CashBillsReply, withoutInput, ({ cards: [first] }, known) => {
    const ids = first?.bills.flatMap(({ commissionId }) => commissionId ?? [])
    if (ids && first?.status) known.cashBills = { ids, status: first.status }
  }),
]

export const commissionWrites: Step[] = [
  step(
    'saveCashBills',
    SaveCashBillsReply,
    needs('cashBills', ({ ids, status }, { constants }) => ({
      query: {
        comm_ids: ids.join(','),
        cash_cmsn_bill_status: { 1: constants.cashBillAccept, 2: constants.cashBillReceive }[status],
      },
    })),
  ),
]

function learnDues(rows: Due[], known: Known, list: 'dues' | 'teamDues') {
  for (const { projectId: project, bookingId: booking, ...row } of rows) {
    if (!project || !booking) continue
    const shape = shapeOf({
      [project]: true,
      own: row.isSelf,
      cancelled: row.isCancelled,
      due: Number(row.duePaise) > 0,
      paid: Number(row.paidPaise) > 0,
    })
    add(known[list], { project, booking, shape })
    add(known.bookings, { id: booking, shape: 'of a due' })
  }
}
