import type { Kysely, Transaction } from 'kysely'
import { accountKey } from '../../app/domain/contact'
import { z } from 'zod/v4'
import { ForgotPasswordReply, LoginReply } from '../../app/contract/auth'
import { call, type CallContext, type Reply } from '../call'
import { Refusal } from '../refusal'
import { hasLoggedInFrom, type Origin, recordActivity, recordFailedLogin } from '../db/queries/activity'
import { changeAssociate, findByMobileOrEmail, passwordHashOf } from '../db/queries/associates'
import { getMaskSecret } from '../db/queries/mask-secret'
import { lockAccount, markOtpUsed, voidOtps } from '../db/queries/otps'
import { issueToken } from '../db/queries/tokens'
import type { ActivityKind, Database, Row } from '../schema'
import { checkOtp, newSignInCode } from '../otp'
import { isEmail } from '../otp-delivery'
import type { HashLane } from '../rules/hash-queue'
import { maskedEmail } from '../rules/masked'
import { maskedMobile, maskedUnknownMobile, type OtpPolicy, unknownAccountId } from '../rules/otp'
import { needsRehash, verifyPassword, hashPassword, DUMMY_PASSWORD_HASH } from '../rules/password'
import { optionalText } from './query'
import { OTP_MISSING, OTP_WRONG } from '../replies'

const INVALID_CREDENTIALS = 'Invalid user id or password.'
const MISSING_IDENTITY = 'Please enter mobile or email'

const Login = z.object({
  field: z
    .string()
    .trim()
    .max(200)
    // PostgreSQL rejects text with null characters.
    .refine((field) => !field.includes('\0'))
    .catch(''),
  password: z.string().max(200).catch(''),
  app_type: z.string().optional(),
})

/** A login is tried again if a concurrent login or a new password changes the hash during the check. */
const MAX_ATTEMPTS = 3

const login = call(
  'POST',
  '/auth/login',
  { summary: 'Logs in with a mobile or email.', query: Login, reply: LoginReply },
  (context) =>
    logInWithPassword(
      context,
      { find: () => findByMobileOrEmail(context.db, context.query.field), password: context.query.password },
      (db, associate) => signInReply(db, associate, 'login', { ...context.origin, now: context.now() }),
    ),
)

type Person = Row<'associates'>

/** Refuses unknown people and wrong passwords with one message, and in the same time. */
export async function logInWithPassword(
  { db, now, origin }: Pick<CallContext<never, unknown>, 'db' | 'now' | 'origin'>,
  { find, password }: { find: () => Promise<Person | undefined>; password: string },
  replyTo: (db: Transaction<Database>, person: Person) => Promise<Reply>,
): Promise<Reply> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const person = await find()
    const currentHash = person?.password_hash ?? DUMMY_PASSWORD_HASH
    const lane = await laneOf(db, person, { ...origin, now: now() })
    const isCorrect = await verifyPassword(password, currentHash, lane)
    if (!person || !isCorrect) {
      if (person) await recordFailedLogin(db, person.id, { ...origin, now: now() })
      break
    }
    const newHash = needsRehash(currentHash) ? await hashPassword(password) : null
    const reply = await db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, person.id, now())
      if ((await passwordHashOf(transaction, person.id)) !== currentHash) return null
      if (newHash) await changeAssociate(transaction, person.id, { password_hash: newHash })
      return replyTo(transaction, person)
    })
    if (reply) return reply
  }
  throw new Refusal(INVALID_CREDENTIALS)
}

const ForgotPassword = z.object({
  key: optionalText,
  old_otp: optionalText,
  verified_mobile: optionalText,
  challenge: optionalText,
})

/** Unknown identities get the same reply and the same limits, but their code is never sent and never valid. */
const forgotPassword = call(
  'POST',
  '/auth/forgot-password',
  {
    summary:
      "Sends a one-time password to the account's mobile, or to a typed email address if a mail server is set. old_otp or challenge names the earlier code to void. Only callers with the service key get the code in the reply.",
    query: ForgotPassword,
    reply: ForgotPasswordReply,
  },
  async ({ db, query, now, origin, isService, deliverOtp, otpPolicy }) => {
    const { key, verified_mobile: verifiedMobile, old_otp, challenge } = query
    if (!key) throw new Refusal(MISSING_IDENTITY)
    const { account, target, mask, associate } = await findAccount(db, key, otpPolicy)
    const replaces = { challenge, code: old_otp }
    const lane = await laneOf(db, associate, { ...origin, now: now() })
    const policy = { ...otpPolicy, now: now(), lane }
    const created = await newSignInCode(db, { account, target, replaces }, policy)
    // Sends nothing if the caller claims to have verified another number than the associate's.
    if (associate && (!verifiedMobile || verifiedMobile === associate.mobile))
      deliverOtp({ purpose: 'sign-in', to: target, code: created.code })
    return {
      message: 'OTP Generated.',
      ...(isService ? { otp: created.code } : {}),
      owner_contact_number: mask,
      challenge: created.challenge,
    }
  },
)

