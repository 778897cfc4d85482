import { z } from 'zod/v4'
import { instalmentName } from '../domain/upstream-words'
import { list } from './list'
import { MAX_LENGTH } from './text-length'
import { date, dayOf, flag, id, longText, money, optionalObject, text, wireObject } from './wire'

const Feed = wireObject('calendar feed', { made_at: date, last_read_at: date, shows_names: flag }).transform(
  (wire) => ({ madeAt: wire.made_at, lastReadAt: wire.last_read_at, showsNames: wire.shows_names }),
)

export const CalendarFeedReply = wireObject('calendar feed of the associate', {
  status: z.literal(true),
  message: longText,
  feed: optionalObject(Feed),
}).transform(({ feed }) => feed)

export type CalendarFeed = NonNullable<z.output<typeof CalendarFeedReply>>

/** The token is part of an address, so it must not need encoding. */
export const CALENDAR_TOKEN = /^[\w-]{22,200}$/

/** No other reply contains the token. */
export const MadeCalendarFeedReply = wireObject('made calendar feed', {
  status: z.literal(true),
  message: longText,
  token: z.string().max(MAX_LENGTH.token).regex(CALENDAR_TOKEN),
}).transform(({ token }) => token)

/** The unpaid amount of one booking on one due date. */
const DueDay = wireObject('due day', {
  booking_id: id,
  customer_name: text,
  plot_no: text,
  project_name: text,
  instalment: text,
  due_on: date,
  amount: money,
}).transform((wire) => ({
  bookingId: wire.booking_id,
  /** Empty if the feed shows no names. */
  customerName: wire.customer_name,
  plotNumber: wire.plot_no,
  projectName: wire.project_name,
  /** Such as `EMI 7`. */
  instalment: instalmentName(wire.instalment),
  dueOn: dayOf(wire.due_on),
  paise: wire.amount,
}))

export const CalendarDuesReply = wireObject('calendar dues', {
  status: z.literal(true),
  message: longText,
  as_of: date,
  shows_names: flag,
  rows: list(DueDay),
}).transform((wire) => ({ asOf: dayOf(wire.as_of), showsNames: wire.shows_names, rows: wire.rows }))

export type CalendarDues = z.output<typeof CalendarDuesReply>
export type CalendarDueDay = CalendarDues['rows'][number]
