import { z } from 'zod/v4'
import { list } from './list'
import { count, date, text, wireObject } from './wire'

const Activity = wireObject('activity', {
  at: date,
  kind: text,
  device: text,
  address: text,
  /** What changed: masked, such as `ending 1234`. */
  before: text,
  after: text,
  detail: text,
})

/** POST associate/activity/{user}: what happened in the caller's account, newest first. */
export const ActivityReply = wireObject('activity page', {
  status: z.literal(true),
  message: text,
  activity: list(Activity),
}).transform((wire) => wire.activity)

export type ActivityRow = z.output<typeof ActivityReply>[number]

/** POST associate/not-me/{user}: ends the caller's other sessions; `sessions` says how many. */
export const NotMeReply = wireObject('not me', {
  status: z.literal(true),
  message: text,
  sessions: count,
}).transform(({ sessions }) => ({ sessions: sessions ?? 0 }))
