import { z } from 'zod/v4'
import { deviceName, maskedNumber } from '../domain/upstream-words'
import { list } from './list'
import { count, date, longText, text, wireObject } from './wire'

const Activity = wireObject('activity', {
  at: date,
  kind: text,
  device: text,
  address: text,
  /** Values before and after a change. Mobiles and account numbers are masked, such as `ending 1234`. */
  before: text,
  after: text,
  detail: text,
}).transform((wire) => ({
  ...wire,
  device: deviceName(wire.device),
  before: maskedNumber(wire.before),
  after: maskedNumber(wire.after),
}))

/** Newest first. */
export const ActivityReply = wireObject('activity page', {
  status: z.literal(true),
  message: longText,
  activity: list(Activity),
}).transform((wire) => wire.activity)

export type ActivityRow = z.output<typeof ActivityReply>[number]

/** `sessions` is the number of sessions that ended. */
export const NotMeReply = wireObject('not me', {
  status: z.literal(true),
  message: longText,
  sessions: count,
}).transform(({ sessions }) => ({ sessions: sessions ?? 0 }))
