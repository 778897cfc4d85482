import type { Kysely } from 'kysely'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findLines } from '../db/queries/commission'
import { findBill, findBillPayments } from '../db/queries/payments'
import { findBooking } from '../db/queries/statements'
import { isInTeam } from '../db/queries/team'
import type { LineCodes } from '../db/queries/line-queries'
import type { Database, LineKind } from '../schema'
import { requireTeamBooking } from './team-booking'

/** The ids in the URL of the screen that shows the line. */
interface LineIds {
  kind: LineKind
  booking_id?: number
  agent_id?: string
  comm_id?: number
  receipt_id?: number
  receipt_no?: string
}

/** Rupees, or a text such as a rate. */
type Figure = { label: string; amount: number } | { label: string; text: string }

/** A line as a screen shows it to the viewer. */
export interface Line {
  codes: LineCodes
  figures: Figure[]
  wire: Record<string, unknown>
}

/** Refuses a line that does not exist, and with the same message a line that the viewer may not see. */
export async function requireLine(db: Kysely<Database>, viewerId: string, ids: LineIds): Promise<Line> {
  const line = await READERS[ids.kind](db, viewerId, ids)
  if (!line) throw new Refusal(NOT_IN_YOUR_TEAM)
  return line
}

type Reader = (db: Kysely<Database>, viewerId: string, ids: LineIds) => Promise<Line | null>

const READERS: Record<LineKind, Reader> = {
  commission: readCommission,
  payment: readPayment,
  receipt: readReceipt,
}

/** Reads the commission of the viewer, or of an associate on the path from the viewer down to the seller. */
async function readCommission(db: Kysely<Database>, viewerId: string, ids: LineIds): Promise<Line | null> {
  const { booking, below } = await requireTeamBooking(db, viewerId, {
    user: viewerId,
    booking: String(ids.booking_id),
  })
  const earner = ids.agent_id ?? viewerId
  if (earner !== viewerId && !below.includes(earner)) return null
  const [line] = await findLines(db, booking.id, [earner])
  if (!line) return null
  const rate = line.commission_hundredths / 100
  return {
    codes: { booking_code: booking.code, earner_id: earner, bill_code: null, receipt_number: null },
    figures: [
      { label: 'Cmsn Eligible Sale Amt', amount: line.eligible_rupees },
      { label: 'Rate', text: line.commission_type === '%' ? `${rate} %` : `₹${rate} per sq. yard` },
      { label: 'Commission', amount: line.gross_rupees },
      { label: 'Discount', amount: line.discount_rupees },
      { label: 'Net', amount: line.net_rupees },
      { label: 'Paid', amount: line.paid_rupees },
      { label: 'Due', amount: line.net_rupees - line.paid_rupees },
    ],
    wire: { ...bookingFields(booking), agent_id: earner, agent_name: line.associate_name },
  }
}

/** Reads the payment of one bill on one receipt. */
async function readPayment(db: Kysely<Database>, viewerId: string, ids: LineIds): Promise<Line | null> {
  const bill = ids.comm_id === undefined ? undefined : await findBill(db, ids.comm_id)
  if (!bill || !(await isInTeam(db, viewerId, bill.associate_id))) return null
  const payments = await findBillPayments(db, bill.id, ids.receipt_id || undefined)
  const matching = payments.filter(
    ({ receipt_number }) => ids.receipt_no === undefined || receipt_number === ids.receipt_no,
  )
  const [payment] = matching
  // Without a receipt's id or number, a bill with several payments does not identify a line.
  if (!payment || matching.length > 1) return null
  const booking = await findBooking(db, payment.booking_id)
  if (!booking) return null
  return {
    codes: {
      booking_code: booking.code,
      earner_id: bill.associate_id,
      bill_code: bill.code,
      receipt_number: payment.receipt_number,
    },
    figures: [
      { label: 'Receipt Amount', amount: payment.receipt_rupees },
      { label: 'Less', amount: payment.less_rupees },
      { label: 'Receipt Net', amount: payment.receipt_net_rupees },
      { label: 'Net commission rate', text: `${payment.net_percent_ten_thousandths / 10_000} %` },
      { label: 'Net Commission', amount: payment.net_commission_rupees },
    ],
    wire: {
      ...bookingFields(booking),
      agent_id: bill.associate_id,
      comm_id: bill.id,
      bill_no: bill.code,
      billed_on: bill.billed_on,
      receipt_no: payment.receipt_number,
    },
  }
}

async function readReceipt(db: Kysely<Database>, viewerId: string, ids: LineIds): Promise<Line | null> {
  const receipt =
    ids.booking_id === undefined || ids.receipt_no === undefined
      ? undefined
      : await db
          .selectFrom('receipts')
          .selectAll()
          .where('booking_id', '=', ids.booking_id)
          .where('number', '=', ids.receipt_no)
          .executeTakeFirst()
  const booking = receipt && (await findBooking(db, receipt.booking_id))
  if (!booking || !(await isInTeam(db, viewerId, booking.seller_id))) return null
  return {
    codes: {
      booking_code: booking.code,
      earner_id: null,
      bill_code: null,
      receipt_number: receipt.number,
    },
    figures: [
      { label: 'Received Date', text: receipt.received_on },
      { label: 'Received', amount: receipt.net_rupees + receipt.late_charges_rupees },
      { label: 'Late charges', amount: receipt.late_charges_rupees },
      { label: 'Net received', amount: receipt.net_rupees },
    ],
    wire: { ...bookingFields(booking), receipt_id: receipt.id, receipt_no: receipt.number },
  }
}

const bookingFields = (booking: NonNullable<Awaited<ReturnType<typeof findBooking>>>) => ({
  booking_id: booking.id,
  plot_no: booking.plot_number,
  project_name: booking.project_name,
  customer_name: booking.customer_name,
})