const LoginWithOtp = z.object({
  key: optionalText,
  mobile: optionalText,
  otp: optionalText,
  challenge: optionalText,
  app_type: z.string().optional(),
  app_name: z.string().optional(),
})

const loginWithOtp = call(
  'POST',
  '/auth/login-with-otp',
  {
    summary:
      'Logs in with a one-time password of auth/forgot-password. With the challenge from its reply, only the code of that reply is valid; without challenge, any live code.',
    query: LoginWithOtp,
    reply: LoginReply,
  },
  async ({ db, query, now, origin, otpPolicy }) => {
    const { key, mobile, otp, challenge } = query
    if (!key) throw new Refusal(MISSING_IDENTITY)
    if (!otp) throw new Refusal(OTP_MISSING)
    const { account, target, mask, associate } = await findAccount(db, key, otpPolicy)
    // Login codes for this key are sent to `target` only, so no other recipient has a code.
    const isOwnContact = !mobile || [target, mask].includes(mobile)
    const guess = { account, purpose: 'sign-in', target: isOwnContact ? target : '', challenge } as const
    const lane = await laneOf(db, associate, { ...origin, now: now() })
    const check = await checkOtp(db, guess, otp, { ...otpPolicy, now: now(), lane })
    // Wrong codes and unknown accounts have the same message, so that callers cannot find out which accounts exist.
    if (!associate || !('id' in check)) {
      if (associate) await recordFailedLogin(db, associate.id, { ...origin, now: now() })
      throw new Refusal(OTP_WRONG)
    }
    return db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, associate.id, now())
      if (!(await markOtpUsed(transaction, check.id, now()))) throw new Refusal(OTP_WRONG)
      await voidOtps(transaction, guess, now())
      return signInReply(transaction, associate, 'otp login', { ...origin, now: now() })
    })
  },
)

/**
 * Invents account and mobile for an unknown identity. A person's mobile and email have the same account. The mask of an email address shows
 * only what was typed, so it does not reveal whether there is an account.
 */
async function findAccount(db: Kysely<Database>, typed: string, { mailsCodes }: OtpPolicy) {
  const key = accountKey(typed)
  const associate = (await findByMobileOrEmail(db, key)) ?? null
  const secret = await getMaskSecret(db)
  const account = associate?.id ?? unknownAccountId(key, secret)
  if (mailsCodes && isEmail(key)) {
    return { associate, account, target: key, mask: maskedEmail(key) }
  }
  const target = associate?.mobile ?? maskedUnknownMobile(key, secret)
  return { associate, account, target, mask: maskedMobile(target) }
}

/** A stranger who knows the account is not known: the address counts only after a login that succeeded. */
async function laneOf(
  db: Kysely<Database>,
  associate: Row<'associates'> | null | undefined,
  origin: Origin & { now: Date },
): Promise<HashLane> {
  return associate && (await hasLoggedInFrom(db, associate.id, origin)) ? 'known' : 'unknown'
}

async function signInReply(
  db: Kysely<Database>,
  associate: Row<'associates'>,
  kind: Extract<ActivityKind, 'login' | 'otp login'>,
  { now, ...origin }: Origin & { now: Date },
): Promise<Reply> {
  await recordActivity(db, associate.id, { kind }, { ...origin, now })
  return {
    message: 'Signed in.',
    token: await issueToken(db, associate.id, now, origin.device, origin.address),
    data: {
      user_id: associate.id,
      user_type: associate.user_type,
      name: associate.name,
      forgot_pwd_flag: associate.must_change_password,
      ...(associate.has_assigned_password ? { must_change_password: 1 } : {}),
    },
  }
}

/** Idempotency keys don't apply: these replies may contain secrets, which are never stored. */
export const authCalls = [login, forgotPassword, loginWithOtp]
