import { z } from 'zod/v4'
import {
  CUSTOMER_TOKEN,
  CustomerLinksReply,
  CustomerStatementReply,
  SharedBookingReply,
} from '../../app/contract/customer-links'
import { MessageReply } from '../../app/contract/wire-object'
import { timestampInIndia } from '../../app/domain/dates'
import { call } from '../call'
import { LimitReached, Refusal } from '../refusal'
import {
  countLiveLinks,
  countMadeToday,
  countView,
  findCustomerLinks,
  findLinkOf,
  makeCustomerLink,
  MAX_LIVE,
  MAX_LIVE_PER_BOOKING,
  MAX_MADE_PER_DAY,
  recordLastView,
  revokeCustomerLink,
  untilNextHour,
} from '../db/queries/customer-links'
import { findFirm } from '../db/queries/firm'
import {
  findBooking,
  findInstalments,
  findLedgers,
  findMoves,
  findReceipts,
  findVoidReceipts,
} from '../db/queries/statements'
import { isInTeam } from '../db/queries/team'
import { NO_ORIGIN, recordActivity } from '../db/queries/activity'
import { lockAccount } from '../db/queries/otps'
import { toBookingDetail } from './booking-detail'
import { requireTeamBooking } from './team-booking'
import { requiredId, requiredText } from './query'
import { CANCELLED } from '../rules/booking-status'

const NO_LINK = 'There is no such link.'
const TOO_MANY_VIEWS = 'This link was opened too many times. Please try again in an hour.'

const customerLinks = call(
  'POST',
  '/associate/customer-links/:self',
  {
    summary:
      "At most 400 of the associate's links for customers, without their tokens: live links first, then ended links until 30 days after their expiry.",
    reply: CustomerLinksReply,
  },
  async ({ db, viewer, now }) => {
    return { rows: await findCustomerLinks(db, viewer.id, now()) }
  },
)

const shareBooking = call(
  'POST',
  '/associate/share-booking/:self',
  {
    summary:
      'Makes a link to the statement of a booking that the associate or the team sold, and returns the token of the link once. The link ends after seven days.',
    query: z.object({ booking_id: requiredId }),
    reply: SharedBookingReply,
    effect: 'write',
  },
  async ({ db, viewer, query, now, recordActivity, recordEvent, write }) => {
    const { booking } = await requireTeamBooking(db, viewer.id, {
      user: viewer.id,
      booking: String(query.booking_id),
    })
    if (booking.status_id === CANCELLED) throw new Refusal('This booking is cancelled.')
    return write(async (db) => {
      await lockAccount(db, viewer.id, now())
      if ((await countMadeToday(db, viewer.id, now())) >= MAX_MADE_PER_DAY)
        throw new Refusal("You've reached today's limit for links. Please try again tomorrow.")
      const liveLinks = await countLiveLinks(db, viewer.id, now())
      if (liveLinks.ofBooking(booking.id) >= MAX_LIVE_PER_BOOKING)
        throw new Refusal(`This booking has ${MAX_LIVE_PER_BOOKING} links. Revoke one first.`)
      if (liveLinks.total >= MAX_LIVE) throw new Refusal(`You have ${MAX_LIVE} links. Revoke some first.`)
      const link = await makeCustomerLink(db, { associateId: viewer.id, bookingId: booking.id }, now())
      await recordActivity(db, { kind: 'customer link made', details: { detail: booking.code } })
      await recordEvent(db, { type: 'security', data: { change: 'customer link made' } })
      return { id: link.id, token: link.token, expires_at: link.expiresAt }
    })
  },
)

const revoke = call(
  'POST',
  '/associate/revoke-customer-link/:self',
  {
    summary: 'Ends a link of the associate at once. Has no effect on a link that has ended.',
    query: z.object({ link: requiredText }),
    reply: MessageReply,
    effect: 'write',
  },
  ({ viewer, query, now, recordActivity, recordEvent, write }) => {
    return write(async (db) => {
      const bookingId = await revokeCustomerLink(db, viewer.id, query.link, now())
      const booking = bookingId === undefined ? undefined : await findBooking(db, bookingId)
      if (booking) {
        await recordActivity(db, { kind: 'customer link revoked', details: { detail: booking.code } })
        await recordEvent(db, { type: 'security', data: { change: 'customer link revoked' } })
      }
      return { message: 'The link is revoked.' }
    })
  },
)

const Opening = z.object({
  token: z.string().regex(CUSTOMER_TOKEN),
  is_person: z.union([z.literal(0), z.literal(1)]).default(1),
})

const customerStatement = call(
  'POST',
  '/customer-statement',
  {
    summary:
      "Statement of one booking, without commission. Requires the token of a customer's link. Each reply with a statement counts as a view, unless is_person is 0.",
    reply: CustomerStatementReply,
    body: 'json',
  },
  async ({ db, readJson, today, now }) => {
    const { data } = Opening.safeParse(await readJson())
    const link = data && (await findLinkOf(db, data.token))
    if (!link) throw new Refusal(NO_LINK)
    const endedReply = { has_ended: 1, as_of: today } as const
    if (!isLive(link, now())) return endedReply
    const booking = await findBooking(db, link.booking_id)
    // The associate who made the link must still have access to the booking.
    if (
      !booking ||
      booking.status_id === CANCELLED ||
      !(await isInTeam(db, link.associate_id, booking.seller_id))
    )
      return endedReply
    const isPerson = data?.is_person === 1
    if (!(await countView(db, link.id, now(), isPerson))) {
      const latest = await findLinkOf(db, data.token)
      if (!latest || !isLive(latest, now())) return endedReply
      throw new LimitReached(TOO_MANY_VIEWS, untilNextHour(now()))
    }
    // The first opening of a day is recorded.
    if (isPerson && (await recordLastView(db, link.id, now()))) {
      const details = { detail: booking.code }
      const origin = { ...NO_ORIGIN, now: now() }
      await recordActivity(db, link.associate_id, { kind: 'customer link opened', details }, origin)
    }
    const [firm, moves, receipts, voided, instalments, ledgers] = await Promise.all([
      findFirm(db),
      findMoves(db, booking.id),
      findReceipts(db, booking.id),
      findVoidReceipts(db, booking.id),
      findInstalments(db, booking.id),
      findLedgers(db, [booking.id]),
    ])
    const { late_pymnt_charges_due, current_due } = toBookingDetail(booking, ledgers.get(booking.id), today)
    return {
      has_ended: 0,
      as_of: today,
      expires_at: link.expires_at,
      customer_name: booking.customer_name,
      plot_no: booking.plot_number,
      project_name: booking.project_name,
      booked_on: booking.booked_on,
      yards: booking.yards_hundredths / 100,
      project_rera_number: booking.project_rera_number,
      associate_name: link.associate_name,
      associate_mobile: link.associate_mobile,
      associate_rera_number: link.associate_rera_number,
      firm_name: firm.name,
      firm_address: firm.address,
      firm_mobile: firm.mobile,
      firm_email: firm.email,
      moves,
      receipts,
      voided,
      instalments,
      late_pymnt_charges_due,
      current_due,
    }
  },
)

type Link = NonNullable<Awaited<ReturnType<typeof findLinkOf>>>

const isLive = ({ revoked_at, expires_at, has_active_maker }: Link, now: Date) =>
  revoked_at === null && expires_at > timestampInIndia(now) && Boolean(has_active_maker)

export const customerLinkCalls = [customerLinks, shareBooking, revoke]
/** The token is in the body, because proxies may log URLs. */
export const publicCustomerCalls = [customerStatement]
