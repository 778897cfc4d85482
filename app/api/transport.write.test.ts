import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/v4'
import { env } from '~/env.server'
import { m } from '~/messages/messages'
import { aCaller, apiErrorOf, upstreamForThisFile } from '../../tests/factories/caller'
import type { Reply } from '../../tests/factories/upstream'
import { success } from '../../tests/factories/wire'
import { refusal, refusalInit } from './errors'
import type { CallInput } from './request.server'
import { callUpstream } from './transport.server'

const upstream = upstreamForThisFile()
const KEY = 'key-of-these-tests-1'
const Anything = z.object({ status: z.literal(true) })
const okReply: Reply = { json: success() }
const clear = (input: CallInput = {}, caller = aCaller()) =>
  callUpstream(caller, 'clearNotifications', Anything, {
    params: { user: '101' },
    query: { clear: 1, id: 7 },
    ...input,
  })
const clearWithKey = (input: CallInput = {}, caller = aCaller()) =>
  clear({ idempotencyKey: KEY, ...input }, caller)
const signIn = () => callUpstream(aCaller(), 'login', Anything)

const aForm = () => {
  const form = new FormData()
  form.set('name', 'రవి')
  form.set('image', new File(['PNG'], 'cheque.png', { type: 'image/png' }))
  return form
}
const upload = (caller = aCaller()) =>
  callUpstream(caller, 'requestBankChange', Anything, {
    params: { user: '101' },
    body: aForm(),
    idempotencyKey: KEY,
  })

const brokenOff: [string, Reply] = ['a connection lost in the body', 'reset in the body']
const garbage: [string, Reply][] = [
  ['a response that is not JSON', { body: '<h1>Fatal error</h1>' }],
  ['a truncated response', { body: '{"status":tr' }],
]
const statuses = [500, 502, 503, 504, 408, 429].map((status): [string, Reply] => [
  `status ${status}`,
  { status },
])
const failures: [string, Reply][] = [['a lost connection', 'reset'], brokenOff, ...statuses]
const uncertainFailures = [...failures, ...garbage].filter(([name]) => !/500|503|429/.test(name))

describe('a write with a key, to an upstream that honours keys', () => {
  beforeEach(() => {
    env.apiHonoursIdempotencyKeys = true
  })

  it.each([
    ['a write', clearWithKey],
    ['an upload', upload],
  ])('M025 %s after no response is sent once more, unchanged and with the same key', async (_, write) => {
    upstream.replies('reset', okReply)
    await expect(write()).resolves.toEqual({ status: true })
    const [first, second, ...others] = upstream.received()
    expect(others).toEqual([])
    expect(first?.headers['idempotency-key']).toBe(KEY)
    expect(second).toEqual(first)
  })

  it('M025 M026 is not sent after the deadline, so it is unavailable, not unconfirmed', async () => {
    const lateCaller = aCaller({ deadline: AbortSignal.abort(new DOMException('', 'TimeoutError')) })
    expect((await apiErrorOf(clearWithKey({}, lateCaller))).kind).toBe('unavailable')
    expect(upstream.received()).toEqual([])
  })

  it('M025 after no response twice is unconfirmed, and not sent a third time', async () => {
    upstream.replies('reset', 'reset', okReply)
    expect((await apiErrorOf(clearWithKey())).kind).toBe('unconfirmed')
    expect(upstream.received()).toHaveLength(2)
  })

  it('M210 is sent again after a 409 and a pause of 300 ms, so that a double click succeeds', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    upstream.replies({ status: 409 }, okReply)
    await expect(clearWithKey()).resolves.toEqual({ status: true })
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(300)
    expect(upstream.received()).toHaveLength(2)
  })

  it('M210 after a second 409 shows a message at the form', async () => {
    upstream.replies({ status: 409 })
    const error = await apiErrorOf(clearWithKey())
    expect(refusal(error)).toBe('Already in progress. Please try again in a moment.')
    expect(upstream.received()).toHaveLength(2)
  })

  it('M025 an upload without a response ends at its timeout and is not sent again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const caller = aCaller()
    const timeout = new AbortController()
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
    upstream.replies('hang', okReply)
    const failed = apiErrorOf(upload(caller))
    await upstream.requests(1)
    expect(timeouts.mock.calls).toEqual([[60_000]])
    vi.advanceTimersByTime(59_999)
    expect(upstream.received()).toHaveLength(1)
    timeout.abort(new DOMException('Too late', 'TimeoutError'))
    expect(await failed).toMatchObject({ kind: 'unconfirmed', init: { status: 504 } })
    expect(upstream.received()).toHaveLength(1)
  })

  it('M025 with a key that was used for other values is not repeated, and the form says what to do', async () => {
    upstream.replies({ status: 422, body: '{"status":false,"message":"Canary"}' })
    const error = await apiErrorOf(clearWithKey())
    expect(refusal(error)).toBe(
      'You already sent this form with different values. Reload the page and try again.',
    )
    expect(refusalInit(error)).toEqual({ status: 400 })
    expect(upstream.received()).toHaveLength(1)
  })

  it('M025 is not repeated after a refusal', async () => {
    upstream.replies({ json: { status: false, message: 'No.' } }, okReply)
    expect(refusal(await apiErrorOf(clearWithKey()))).toBe('No.')
    expect(upstream.received()).toHaveLength(1)
  })
})

