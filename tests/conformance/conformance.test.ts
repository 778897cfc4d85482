import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, endpoints } from '../../app/api/endpoints'
import { DEMO_PASSWORD, type PersonaKey, personaOf } from '../../reference-api/demo-data/personas'
import { demoApiForThisFile } from '../contract/reference-api/demo-api'
import { exitCode, toJson, toText } from './report'
import { steps } from './steps'
import { walk } from './walk'

type Answer = (request: Request) => Response | Promise<Response>

const api = demoApiForThisFile()
let answer: Answer
let base: string
const server = createServer(getRequestListener((request) => answer(request)))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => server.close())

const right: Answer = (request) => api.app.request(request)

async function walkAs(persona: PersonaKey, wrong: Answer = right, hasWrites = false) {
  answer = wrong
  const user = personaOf(persona).mobile
  return walk({ base, endpoints, steps, user, password: DEMO_PASSWORD, hasWrites })
}

/** The upstream that is right but for one call. */
const wrongIn =
  (call: Call, wrong: Answer): Answer =>
  (request) => {
    const path = endpoints[call].path.replace(/\{\w+\}/g, '[^/]+')
    return new RegExp(`^/${path}$`).test(new URL(request.url).pathname) ? wrong(request) : right(request)
  }

const withReply =
  (change: (reply: Record<string, unknown>) => unknown): Answer =>
  async (request) =>
    Response.json(change((await (await right(request)).json()) as Record<string, unknown>))

describe('conformance', () => {
  it('M235 M239 asks every call of the portal once, those that write last', () => {
    expect(steps.map(({ call }) => call).sort()).toEqual(Object.keys(endpoints).sort())
    const effects = steps.slice(1).map(({ call }) => endpoints[call].effect)
    expect(effects).toEqual([...effects].sort())
  })

  it('M235 the reference API passes in full', async () => {
    const results = await walkAs('P1')
    const left = results.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'assumed')
    expect(left.every(({ detail }) => detail.startsWith('it writes'))).toBe(true)
    expect(results.filter(({ unread }) => unread.length > 0)).toEqual([])
    expect(results.filter(({ verdict }) => verdict === 'assumed').map(({ call }) => call)).toEqual(
      steps
        .map(({ call }) => call)
        .filter((call) => 'isAssumed' in endpoints[call] && endpoints[call].effect === 'read'),
    )
    expect(exitCode(results)).toBe(0)
  })

  it('M235 M238 with its writes too', async () => {
    const results = await walkAs('P9', right, true)
    expect(results.filter(({ verdict }) => verdict === 'drift' || verdict === 'missing')).toEqual([])
    const writes = results.filter(({ call }) => endpoints[call].effect === 'write')
    expect(writes.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThanOrEqual(10)
  })

  it.each<[string, Call, Answer, RegExp]>([
    ['status 500', 'projects', () => new Response('', { status: 500 }), /^status 500$/],
    ['no JSON', 'emiPlans', () => new Response('<html>'), /^the reply is not JSON$/],
    [
      'a refusal of what may be read',
      'profile',
      () => Response.json({ status: false, message: 'Not today.' }),
      /^refused: Not today\.$/,
    ],
    [
      'no status',
      'cashBills',
      withReply(({ status: _, ...rest }) => rest),
      /^status: not true, and no message$/,
    ],
    [
      'an amount in words',
      'projects',
      withReply((reply) => ({
        ...reply,
        projects: (reply.projects as object[]).map((project) => ({ ...project, rate: 'twelve' })),
      })),
      /^projects\.0\.rate: /,
    ],
    [
      'an id that is missing',
      'notifications',
      withReply((reply) => ({ ...reply, notifications: [{ message: 'Hello' }] })),
      /^notifications\.0\.\w+: Required/,
    ],
  ])('drift: %s', async (_, call, wrong, detail) => {
    const results = await walkAs('P1', wrongIn(call, wrong))
    const drifted = results.filter(({ verdict }) => verdict === 'drift')
    expect(drifted.map((result) => result.call)).toEqual([call])
    expect(drifted[0]?.detail).toMatch(detail)
    expect(exitCode(results)).toBe(1)
  })

  it('missing: no such call; what needs its reply is skipped, with the reason', async () => {
    const results = await walkAs(
      'P1',
      wrongIn('projectBlocks', () => new Response('', { status: 404 })),
    )
    expect(results.find(({ call }) => call === 'projectBlocks')).toMatchObject({ verdict: 'missing' })
    expect(results.find(({ call }) => call === 'plotCost')).toMatchObject({
      verdict: 'skipped',
      detail: 'no plotForSale is known',
    })
    expect(exitCode(results)).toBe(1)
  })

  it('missing: nobody there', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as { port: number }
    await new Promise((resolve) => closed.close(resolve))
    const results = await walk({
      base: `http://127.0.0.1:${port}`,
      endpoints,
      steps,
      user: 'a',
      password: 'b',
      hasWrites: false,
    })
    expect(results[0]).toMatchObject({ call: 'login', verdict: 'missing', detail: 'ECONNREFUSED' })
    expect(exitCode(results)).toBe(1)
  })

  it('a field that the portal does not read is told, and passes', async () => {
    const wrong = wrongIn(
      'profile',
      withReply((reply) => ({
        ...reply,
        profile: { ...(reply.profile as object), colour: 'blue' },
        extra: 1,
      })),
    )
    const results = await walkAs('P1', wrong)
    const profile = results.find(({ call }) => call === 'profile')
    expect(profile).toMatchObject({
      verdict: 'pass',
      unread: expect.arrayContaining(['profile.extra']) as string[],
    })
    expect(toText(results)).toContain('not read: profile.extra')
  })

  it('the report sums up, as text and as JSON, and holds neither password nor token', async () => {
    let token = ''
    const listening = withReply((reply) => {
      token = reply.token as string
      return reply
    })
    const results = await walkAs('P1', wrongIn('login', listening))
    expect(toText(results)).toMatch(/\n55 calls: \d+ pass, 7 assumed, 0 drift, 0 missing, \d+ skipped$/)
    const json = JSON.stringify(toJson(results))
    expect(toJson(results).summary).toMatchObject({ calls: 55, drift: 0, missing: 0 })
    expect(json).not.toContain(DEMO_PASSWORD)
    expect(token.length).toBeGreaterThan(20)
    expect(json).not.toContain(token)
  })
})
