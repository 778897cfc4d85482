import { z } from 'zod/v4'
import { deviceName } from '../domain/upstream-words'
import { list } from './list'
import { date, flag, id, longText, text, wireObject } from './wire'

export const SessionsReply = wireObject('sessions', {
  status: z.literal(true),
  message: longText,
  sessions: list(
    wireObject('session', { session_id: id, device: text, last_used_at: date, is_current: flag }),
  ),
}).transform(({ sessions }) =>
  sessions.map(({ session_id, device, last_used_at, is_current }) => ({
    id: session_id,
    device: deviceName(device),
    lastUsedAt: last_used_at,
    isCurrent: is_current,
  })),
)

export type SignedInDevice = z.output<typeof SessionsReply>[number]
