import type { Kysely } from 'kysely'
import { AssociateBookingsReply } from '../../app/contract/bookings'
import type { IsoDate } from '../../app/domain/dates'
import { call, type CallContext, type Reply } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findLedgers } from '../db/queries/statements'
import type { Database } from '../schema'
import { toBookingDetail } from './booking-detail'
import { requireTeamBooking, type TeamBooking } from './team-booking'

const myDuesBooking = call(
  'POST',
  '/associate/my-dues-booking-details/:user/:project/:booking',
  { summary: "The booking of a row in an associate's dues.", reply: AssociateBookingsReply },
  replyForDue,
)

const teamDuesBooking = call(
  'POST',
  '/associate/team-dues-booking-details/:user/:project/:booking',
  { summary: "The booking of a row in the team's dues.", reply: AssociateBookingsReply },
  replyForDue,
)

const paymentBooking = call(
  'POST',
  '/associate/payment-bookings/:user/:booking',
  { summary: 'The booking to which a payment belongs.', reply: AssociateBookingsReply },
  async ({ db, viewer, params, today }) => {
    const { booking } = await requireTeamBooking(db, viewer.id, params)
    return toBookingReply(db, booking, today)
  },
)

type DueContext = CallContext<'user' | 'project' | 'booking', unknown>

async function replyForDue({ db, viewer, params, today }: DueContext) {
  const { booking } = await requireTeamBooking(db, viewer.id, params)
  if (String(booking.project_id) !== params.project) throw new Refusal(NOT_IN_YOUR_TEAM)
  return toBookingReply(db, booking, today)
}

async function toBookingReply(db: Kysely<Database>, booking: TeamBooking, today: IsoDate) {
  const ledgers = await findLedgers(db, [booking.id])
  return {
    project: { project_id: booking.project_id, project_name: booking.project_name },
    associate: { agent_id: booking.seller_id, agent_name: booking.seller_name },
    booking_details: [
      {
        ...toBookingDetail(booking, ledgers.get(booking.id), today),
        project_name: booking.project_name,
        agent_name: booking.seller_name,
      },
    ],
  } satisfies Reply
}

export const duesBookingCalls = [myDuesBooking, teamDuesBooking, paymentBooking]
