import { z } from 'zod/v4'
import { instalmentName } from '../domain/upstream-words'
import { list } from './list'
import { MAX_LENGTH } from './text-length'
import { date, day, flag, id, money, text } from './wire'
import { optionalObject, reply, wireObject } from './wire-object'

export const CalendarFeedReply = reply('calendar feed of the associate', {
  feed: optionalObject(
    wireObject('calendar feed', {
      madeAt: ['made_at', date],
      lastReadAt: ['last_read_at', date],
      showsNames: ['shows_names', flag],
    }),
  ),
}).transform(({ feed }) => feed)

export type CalendarFeed = NonNullable<z.output<typeof CalendarFeedReply>>

/** The token is part of an address, so it must not need encoding. */
export const CALENDAR_TOKEN = /^[\w-]{22,200}$/

/** No other reply contains the token. */
export const MadeCalendarFeedReply = reply('made calendar feed', {
  token: z.string().max(MAX_LENGTH.token).regex(CALENDAR_TOKEN),
}).transform(({ token }) => token)

/** The unpaid amount of one booking on one due date. */
const DueDay = wireObject('due day', {
  bookingId: ['booking_id', id],
  /** Empty if the feed shows no names. */
  customerName: ['customer_name', text],
  plotNumber: ['plot_no', text],
  projectName: ['project_name', text],
  /** Such as `EMI 7`. */
  instalment: text.transform(instalmentName),
  dueOn: ['due_on', day],
  paise: ['amount', money],
})

export const CalendarDuesReply = reply('calendar dues', {
  asOf: ['as_of', day],
  showsNames: ['shows_names', flag],
  rows: list(DueDay),
})

export type CalendarDues = z.output<typeof CalendarDuesReply>
export type CalendarDueDay = CalendarDues['rows'][number]
