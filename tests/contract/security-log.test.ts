import { beforeEach, expect, it } from 'vitest'
import { OTP_LIMITS } from '~/domain/otp'
import { action as changePassword } from '~/routes/change-password/route'
import { action as askForCode } from '~/routes/forgot-password._index/route'
import { action as resendCode } from '~/routes/forgot-password.otp.resend/route'
import { action as enterCode } from '~/routes/forgot-password.otp/route'
import { action as login } from '~/routes/login/route'
import { action as logout } from '~/routes/logout/route'
import { action as mailUpdate } from '~/routes/mail-update/route'
import { action as endSession } from '~/routes/settings_.end-session/route'
import { CSRF_TOKEN } from '~/session/csrf-token'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { claimTry, commitChallenge, newChallenge } from '~/session/challenge.server'
import { commitSession } from '~/session/session.server'
import { DEMO_PASSWORD, personaOf } from '../../reference-api/demo-data/personas'
import { takeLog } from '../factories/log'
import { portalOverApi } from '../factories/portal-over-api'
import { aRequest, aSession, asSent, sessionOf } from '../factories/session'

const { send } = portalOverApi()
const { id, mobile } = personaOf('P1')
const CANARY = 'Canary#7391'
const INFO = 30
const WARN = 40

beforeEach(() => {
  takeLog()
})

/** Checks all log lines for secrets, and returns the security events. */
function takeEvents() {
  const logged = takeLog()
  expect(logged).not.toMatch(/canary|Plots@2026|9000000001|token-of-ravi/i)
  const lines = logged.trim().split('\n')
  return lines.filter((line) => line.includes('"security"')).map((line) => JSON.parse(line) as object)
}

const signIn = (userId: string, password: string) => send(login, '/login', { form: { userId, password } })

it('logs a login or its refusal with the address and a hash of the user ID, and a login also with the person', async () => {
  await signIn(mobile, CANARY)
  await signIn(` ${mobile} `, DEMO_PASSWORD)
  await signIn(personaOf('P4').mobile, DEMO_PASSWORD)
  const account = expect.stringMatching(/^[\w-]{22}$/) as string
  const attempt = { by: 'password', path: '/login', address: '192.0.2.7', account }
  const events = takeEvents()
  expect(events).toMatchObject([
    { level: WARN, security: 'sign-in refused', reason: 'refused', ...attempt },
    { level: INFO, security: 'sign-in', user: id, ...attempt },
    { level: WARN, security: 'sign-in refused', reason: 'user type', ...attempt },
  ])
  const hashes = events.map((event) => (event as { account: string }).account)
  expect([hashes[0] === hashes[1], hashes[0] === hashes[2]]).toEqual([true, false])
})

it('logs that a one-time password was sent or rejected, without the code', async () => {
  await send(askForCode, '/forgot-password', { form: { userId: mobile } })
  const challenge = newChallenge({ userId: mobile, contactNumber: '', otp: '739105' })
  const cookie = asSent(await commitChallenge(challenge))
  await send(enterCode, '/forgot-password/otp', { cookie, form: { otp: '111111' } })
  const events = takeEvents()
  expect(events).toMatchObject([
    { security: 'code sent', address: '192.0.2.7' },
    { security: 'sign-in refused', by: 'otp', reason: 'wrong or spent' },
  ])
  expect(JSON.stringify(events)).not.toMatch(/739105|111111/)
})

it('logs one sent code if the person presses twice', async () => {
  const form = { userId: mobile, [CSRF_TOKEN]: 'token of one page' }
  const firstPress = await send(askForCode, '/forgot-password', { form })
  const secondPress = await send(askForCode, '/forgot-password', { form })
  expect([firstPress.status, secondPress.status]).toEqual([302, 302])
  expect(takeEvents()).toMatchObject([{ level: INFO, security: 'code sent' }])

  const challenge = newChallenge({ userId: mobile, contactNumber: '', otp: '739105' })
  const cookie = asSent(await commitChallenge({ ...challenge, sentAtMs: Date.now() - 20_000 }))
  const resendPath = '/forgot-password/otp/resend'
  const resends = [
    await send(resendCode, resendPath, { cookie }),
    await send(resendCode, resendPath, { cookie }),
  ]
  expect(resends.map(({ status }) => status)).toEqual([302, 302])
  expect(takeEvents()).toMatchObject([{ level: INFO, security: 'code sent' }])
})

it('warns of a code that was not sent', async () => {
  const code = { userId: crypto.randomUUID(), contactNumber: '', otp: '739105' }
  for (let guess = 0; guess < OTP_LIMITS.guessesOfDay; guess++) await claimTry(newChallenge(code))
  const cookie = asSent(await commitChallenge({ ...newChallenge(code), sentAtMs: Date.now() - 20_000 }))
  await send(resendCode, '/forgot-password/otp/resend', { cookie })
  expect(takeEvents()).toMatchObject([{ level: WARN, security: 'code not sent', reason: 'throttled' }])
})

it('logs a person’s changes of password and email, ended sessions, and password checks', async () => {
  const { session: cookie } = await signIn(personaOf('P7').mobile, DEMO_PASSWORD)
  const session = (await sessionOf(cookie))!
  const oldCookie = asSent(await commitSession({ ...session, authenticatedAtMs: Date.now() - 11 * 60_000 }))
  takeLog()
  const form = { password: CANARY, confirmation: CANARY }
  await send(changePassword, '/change-password', {
    cookie: oldCookie,
    form: { ...form, currentPassword: CANARY },
  })
  const response = await send(changePassword, '/change-password', {
    cookie: oldCookie,
    form: { ...form, currentPassword: DEMO_PASSWORD },
  })
  await send(mailUpdate, '/mail-update', { cookie: response.session, form: { email: 'canary@mail.example' } })
  await send(endSession, '/settings/end-session', { cookie: response.session, form: { session: 'all' } })
  const { user } = session
  expect(takeEvents()).toMatchObject([
    { security: 'password refused', user: user.id, reason: 'wrong' },
    { security: 'password confirmed', user: user.id },
    { security: 'password changed', user: user.id },
    { security: 'email changed', user: user.id },
    { security: 'session ended', user: user.id, reason: 'all' },
  ])
})

it('logs rejected forms, a request of another origin, and a logout', async () => {
  const { session: cookie } = await signIn(personaOf('P3').mobile, DEMO_PASSWORD)
  const user = (await sessionOf(cookie))!.user.id
  takeLog()
  await send(mailUpdate, '/mail-update', { cookie, form: { email: 'Canary' } })
  await send(mailUpdate, '/mail-update', { cookie, form: { idempotency_key: newIdempotencyKey(aSession()) } })
  const headers = { 'sec-fetch-site': 'cross-site' }
  const crossSiteRequest = aRequest('/logout', { method: 'POST', cookie, headers })
  await logout({ request: crossSiteRequest, params: {}, context: {} }).catch(() => {})
  await send(logout, '/logout', { cookie })
  expect(takeEvents()).toMatchObject([
    { level: INFO, security: 'form invalid', fields: ['email'] },
    { level: WARN, security: 'form of another person refused', user },
    { level: WARN, security: 'request of another origin refused', path: '/logout', reason: 'header' },
    { level: INFO, security: 'sign-out', user, reason: 'menu' },
  ])
})
