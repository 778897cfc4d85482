import { expect, it, vi } from 'vitest'
import { z } from 'zod/v4'
import { m } from '~/messages/messages'
import { aCaller, apiErrorOf, upstreamForThisFile } from '../../tests/factories/caller'
import { takeLog } from '../../tests/factories/log'
import type { Reply } from '../../tests/factories/upstream'
import { success } from '../../tests/factories/wire'
import { argsOf } from '../../tests/factories/session'
import { newCaller } from './caller.server'
import { callUpstream } from './transport.server'

const upstream = upstreamForThisFile()

const Anything = z.object({ status: z.literal(true) })
const okReply: Reply = { json: success() }
const readProjects = (caller = aCaller()) => callUpstream(caller, 'projects', Anything)

const failures: [string, Reply][] = [
  ['a lost connection', 'reset'],
  ['a connection lost in the body', 'reset in the body'],
  ...[500, 502, 503, 408, 429].map((status): [string, Reply] => [`status ${status}`, { status }]),
]

it.each(failures)('M025 M026 a read succeeds after %s, and fails after two', async (name, failure) => {
  upstream.replies(failure, okReply)
  await expect(readProjects()).resolves.toEqual({ status: true })
  expect(upstream.received()).toHaveLength(2)
  upstream.replies(failure, failure, okReply)
  const error = await apiErrorOf(readProjects())
  expect(error).toMatchObject(
    name === 'status 429'
      ? { kind: 'throttled', init: { status: 429 } }
      : { kind: 'unavailable', message: m.somethingWentWrong(), init: { status: 502 } },
  )
  expect(upstream.received()).toHaveLength(2)
})

it.each([
  [401, 'unauthenticated', 401],
  [403, 'forbidden', 404],
  [404, 'not-found', 404],
  [409, 'unavailable', 502],
  [422, 'unavailable', 502],
])('M025 status %i is not retried: %s, shown as %i', async (status, kind, shown) => {
  upstream.replies({ status }, okReply)
  expect(await apiErrorOf(readProjects())).toMatchObject({ kind, init: { status: shown } })
  expect(upstream.received()).toHaveLength(1)
})

it('M025 logs status and attempts', async () => {
  takeLog()
  upstream.replies({ status: 503 }, okReply)
  await readProjects()
  expect(takeLog()).toContain('"status":200,"attempts":2')
})

it('M025 M026 a read without a first byte in 5 s is retried once, then times out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  upstream.replies('hang')
  const failed = apiErrorOf(readProjects())
  for (const attempt of [1, 2]) {
    await upstream.requests(attempt)
    vi.advanceTimersByTime(4_999)
    expect(upstream.received()).toHaveLength(attempt)
    vi.advanceTimersByTime(1)
  }
  expect(await failed).toMatchObject({ kind: 'unavailable', init: { status: 504 } })
  expect(upstream.received()).toHaveLength(2)
})

it('M026 a call ends at the deadline of its page and is not retried', async () => {
  upstream.replies('hang')
  const page = new AbortController()
  const failed = apiErrorOf(readProjects(aCaller({ deadline: page.signal })))
  await upstream.requests(1)
  page.abort(new DOMException('Too late', 'TimeoutError'))
  expect(await failed).toMatchObject({ kind: 'unavailable', init: { status: 504 } })
  expect(upstream.received()).toHaveLength(1)
})

it('M026 a page has 15 s; a form has 15 s: 10 s for all calls of its action, 5 s for the page after it', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const form = argsOf(new Request('http://localhost', { method: 'POST' }))
  const { deadline } = newCaller(form, null)
  expect(newCaller(form, null).deadline).toBe(deadline)
  newCaller(argsOf(new Request('http://localhost'), form.context), null)
  newCaller(argsOf(new Request('http://localhost')), null)
  expect(timeout.mock.calls).toEqual([[10_000], [5_000], [15_000]])
})
