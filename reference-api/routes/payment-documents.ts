import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import { DocumentAddressReply, PaymentDetailsReply } from '../../app/contract/payments'
import { call } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findBill, findBillPayments, findVoidPaymentsOfBill } from '../db/queries/payments'
import { requireInTeam } from '../db/queries/team'
import type { Database } from '../schema'
import { optionalId, pathId } from './query'
import { deductionFieldsOf } from './recorded-deductions'

const paymentDetails = call(
  'POST',
  '/associate/my-payment-details/:user',
  {
    summary: 'A commission payment; without receipt_id, or with 0, the whole bill.',
    query: z.object({ comm_id: optionalId, receipt_id: optionalId }),
    reply: PaymentDetailsReply,
  },
  async ({ db, viewer, params, query }) => {
    const { bill, payments, voided } = await requirePayment(db, viewer.id, {
      user: params.user,
      billId: query.comm_id,
      receiptId: query.receipt_id,
    })
    const deductionsOf = await deductionFieldsOf(db, [bill.id])
    return {
      agents: [
        {
          agent_id: bill.associate_id,
          bill_date: bill.billed_on,
          bill_no: bill.code,
          ...deductionsOf(bill.id),
          data: payments.map((payment) => ({
            booking_id: payment.booking_id,
            plot_no: payment.plot_number,
            customer: payment.customer_name,
            date: payment.received_on,
            rcpt_no: payment.receipt_number,
            rcpt_amt: payment.receipt_rupees,
            less: payment.less_rupees,
            rcpt_net: payment.receipt_net_rupees,
            net_cmsn_per: payment.net_percent_ten_thousandths / 10_000,
            // `net_cmsn_per` is a percentage for every commission type.
            cmsn_type: '%',
            net_cmsn: payment.net_commission_rupees,
          })),
          voided,
        },
      ],
    }
  },
)

const commissionStatement = call(
  'POST',
  '/associate/my-plot-cmsn-statement-print/:user',
  {
    summary: "URL of a payment's PDF statement; without receipt_id, of the whole bill.",
    query: z.object({ cmsn_id: optionalId, receipt_id: optionalId }),
    reply: DocumentAddressReply,
  },
  async ({ db, viewer, params, query, urlOf }) => {
    const { bill } = await requirePayment(db, viewer.id, {
      user: params.user,
      billId: query.cmsn_id,
      receiptId: query.receipt_id,
    })
    return {
      data: urlOf(query.receipt_id ? statementPath(bill.id, query.receipt_id) : billPath(bill.id)),
    }
  },
)

const paidCommissionDocument = call(
  'POST',
  '/associate/get-agent-paid-cmsn-pdf/:agent/:commission',
  { summary: "URL of a bill's PDF.", reply: DocumentAddressReply },
  async ({ db, viewer, params, urlOf }) => {
    await requireInTeam(db, viewer.id, params.agent)
    const id = pathId(params.commission)
    const bill = id === null ? undefined : await findBill(db, id)
    if (bill?.associate_id !== params.agent) throw new Refusal(NOT_IN_YOUR_TEAM)
    return { data: urlOf(billPath(bill.id)) }
  },
)

export const billPath = (billId: number) => `/documents/commission-bills/${billId}`

const statementPath = (billId: number, receiptId: number) =>
  `/documents/commission-statements/${billId}/${receiptId}`

/** Returns a bill of the user or of the downline, with its payments. A `receiptId` other than 0 limits the payments to that receipt. */
async function requirePayment(
  db: Kysely<Database>,
  viewerId: string,
  { user, billId, receiptId }: { user: string; billId?: number; receiptId?: number },
) {
  await requireInTeam(db, viewerId, user)
  const bill = billId === undefined ? undefined : await findBill(db, billId)
  if (!bill) throw new Refusal(NOT_IN_YOUR_TEAM)
  await requireInTeam(db, user, bill.associate_id)
  const payments = await findBillPayments(db, bill.id, receiptId || undefined)
  const voided = await findVoidPaymentsOfBill(db, bill.id, receiptId || undefined)
  if (payments.length + voided.length === 0) throw new Refusal(NOT_IN_YOUR_TEAM)
  return { bill, payments, voided }
}

export const paymentDocumentCalls = [paymentDetails, commissionStatement, paidCommissionDocument]
