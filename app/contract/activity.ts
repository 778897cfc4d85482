import type { z } from 'zod/v4'
import { deviceName, maskedNumber } from '../domain/upstream-words'
import { list } from './list'
import { count, date, orZero, text } from './wire'
import { reply, wireObject } from './wire-object'

const masked = text.transform(maskedNumber)

/** Newest first. */
export const ActivityReply = reply('activity page', {
  activity: list(
    wireObject('activity', {
      at: date,
      kind: text,
      device: text.transform(deviceName),
      address: text,
      /** Values before and after a change. Mobiles and account numbers are masked, such as `ending 1234`. */
      before: masked,
      after: masked,
      detail: text,
    }),
  ),
}).transform(({ activity }) => activity)

export type ActivityRow = z.output<typeof ActivityReply>[number]

/** `sessions` is the number of sessions that ended. */
export const NotMeReply = reply('not me', { sessions: orZero(count) })
