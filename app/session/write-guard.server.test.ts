import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod/v4'
import type { Caller } from '~/api/caller.server'
import { callUpstream } from '~/api/transport.server'
import { env } from '~/env.server'
import { aCaller, apiErrorOf, upstreamForThisFile } from '../../tests/factories/caller'
import { isDeep } from '../../tests/factories/cases'
import { aSession } from '../../tests/factories/session'
import { success } from '../../tests/factories/wire'
import { memoryStore } from './memory-store.server'
import type { Store } from './store.server'
import { writesOnce } from './write-guard.server'

const upstream = upstreamForThisFile()
const Saved = z.object({ status: z.literal(true), message: z.string() })
const caller = (user = '101'): Caller =>
  aCaller({ runOnce: writesOnce(aSession({ user: { id: user, type: 2, name: 'Ravi' } })) })
let key = ''
beforeEach(() => {
  key = crypto.randomUUID()
})

interface Write {
  by?: string
  plot?: string
  idempotencyKey?: string
  body?: FormData
}
const write = ({ by, plot = '7', idempotencyKey = key, body }: Write = {}) =>
  callUpstream(caller(by), 'requestBankChange', Saved, { params: { user: plot }, body, idempotencyKey })

describe('one form posted several times', () => {
  beforeEach(() =>
    upstream.replies({ bytes: Buffer.from('{"status":true,"message":"Saved."}'), afterMs: 50 }),
  )

  it('M210 again later, also after a change of the secret, gets the first response', async () => {
    env.sessionSecrets = ['o'.repeat(32)]
    const first = await write()
    expect(await write()).toEqual(first)
    env.sessionSecrets = ['n'.repeat(32), 'o'.repeat(32)]
    expect(await write()).toEqual(first)
    expect(upstream.received()).toHaveLength(1)
  })

  it.each<[string, Write]>([
    ['another form', { idempotencyKey: 'another-key-of-a-form' }],
    ['another person’s form', { by: '102' }],
    ['a form with other values', { plot: '8' }],
  ])('M210 %s is a separate write', async (_, otherWrite) => {
    await write()
    await write(otherWrite)
    expect(upstream.received()).toHaveLength(2)
  })

  it('M210 compares files by content', async () => {
    const formWith = (content: string) => {
      const form = new FormData()
      form.set('image', new File([content], 'cheque.png', { type: 'image/png' }))
      return form
    }
    await write({ body: formWith('PNG') })
    await write({ body: formWith('PNG') })
    expect(upstream.received()).toHaveLength(1)
    await write({ body: formWith('GIF') })
    expect(upstream.received()).toHaveLength(2)
  })
})

/** Another process, with these stores. */
async function portalWith(stores: object) {
  onTestFinished(() => {
    vi.doUnmock('./shared-store.server')
    vi.resetModules()
  })
  vi.doMock('./shared-store.server', () => stores)
  vi.resetModules()
  return import('./write-guard.server')
}

it('M210 at the same time at two portals with shared stores runs once, and both posts get its result', async () => {
  const stores = new Map<string, Store>()
  const storeOf = (name: string) => stores.get(name) ?? stores.set(name, memoryStore()).get(name)!
  const first = await portalWith({ strictStore: storeOf, bestEffortStore: storeOf })
  const second = await portalWith({ strictStore: storeOf, bestEffortStore: storeOf })
  let runs = 0
  const run = () => new Promise<number>((resolve) => setTimeout(resolve, 20, (runs += 1)))
  const results = await Promise.all([first, second].map((portal) => portal.writesOnce(aSession())(key, run)))
  expect(results).toEqual([1, 1])
  expect(runs).toBe(1)
})

it('X043 shared stores reveal no reply, because it may contain the token of a link', async () => {
  const store = memoryStore()
  const stored: string[] = []
  const set: Store['set'] = (id, value, lifeMs) => {
    stored.push(value)
    return store.set(id, value, lifeMs)
  }
  const portal = await portalWith({ strictStore: () => store, bestEffortStore: () => ({ ...store, set }) })
  const send = () => portal.writesOnce(aSession())(key, async () => ({ token: 'Token-of-a-link' }))
  expect(await send()).toEqual({ token: 'Token-of-a-link' })
  expect(await send()).toEqual({ token: 'Token-of-a-link' })
  expect(stored).toHaveLength(1)
  expect(stored[0]).not.toContain('Token-of-a-link')
})

it('M210 at the same time at one portal runs once even if Redis cannot be used', async () => {
  const unusable = { ...memoryStore(), count: () => Promise.reject(new Error('Redis is down.')) }
  const portal = await portalWith({ strictStore: () => unusable, bestEffortStore: memoryStore })
  const run = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 20, 'Saved.')))
  const send = () => portal.writesOnce(aSession())(key, run)
  expect(await Promise.all([send(), send()])).toEqual(['Saved.', 'Saved.'])
  expect(run).toHaveBeenCalledTimes(1)
})

describe('after a failure', () => {
  it('M210 an unconfirmed write is not sent again to an upstream that ignores keys', async () => {
    upstream.replies('reset', { json: success() })
    const kinds = [await apiErrorOf(write()), await apiErrorOf(write())].map(({ kind }) => kind)
    expect(kinds).toEqual(['unconfirmed', 'unconfirmed'])
    expect(upstream.received()).toHaveLength(1)
  })

  it('M210 an unconfirmed write may be sent again to an upstream that honours keys', async () => {
    env.apiHonoursIdempotencyKeys = true
    upstream.replies('reset', 'reset', { json: success({ message: 'Saved.' }) })
    expect((await apiErrorOf(write())).kind).toBe('unconfirmed')
    expect((await write()).message).toBe('Saved.')
  })

  it.each([
    ['the upstream refuses', { json: { status: false, message: 'The window is closed.' } }],
    ['the upstream responds with 503', { status: 503 }],
  ])('M210 a write can be sent again if %s', async (_, failure) => {
    upstream.replies(failure, { json: success({ message: 'Saved.' }) })
    await apiErrorOf(write())
    expect((await write()).message).toBe('Saved.')
  })
})

const FORMS = isDeep ? 1_000 : 200
const LOST_EVERY = 5

it('M210 none of many writes runs twice if each is sent three times and a fifth of the responses is lost', async () => {
  const forms = Array.from({ length: FORMS }, (_, index) => `form-${index}-${key}`)
  upstream.replies(
    ...forms.map((_, index) =>
      index % LOST_EVERY === 0 ? ('reset' as const) : { json: success({ message: 'Saved.' }) },
    ),
  )
  const outcomes = []
  for (const idempotencyKey of forms) {
    const send = () =>
      write({ idempotencyKey }).then(
        ({ message }) => message,
        (error: Error) => error.message,
      )
    const [first, second] = await Promise.all([send(), send()])
    expect([second, await send()]).toEqual([first, first])
    outcomes.push(first)
  }
  expect(upstream.received()).toHaveLength(FORMS)
  expect(outcomes.filter((outcome) => outcome === 'Saved.')).toHaveLength(FORMS - FORMS / LOST_EVERY)
})
