import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../reference-api/app'
import { issueToken } from '../../reference-api/db/queries/tokens'
import { openDemoDatabase } from '../factories/demo-database'
import { DEMO_PASSWORD, personaOf } from '../../reference-api/demo-data/personas'
import { ADDRESSES, addressOf, guessesOf, wrongCode } from '../factories/takeover'

const SERVICE_KEY = 'service-key-of-this-test'
const { id, mobile } = personaOf('P1')
/** All of these identify one account. */
const IDENTITIES = [mobile, 'p1@demo.example', 'P1@Demo.Example', ` ${mobile} `]
const UNKNOWN_MOBILE = '9999912345'

let db: Awaited<ReturnType<typeof openDemoDatabase>>
const delivered: string[] = []

/** A new API on the same database, as after a restart. */
function restartApi(now = () => new Date()) {
  return createApp({
    now,
    db,
    log: pino({ level: 'silent' }),
    serviceKey: SERVICE_KEY,
    deliverOtp: ({ to, code }) => {
      delivered.push(`${to} ${code}`)
    },
  })
}

beforeAll(async () => {
  db = await openDemoDatabase('2026-11-21')
})
afterAll(() => db.destroy())

describe('at the API', () => {
  let app: ReturnType<typeof restartApi>

  async function callApi(path: string, query: Record<string, string>, address: string) {
    const headers = { 'x-service-key': SERVICE_KEY, 'x-forwarded-for': address }
    const response = await app.request(`${path}?${new URLSearchParams(query)}`, { method: 'POST', headers })
    const body = (await response.json()) as Record<string, unknown>
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body }
  }

  /** Requests a code and makes up to five guesses from each address. Returns the different replies. */
  async function attack(identities: string[]) {
    const replies = new Set<string>()
    for (let index = 0; index < ADDRESSES; index++) {
      if (index % (ADDRESSES / 10) === 0) app = restartApi()
      const key = identities[index % identities.length]!
      const codeReply = await callApi('/auth/forgot-password', { key }, addressOf(index))
      replies.add(`requested ${codeReply.status} ${String(codeReply.body.message)}`)
      for (let guess = 0; guess < 5; guess++) {
        const query = { key, otp: wrongCode(delivered), challenge: String(codeReply.body.challenge ?? '') }
        const { status, retryAfter, body } = await callApi('/auth/login-with-otp', query, addressOf(index))
        expect(body.token).toBeUndefined()
        replies.add(`guessed ${status} ${String(body.message)}`)
        if (status !== 429) continue
        expect(Number(retryAfter)).toBeGreaterThan(0)
        break
      }
    }
    return replies
  }

  it('M046 an account has at most five codes and ten guesses a day across addresses and restarts; an unknown account gets the same replies', async () => {
    const knownReplies = await attack(IDENTITIES)
    expect(delivered.length).toBeLessThanOrEqual(5)
    expect(await guessesOf(db, id)).toBe(10)
    expect(knownReplies).toContain(
      'requested 429 Too many wrong codes were entered. Log in with your password, or contact the office.',
    )
    // The owner's password still works, and others can still request codes.
    const logIn = (field: string) => callApi('/auth/login', { field, password: DEMO_PASSWORD }, addressOf(9))
    expect((await logIn(mobile)).body).toMatchObject({ status: true, data: { user_id: id } })
    const otherReply = await callApi('/auth/forgot-password', { key: personaOf('P2').mobile }, addressOf(9))
    expect(otherReply.body).toMatchObject({ status: true })

    expect(await attack([UNKNOWN_MOBILE])).toEqual(knownReplies)
  })

  it('M046 an account has at most 25 guesses in seven days, and its password still works', async () => {
    const { id, mobile: key } = personaOf('P6')
    const day = (days: number) => new Date(Date.now() + days * 24 * 3600_000 + days * 3600_000)
    const guessesOn = async (days: number) => {
      app = restartApi(() => day(days))
      const before = await guessesOf(db, id)
      for (let index = 0; index < 4; index++) {
        const { body } = await callApi('/auth/forgot-password', { key }, addressOf(index))
        for (let guess = 0; guess < 5; guess++) {
          const query = { key, otp: wrongCode(delivered), challenge: String(body.challenge ?? '') }
          await callApi('/auth/login-with-otp', query, addressOf(index))
        }
      }
      return (await guessesOf(db, id)) - before
    }
    expect([await guessesOn(0), await guessesOn(1), await guessesOn(2), await guessesOn(3)]).toEqual([
      10, 10, 5, 0,
    ])
    const refused = await callApi('/auth/forgot-password', { key }, addressOf(9))
    expect(refused.status).toBe(429)
    expect(Number(refused.retryAfter)).toBeGreaterThan(3 * 24 * 3600)
    const signedIn = await callApi('/auth/login', { field: key, password: DEMO_PASSWORD }, addressOf(9))
    expect(signedIn.body).toMatchObject({ status: true })
    expect(await guessesOn(7)).toBe(10)
  })

  it('M044 without guesses, the limit is five codes; then the message points to the password', async () => {
    app = restartApi()
    delivered.length = 0
    const key = personaOf('P3').mobile
    const responses = []
    for (let index = 0; index < 7; index++)
      responses.push(await callApi('/auth/forgot-password', { key }, addressOf(index)))
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(5).fill(200), 429, 429])
    expect(responses.at(-1)!.body.message).toBe(
      'Too many codes were requested. Log in with your password, or contact the office.',
    )
    expect(delivered).toHaveLength(5)
  })
})

it('M069 M074 with codes requested in sessions, an account has ten guesses a day over all of them, and codes at login count separately', async () => {
  const account = personaOf('P8')
  const tokens = await Promise.all([1, 2].map(() => issueToken(db, account.id, new Date())))
  let callCount = 0
  const callApi = async (path: string) => {
    callCount += 1
    const headers = { authorization: `Bearer ${tokens[callCount % 2]!}` }
    const response = await restartApi().request(path, { method: 'POST', headers })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const sendPath = `/associate/profile/change-mobile-otp/${account.id}?mobile=9111100008`
  const verifyPath = `/associate/profile/verify-change-mobile-otp/${account.id}?mobile=9111100008&otp=`
  const responses = []
  for (let index = 0; index < 4; index++) {
    await callApi(sendPath)
    for (let guess = 0; guess < 5; guess++)
      responses.push(await callApi(`${verifyPath}${wrongCode(delivered)}`))
  }
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(await guessesOf(db, account.id)).toBe(10)
  const { status, body } = await callApi(`/auth/send-otp/${account.id}?mobile_flag=1&mobile=9111100009`)
  expect([status, body.message]).toEqual([
    429,
    'Too many wrong codes were entered. Try again later, or contact the office.',
  ])
  delivered.length = 0
  await restartApi().request(`/auth/forgot-password?key=${account.mobile}`, { method: 'POST' })
  expect(delivered).toHaveLength(1)
})
