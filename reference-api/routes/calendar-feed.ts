import { z } from 'zod/v4'
import {
  CALENDAR_TOKEN,
  CalendarDuesReply,
  CalendarFeedReply,
  MadeCalendarFeedReply,
} from '../../app/contract/calendar-feed'
import { MessageReply } from '../../app/contract/wire-object'
import { call } from '../call'
import { Refusal } from '../refusal'
import { recordOpenedFeed } from '../db/queries/activity'
import {
  findCalendarFeed,
  findOwnUnpaid,
  makeCalendarFeed,
  openCalendarFeed,
  removeCalendarFeed,
  setNamesShown,
} from '../db/queries/calendar-feeds'
import { windowsOn } from '../rules/collection-windows'
import { groupBy } from './group-by'
import { choice } from './query'

/** Limits the size of the reply. */
const MAX_INSTALMENTS = 2_000
const NO_FEED = 'There is no such calendar feed.'

const calendarFeed = call(
  'POST',
  '/associate/calendar-feed/:self',
  {
    summary: "The associate's calendar feed, without its token; null if there is none.",
    reply: CalendarFeedReply,
  },
  async ({ db, viewer }) => {
    return { feed: (await findCalendarFeed(db, viewer.id)) ?? null }
  },
)

const make = call(
  'POST',
  '/associate/make-calendar-feed/:self',
  {
    summary:
      "Makes the associate's calendar feed and returns the token of the feed once. An earlier token becomes invalid.",
    reply: MadeCalendarFeedReply,
    effect: 'write',
  },
  ({ viewer, now, recordActivity, recordEvent, write }) => {
    return write(async (db) => {
      const token = await makeCalendarFeed(db, viewer.id, now())
      await recordActivity(db, { kind: 'calendar feed made' })
      await recordEvent(db, { type: 'security', data: { change: 'calendar feed made' } })
      return { token }
    })
  },
)

const change = call(
  'POST',
  '/associate/change-calendar-feed/:self',
  {
    summary: "Shows customers' names in the calendar feed, hides them, or revokes the feed.",
    query: z.object({ change: choice(['no-names', 'names', 'revoked']) }),
    reply: MessageReply,
    effect: 'write',
  },
  ({ viewer, query, recordActivity, recordEvent, write }) => {
    return write(async (db) => {
      if (query.change !== 'revoked') {
        if (!(await setNamesShown(db, viewer.id, query.change === 'names'))) throw new Refusal(NO_FEED)
        const detail = query.change === 'names' ? 'shown' : 'hidden'
        await recordActivity(db, { kind: 'calendar feed names', details: { detail } })
      } else if (await removeCalendarFeed(db, viewer.id)) {
        await recordActivity(db, { kind: 'calendar feed revoked' })
        await recordEvent(db, { type: 'security', data: { change: 'calendar feed revoked' } })
      }
      return { message: 'Saved.' }
    })
  },
)

const Token = z.object({ token: z.string().regex(CALENDAR_TOKEN) })

const calendarDues = call(
  'POST',
  '/calendar-dues',
  {
    summary:
      "Overdue amounts of the associate's own customers, and amounts due in the next 90 days. Requires the token of a calendar feed.",
    reply: CalendarDuesReply,
    body: 'json',
  },
  async ({ db, readJson, today, now }) => {
    const { data } = Token.safeParse(await readJson())
    const feed = data && (await openCalendarFeed(db, data.token, now()))
    if (!feed) throw new Refusal(NO_FEED)
    await recordOpenedFeed(db, feed.associate_id, now())
    const to = windowsOn(today).quarter.to
    const unpaid = await findOwnUnpaid(db, feed.associate_id, { to, limit: MAX_INSTALMENTS })
    const showsNames = feed.shows_names === 1
    return {
      as_of: today,
      shows_names: feed.shows_names,
      rows: daysOf(unpaid, showsNames),
    }
  },
)

type Unpaid = Awaited<ReturnType<typeof findOwnUnpaid>>

/** Returns one row per booking and due day, earliest first. */
function daysOf(unpaid: Unpaid, showsNames: boolean) {
  return groupBy(unpaid.toReversed(), ({ id, due_on }) => `${id} ${due_on}`).map((rows) => ({
    booking_id: rows[0].id,
    customer_name: showsNames ? rows[0].customer_name : '',
    plot_no: rows[0].plot_number,
    project_name: rows[0].project_name,
    instalment: rows.map(({ label }) => label).join(', '),
    due_on: rows[0].due_on,
    amount: rows.reduce((sum, { rupees }) => sum + rupees, 0),
  }))
}

export const calendarFeedCalls = [calendarFeed, make, change]
/** The token is in the body, because proxies may log URLs. */
export const publicCalendarCalls = [calendarDues]
