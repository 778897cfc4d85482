import { z } from 'zod/v4'
import { MessageReply } from '../../app/contract/wire-object'
import { OfficeLoginReply, OfficeReply } from '../../app/contract/office'
import { newPassword } from '../../app/domain/new-password'
import { call } from '../call'
import { recordActivity } from '../db/queries/activity'
import { findByMobileOrEmail, passwordHashOf } from '../db/queries/associates'
import { findFirm } from '../db/queries/firm'
import { issueToken, OFFICE, revokeToken } from '../db/queries/tokens'
import { Refusal } from '../refusal'
import { verifyPassword } from '../rules/password'
import { logInWithPassword } from '../routes/auth'
import { parseOrRefuse } from '../routes/parse-or-refuse'
import { replacePassword } from '../routes/profile'
import { recordInLog } from './log'

const typed = z.string().max(200).catch('')
const Login = z.object({ mobile: typed, password: typed }).catch({ mobile: '', password: '' })
const Passwords = z.object({ current: typed, password: typed }).catch({ current: '', password: '' })

const office = call(
  'GET',
  '/office',
  { summary: 'The firm, if the office desk is offered. Needs no token.', reply: OfficeReply },
  async ({ db }) => ({ firm_name: (await findFirm(db)).name }),
)

const login = call(
  'POST',
  '/office/login',
  {
    summary: 'Logs in a person of the office. Body: mobile, password.',
    reply: OfficeLoginReply,
    body: 'json',
  },
  async (context) => {
    const { db, now, origin } = context
    const { mobile, password } = Login.parse(await context.readJson())
    const find = async () => {
      // PostgreSQL rejects text with null characters.
      const person = mobile.includes('\0') ? undefined : await findByMobileOrEmail(db, mobile)
      return person?.user_type === OFFICE ? person : undefined
    }
    return logInWithPassword(context, { find, password }, async (db, person) => {
      await recordActivity(db, person.id, { kind: 'login' }, { ...origin, now: now() })
      await recordInLog(db, person.id, { action: 'login', subject: person.id }, now())
      return {
        message: 'Signed in.',
        token: await issueToken(db, person.id, now(), origin.device, origin.address, true),
        user_id: person.id,
        name: person.name,
        must_change_password: person.has_assigned_password,
      }
    })
  },
)

const password = call(
  'POST',
  '/office/password',
  {
    summary: "Sets the caller's new password and ends the caller's other sessions. Body: current, password.",
    reply: MessageReply,
    effect: 'write',
    body: 'json',
  },
  async (context) => {
    const { current, password } = Passwords.parse(await context.readJson())
    const chosen = parseOrRefuse(newPassword, password)
    const hash = await passwordHashOf(context.db, context.viewer.id)
    if (!hash || !(await verifyPassword(current, hash))) throw new Refusal(WRONG, { current: [WRONG] })
    return replacePassword(context, chosen)
  },
)

const WRONG = 'This is not your current password.'

const logout = call(
  'POST',
  '/office/logout',
  { summary: "Revokes the caller's token.", reply: MessageReply, effect: 'write' },
  ({ viewer, write }) =>
    write(async (db) => {
      await revokeToken(db, viewer)
      return { message: 'Logged out.' }
    }),
)

export const publicOfficeCalls = [office, login]
export const sessionCalls = [password, logout]