describe('a write with a key, to an upstream that does not honour keys', () => {
  it.each(uncertainFailures)('M026 reports an unconfirmed change after %s', async (_, failure) => {
    upstream.replies(failure)
    const error = await apiErrorOf(clearWithKey())
    expect(error).toMatchObject({ kind: 'unconfirmed', init: { status: 502 } })
    expect(refusal(error)).toMatch(/^We couldn't confirm your change\. /)
    expect(refusalInit(error)).toEqual({ status: 502 })
  })

  it('M026 may take longer than the first-byte timeout, because it is not repeated', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const page = new AbortController()
    const longerThanFirstByteMs = 6_000
    upstream.replies({ bytes: Buffer.from('{"status":true}'), afterMs: longerThanFirstByteMs })
    const pendingWrite = clearWithKey({}, aCaller({ deadline: page.signal }))
    await upstream.requests(1)
    vi.advanceTimersByTime(longerThanFirstByteMs)
    await expect(pendingWrite).resolves.toEqual({ status: true })
  })

  it('M026 status 500 or 503, or an unreachable upstream, is a failure, not an unconfirmed change', async () => {
    const unavailable = { kind: 'unavailable', message: m.somethingWentWrong() }
    for (const status of [500, 503]) {
      upstream.replies({ status })
      expect(await apiErrorOf(clearWithKey())).toMatchObject(unavailable)
    }
    env.apiBaseUrl = 'http://127.0.0.1:1'
    expect(await apiErrorOf(clearWithKey())).toMatchObject(unavailable)
  })
})

it.each([...failures, ...garbage])('M025 no write is repeated after %s', async (name, failure) => {
  for (const [write, honoursKeys] of [
    [clearWithKey, false],
    [clear, true],
    [signIn, true],
    ...(name === 'a lost connection' ? [] : [[clearWithKey, true] as const]),
  ] as const) {
    env.apiHonoursIdempotencyKeys = honoursKeys
    upstream.replies(failure, okReply)
    await apiErrorOf(write())
    expect(upstream.received()).toHaveLength(1)
    const key = upstream.received()[0]?.headers['idempotency-key']
    expect(key).toBe(write === clearWithKey ? KEY : undefined)
  }
})

describe('throttled writes', () => {
  it('return 429 with the upstream’s message', async () => {
    upstream.replies({ status: 429, body: '{"status":false,"message":"Please try again in 4 minutes."}' })
    const error = await apiErrorOf(signIn())
    expect(error).toMatchObject({ kind: 'throttled', init: { status: 429 } })
    expect(refusal(error)).toBe('Please try again in 4 minutes.')
    expect(refusalInit(error)).toEqual({ status: 429, headers: { 'Retry-After': '60' } })
  })

  it.each(['', 'Slow down', '{"message":" "}', 'null'])(
    'return the portal’s message if the upstream has none: %j',
    async (body) => {
      upstream.replies({ status: 429, body })
      expect(refusal(await apiErrorOf(signIn()))).toBe(
        'Too many attempts. Please try again in a few minutes.',
      )
    },
  )
})
