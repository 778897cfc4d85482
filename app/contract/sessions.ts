import type { z } from 'zod/v4'
import { deviceName } from '../domain/upstream-words'
import { list } from './list'
import { date, flag, id, text } from './wire'
import { reply, wireObject } from './wire-object'

export const SessionsReply = reply('sessions', {
  sessions: list(
    wireObject('session', {
      id: ['session_id', id],
      device: text.transform(deviceName),
      lastUsedAt: ['last_used_at', date],
      isCurrent: ['is_current', flag],
    }),
  ),
}).transform(({ sessions }) => sessions)

export type SignedInDevice = z.output<typeof SessionsReply>[number]
