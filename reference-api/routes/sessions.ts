import { z } from 'zod/v4'
import { MessageReply } from '../../app/contract/wire-object'
import { SessionsReply } from '../../app/contract/sessions'
import { call } from '../call'
import { Refusal } from '../refusal'
import {
  revokeAllSessions,
  revokeSession,
  revokeToken,
  listSessions,
  SESSION_ID_LENGTH,
} from '../db/queries/tokens'
import { requiredText } from './query'

const ALL = 'all'
const SESSION_ID = new RegExp(`^[0-9a-f]{${SESSION_ID_LENGTH}}$`)

const logout = call(
  'POST',
  '/auth/logout',
  { summary: "Revokes the caller's token.", reply: MessageReply, effect: 'write' },
  ({ viewer, write }) =>
    write(async (db) => {
      await revokeToken(db, viewer)
      return { message: 'Logged out.' }
    }),
)

const sessions = call(
  'POST',
  '/associate/sessions/:self',
  {
    summary: "The associate's sessions with device and last use, latest first.",
    reply: SessionsReply,
  },
  async ({ db, viewer, now }) => {
    return { sessions: await listSessions(db, viewer, now()) }
  },
)

const EndSession = z.object({ session_id: requiredText })

const endSession = call(
  'POST',
  '/associate/end-session/:self',
  {
    summary: 'Ends one session of the associate, or with session_id "all" every session.',
    query: EndSession,
    reply: MessageReply,
    effect: 'write',
  },
  async ({ viewer, query, recordActivity, recordEvent, write }) => {
    const sessionId = query.session_id
    if (sessionId !== ALL && !SESSION_ID.test(sessionId)) throw new Refusal('There is no such session.')
    return write(async (db) => {
      const sessions = await (sessionId === ALL
        ? revokeAllSessions(db, viewer)
        : revokeSession(db, viewer, sessionId))
      if (sessions > 0) {
        await recordActivity(db, { kind: 'sessions ended', details: { detail: `${sessions}` } })
        await recordEvent(db, { type: 'security', data: { change: 'sessions ended', sessions } })
      }
      return { message: 'Logged out.' }
    })
  },
)

export const sessionCalls = [logout, sessions, endSession]
