import type { Kysely } from 'kysely'
import { EmiDetailsReply, ReceiptsReply } from '../../app/contract/statements'
import { call } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import {
  findBooking,
  findInstalments,
  findMoves,
  findReceipts,
  findVoidReceipts,
} from '../db/queries/statements'
import { requireInTeam } from '../db/queries/team'
import type { Database } from '../schema'
import { pathId } from './query'
import { toWireCancellation } from './booking-detail'

const getReceipts = call(
  'POST',
  '/associate/get-receipts/:booking',
  { summary: 'Receipts of a booking.', reply: ReceiptsReply },
  async ({ db, viewer, params }) => {
    const booking = await requireBooking(db, viewer.id, params.booking)
    const [receipts, voided, moves] = await Promise.all([
      findReceipts(db, booking.id),
      findVoidReceipts(db, booking.id),
      findMoves(db, booking.id),
    ])
    return {
      booking_info: toBookingInfo(booking, moves),
      receipt_details: receipts,
      voided,
      receipts_info: {
        revd_total_amt_after_less: receipts.reduce((sum, { net_rcv_amt }) => sum + net_rcv_amt, 0),
      },
    }
  },
)

const getEmiDetails = call(
  'POST',
  '/associate/get-emi-details/:booking',
  { summary: 'EMI statement of a booking.', reply: EmiDetailsReply },
  async ({ db, viewer, params }) => {
    const booking = await requireBooking(db, viewer.id, params.booking)
    const [instalments, moves] = await Promise.all([
      findInstalments(db, booking.id),
      findMoves(db, booking.id),
    ])
    return {
      booking_info: toBookingInfo(booking, moves),
      emi_statement: [
        {
          emi_wave_off: booking.waive_off_rupees,
          // The waive-off is already deducted from the instalments.
          emi_wave_off_included: 1,
          customer_emi_items: instalments,
        },
      ],
    }
  },
)

type FoundBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** Refuses bookings whose seller is outside the viewer's team. Unknown and malformed ids get the same refusal. */
async function requireBooking(
  db: Kysely<Database>,
  viewerId: string,
  bookingId: string,
): Promise<FoundBooking> {
  const id = pathId(bookingId)
  const booking = id === null ? undefined : await findBooking(db, id)
  if (!booking) throw new Refusal(NOT_IN_YOUR_TEAM)
  await requireInTeam(db, viewerId, booking.seller_id)
  return booking
}

function toBookingInfo(booking: FoundBooking, moves: Awaited<ReturnType<typeof findMoves>>) {
  return {
    plot_number: booking.plot_number,
    customer_name: booking.customer_name,
    customer_mobile: booking.customer_mobile ?? '',
    project_name: booking.project_name,
    project_id: booking.project_id,
    agent_id: booking.seller_id,
    agent_name: booking.seller_name,
    plot_status: booking.status_id,
    ...toWireCancellation(booking),
    moves,
  }
}

export const statementCalls = [getReceipts, getEmiDetails]
