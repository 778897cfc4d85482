import type { Kysely } from 'kysely'
import { z } from 'zod'
import { ForgotPasswordReply, LoginReply } from '../../app/api/contract/auth'
import { OTP_MISSING, OTP_WRONG } from '../../app/domain/otp'
import { call, Refusal, type Reply } from '../call'
import { findByMobileOrEmail } from '../db/queries/associates'
import { commitAsForSomebody, maskSecret } from '../db/queries/nobody'
import { markOtpUsed, storeOtp } from '../db/queries/otps'
import { issueToken } from '../db/queries/tokens'
import type { Database, Row } from '../db/schema'
import { checkOtp } from '../otp'
import { maskedMobile, maskedNobody, newOtpCode } from '../rules/otp'
import { hashPassword, isPassword, newPasswordHash } from '../rules/password'
import { optionalText } from './query'

const WRONG = 'Invalid user id or password.'
const NO_KEY = 'Please enter mobile or email'

const Login = z.object({
  field: z
    .string()
    .trim()
    .max(200)
    // PostgreSQL takes no null character.
    .refine((field) => !field.includes('\0'))
    .catch(''),
  password: z.string().max(200).catch(''),
  app_type: z.string().optional(),
})

/** Somebody to check the password against when the user is unknown, so that the answer takes as long. */
const nobody = hashPassword('nobody')

const login = call(
  'POST',
  '/auth/login',
  { summary: 'Signs in with a mobile or an e-mail address.', query: Login, reply: LoginReply },
  async ({ db, query, now }) => {
    const associate = await findByMobileOrEmail(db, query.field)
    const isRight = await isPassword(query.password, associate?.password_hash ?? nobody)
    if (!associate || !isRight) throw new Refusal(WRONG)
    return signedIn(db, associate, now())
  },
)

const ForgotPassword = z.object({ key: optionalText, old_otp: optionalText, verified_mobile: optionalText })

/**
 * Each asking sends a new code, and the one before it is worth nothing: so `old_otp` is taken and not looked at, which
 * would let somebody guess without being counted. Somebody unknown is answered alike, after as much work, with a code
 * that opens nothing.
 */
const forgotPassword = call(
  'POST',
  '/auth/forgot-password',
  {
    summary:
      'Sends a one-time password to the mobile of whoever has this mobile or e-mail address; again with old_otp. The code itself is in the reply for the holder of the service key alone.',
    query: ForgotPassword,
    reply: ForgotPasswordReply,
  },
  async ({ db, query, now, isService, deliverOtp }) => {
    const { key, verified_mobile: verified } = query
    if (!key) throw new Refusal(NO_KEY)
    const found = await findByMobileOrEmail(db, key)
    // A code goes to the associate's own number and to no other, whatever the caller calls verified.
    const associate = found && (!verified || verified === found.mobile) ? found : null
    const stranger = maskedNobody(key, await maskSecret(db))
    const code = newOtpCode()
    const codeHash = await newPasswordHash(code)
    if (associate) {
      const { id: associateId, mobile: target } = associate
      const otp = { associateId, purpose: 'sign-in', target, codeHash } as const
      await db.transaction().execute((transaction) => storeOtp(transaction, otp, now()))
      deliverOtp({ purpose: 'sign-in', to: target, code })
    } else await commitAsForSomebody(db, now())
    return {
      status: true,
      message: 'OTP Generated.',
      ...(isService ? { otp: code } : {}),
      owner_contact_number: associate ? maskedMobile(associate.mobile) : stranger,
    }
  },
)

const LoginWithOtp = z.object({
  key: optionalText,
  mobile: optionalText,
  otp: optionalText,
  app_type: z.string().optional(),
  app_name: z.string().optional(),
})

const loginWithOtp = call(
  'POST',
  '/auth/login-with-otp',
  {
    summary: 'Signs in with the one-time password that auth/forgot-password sent.',
    query: LoginWithOtp,
    reply: LoginReply,
  },
  async ({ db, query, now }) => {
    const { key, mobile, otp } = query
    if (!key) throw new Refusal(NO_KEY)
    if (!otp) throw new Refusal(OTP_MISSING)
    const found = await findByMobileOrEmail(db, key)
    const isTheirs = found && (!mobile || [found.mobile, maskedMobile(found.mobile)].includes(mobile))
    const owner = isTheirs
      ? ({ associateId: found.id, purpose: 'sign-in', target: found.mobile } as const)
      : null
    const check = await checkOtp(db, owner, otp, now())
    // One text for all: who has no account has no code that is spent either.
    if (!found || !('id' in check) || !(await markOtpUsed(db, check.id, now()))) throw new Refusal(OTP_WRONG)
    return signedIn(db, found, now())
  },
)

async function signedIn(db: Kysely<Database>, associate: Row<'associates'>, now: Date): Promise<Reply> {
  return {
    status: true,
    message: 'Signed in.',
    token: await issueToken(db, associate.id, now),
    data: {
      user_id: associate.id,
      user_type: associate.user_type,
      name: associate.name,
      forgot_pwd_flag: associate.must_change_password,
    },
  }
}

/** Calls that open a session. No idempotency key repeats them: their replies hold secrets, which are stored nowhere. */
export const authCalls = [login, forgotPassword, loginWithOtp]
