import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import { PlotCommissionReply } from '../../app/contract/commission'
import { call, type Reply } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findCommissionableReceipts, findLinePayments, findLines } from '../db/queries/commission'
import type { Database } from '../schema'
import { CANCELLED } from '../rules/booking-status'
import { netPercentOnReceipts } from '../rules/commission'
import { saleToReceive } from '../rules/receipt-parts'
import { commissionOnSale } from '../rules/released-commission'
import { optionalId, optionalPage } from './query'
import { requireTeamBooking, type TeamBooking } from './team-booking'

const PAYMENTS_PER_PAGE = 20

const myPlotCommission = call(
  'POST',
  '/associate/my-plot-cmsn/:user',
  {
    summary: "An associate's commission on a booking; with page, twenty payments per page.",
    query: z.object({ booking_id: optionalId, plot_id: optionalId, page: optionalPage }),
    reply: PlotCommissionReply,
  },
  async ({ db, viewer, params, query }) => {
    const { booking } = await requireTeamBooking(db, viewer.id, {
      user: params.user,
      booking: String(query.booking_id),
    })
    if (query.plot_id !== undefined && query.plot_id !== booking.plot_id) throw new Refusal(NOT_IN_YOUR_TEAM)
    const commission = await buildCommission(db, booking, [params.user])
    if (query.page === undefined) return commission
    const start = (query.page - 1) * PAYMENTS_PER_PAGE
    return { ...commission, data: commission.data.slice(start, start + PAYMENTS_PER_PAGE) }
  },
)

const paymentMyCommission = call(
  'POST',
  '/associate/payment-my-cmsn/:user/:booking',
  { summary: "An associate's commission on the booking of a payment.", reply: PlotCommissionReply },
  async ({ db, viewer, params }) => {
    const { booking } = await requireTeamBooking(db, viewer.id, params)
    return buildCommission(db, booking, [params.user])
  },
)

const teamPlotCommission = call(
  'POST',
  '/associate/get-agent-team-cmsn-dues-plotwise/:user/:booking',
  { summary: 'Team commission on a booking.', reply: PlotCommissionReply },
  async ({ db, viewer, params }) => {
    const { booking, below } = await requireTeamBooking(db, viewer.id, params)
    return buildCommission(db, booking, below)
  },
)

const plotCommissionTeamwise = call(
  'POST',
  '/associate/my-plot-cmsn-teamwise/:user',
  {
    summary: 'Team commission on a booking, with the booking in the query.',
    query: z.object({ booking_id: optionalId }),
    reply: PlotCommissionReply,
  },
  async ({ db, viewer, params, query }) => {
    const { booking, below } = await requireTeamBooking(db, viewer.id, {
      user: params.user,
      booking: String(query.booking_id),
    })
    return buildCommission(db, booking, below)
  },
)

type Line = Awaited<ReturnType<typeof findLines>>[number]
type SaleReceipt = Awaited<ReturnType<typeof findCommissionableReceipts>>[number]
type LinePayment = Awaited<ReturnType<typeof findLinePayments>>[number]

/** Returns the commission of the associates on a booking, with totals. */
async function buildCommission(db: Kysely<Database>, booking: TeamBooking, associateIds: string[]) {
  const lines = associateIds.length > 0 ? await findLines(db, booking.id, associateIds) : []
  const lineIds = lines.map(({ id }) => id)
  const payments = lineIds.length > 0 ? await findLinePayments(db, lineIds) : []
  const receipts = lines.some(isOpen) ? await findCommissionableReceipts(db, booking.id) : []
  const net = sum(lines.map(({ net_rupees }) => net_rupees))
  const paid = sum(lines.map(({ paid_rupees }) => paid_rupees))
  return {
    project_id: booking.project_id,
    project_name: booking.project_name,
    total_cmsn: sum(lines.map(({ gross_rupees }) => gross_rupees)),
    net_cmsn: net,
    paid,
    due: net - paid,
    payable_amt: sum(lines.map(({ payable_rupees }) => payable_rupees)),
    data: payments.map(toPayment),
    booking_info: {
      plot_number: booking.plot_number,
      customer_name: booking.customer_name,
      project_name: booking.project_name,
      project_id: booking.project_id,
      agent_id: booking.seller_id,
      agent_name: booking.seller_name,
    },
    cmsn_due_details:
      lines.length === 0
        ? []
        : [
            {
              plot_no: booking.plot_number,
              customer_name: booking.customer_name,
              yards: booking.yards_hundredths / 100,
              cmsn_ceiling_rate: booking.eligible_rate_rupees,
              agents: lines.map((line) => toAgent(line, booking, payments, receipts)),
            },
          ],
  } satisfies Reply
}

const isOpen = ({ net_rupees, paid_rupees }: Line) => net_rupees > paid_rupees

function toAgent(line: Line, booking: TeamBooking, payments: LinePayment[], receipts: SaleReceipt[]) {
  const saleToReceiveRupees = saleToReceive({
    saleRupees: booking.sale_rupees,
    discountRupees: booking.discount_rupees,
  })
  // Uses the agreed amount, because a cancellation reduces the net commission to the paid amount.
  const agreedRupees = line.gross_rupees - line.discount_rupees
  const paymentsOfLine = payments.filter(({ line_id }) => line_id === line.id)
  return {
    agent_id: line.associate_id,
    agent_name: line.associate_name,
    cmsn_celing_amt: line.eligible_rupees,
    comm_value: line.commission_hundredths / 100,
    comm_type: line.commission_type,
    cmsn_amt: line.gross_rupees,
    discount_value: line.discount_hundredths / 100,
    discount_type: line.discount_type,
    discount: line.discount_rupees,
    net_cmsn_amt: line.net_rupees,
    paid_cmsn: line.paid_rupees,
    cmsn_due: line.net_rupees - line.paid_rupees,
    cancelled_amt: booking.status_id === CANCELLED ? agreedRupees - line.net_rupees : 0,
    net_cmsn_percentage: netPercentOnReceipts(agreedRupees, saleToReceiveRupees) / 10_000,
    payable_amt: line.payable_rupees,
    payable_receipts: isOpen(line)
      ? payableReceipts(line, saleToReceiveRupees, paymentsOfLine, receipts)
      : [],
    data: paymentsOfLine.map(toPayment),
  }
}

/** The receipts that no bill pays, oldest first, with the commission on each. */
function payableReceipts(
  line: Line,
  saleToReceiveRupees: number,
  payments: LinePayment[],
  receipts: SaleReceipt[],
) {
  const billed = new Set(payments.map(({ receipt_id }) => receipt_id))
  const percent = saleToReceiveRupees > 0 ? netPercentOnReceipts(line.net_rupees, saleToReceiveRupees) : 0
  return receipts
    .filter(({ id }) => !billed.has(id))
    .map(({ number, sale_part_rupees }) => ({
      receipt_no: number,
      amount: commissionOnSale(sale_part_rupees, percent),
    }))
}

function toPayment(payment: LinePayment) {
  return {
    payment_type: payment.payment_type,
    date: payment.billed_on,
    amount: payment.net_commission_rupees,
    comm_id: payment.bill_id,
    receipt_id: payment.receipt_id,
    receipt_no: payment.receipt_number,
    rcpt_amt: payment.receipt_rupees,
    less: payment.less_rupees,
  }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

export const plotCommissionCalls = [
  myPlotCommission,
  paymentMyCommission,
  teamPlotCommission,
  plotCommissionTeamwise,
]
