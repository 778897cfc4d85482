import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTolerantly } from '../../app/contract/tolerance'
import { type Call, type Endpoint, endpoints, isAssumed } from '../../app/api/endpoints'
import { DEMO_PASSWORD, type PersonaKey, personaOf } from '../../reference-api/demo-data/personas'
import { demoApiForThisFile } from '../contract/reference-api/demo-api'
import { cases } from '../factories/cases'
import { brokenNumbers, garbage, replaceAt } from '../factories/garbage'
import { withOverrides } from '../../app/api/endpoint-overrides'
import { exitCode, toText } from './report'
import type { Step } from './step'
import { steps } from './steps'
import { walk, type WalkOptions } from './walk'

type Handler = (request: Request) => Response | Promise<Response>

const api = demoApiForThisFile()
let handle: Handler
let base: string
const server = createServer(getRequestListener((request) => handle(request)))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => server.close())

const referenceApi: Handler = (request) => api.app.request(request)

const repliesByRequest = new Map<string, Response>()

/** The reference API for reads. Equal requests get equal replies, so each is made once; a login is made anew, because a test may end its token. */
const readOnlyApi: Handler = async (request) => {
  if (pathOf(endpoints.login).test(new URL(request.url).pathname)) return referenceApi(request)
  const key = `${request.method} ${request.url} ${await request.clone().text()}`
  const reply = repliesByRequest.get(key) ?? (await referenceApi(request))
  repliesByRequest.set(key, reply)
  return reply.clone()
}

const table = withOverrides({})

async function walkAs(persona: PersonaKey, upstream: Handler = readOnlyApi, more: Partial<WalkOptions> = {}) {
  handle = upstream
  const user = personaOf(persona).mobile
  const password = DEMO_PASSWORD
  const office = { mobile: personaOf('P4').mobile, password }
  return walk({ base, table, steps, user, password, office, hasWrites: false, samples: 1, ...more })
}

/** An upstream with a wrong reply to one call; `others` handles all other calls. */
const wrongIn =
  (call: Call, wrong: Handler, others = readOnlyApi): Handler =>
  (request) =>
    pathOf(endpoints[call]).test(new URL(request.url).pathname) ? wrong(request) : others(request)

const pathOf = ({ path }: Endpoint) => new RegExp(`^/${path.replace(/\{\w+\}/g, '[^/]+')}$`)

const withReply =
  (change: (reply: Record<string, unknown>) => unknown): Handler =>
  async (request) =>
    Response.json(change((await (await readOnlyApi(request)).json()) as Record<string, unknown>))

/** Two rows of each list, because a list with no readable row is refused. */
function withFewRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.slice(0, 2).map(withFewRows)
    return rows.length === 1 ? [...rows, ...rows] : rows
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFewRows(inner)]))
}

/** Reads that require a token or an id, which only a write returns. */
const AFTER_A_WRITE: Call[] = ['calendarDues', 'officeQuery', 'customerStatement']

/** Reads that are made only if the upstream offers a capability. */
const READS_OF_CAPABILITIES = steps
  .filter(
    ({ call, capability }) =>
      capability && endpoints[call].effect === 'read' && !AFTER_A_WRITE.includes(call),
  )
  .map(({ call }) => call)

const OPTIONAL =
  /firm|earnings|tax-year|collections|changes|calendar|figures|find|activity|record-download|not-me|quer|customer|share|project-layout|office/

const withStatus =
  (status: number): Handler =>
  () =>
    new Response('', { status })
const withPlans = (emi_list: unknown) => withReply((reply) => ({ ...reply, emi_list }))
const refusal: Handler = () => Response.json({ status: false, message: 'Not today.' })
const html: Handler = () => new Response('<html>')

describe('conformance', () => {
  it('M235 M239 has a step for each call of the portal; after login, reads that need no write come first', () => {
    expect(steps.map(({ call }) => call).sort()).toEqual(Object.keys(endpoints).sort())
    const afterLogin = steps
      .slice(1)
      .filter(({ call }) => !AFTER_A_WRITE.includes(call) && call !== 'officeLogin')
    const effects = afterLogin.map(({ call }) => endpoints[call].effect)
    expect(effects).toEqual([...effects].sort())
  })

  it('M235 the reference API passes every read that needs no write', async () => {
    const results = await walkAs('P1', referenceApi, { samples: 4 })
    const notPassed = results.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'assumed')
    const skippedReads = notPassed.filter(({ detail }) => !detail.startsWith('it writes'))
    expect(skippedReads.map(({ call }) => call)).toEqual(AFTER_A_WRITE)
    expect(results.filter(({ unread }) => unread.length > 0)).toEqual([])
    expect(results.filter(({ verdict }) => verdict === 'assumed').map(({ call }) => call)).toEqual(
      steps
        .map(({ call }) => call)
        .filter((call) => isAssumed(call) && (endpoints[call].effect === 'read' || call === 'officeLogin'))
        .filter((call) => !AFTER_A_WRITE.includes(call)),
    )
    expect(exitCode(results)).toBe(0)
  })

  it('M235 M238 the reference API passes with writes', async () => {
    const results = await walkAs('P9', referenceApi, { hasWrites: true })
    expect(results.filter(({ verdict }) => verdict === 'drift' || verdict === 'missing')).toEqual([])
    for (const call of ['makeCalendarFeed', ...AFTER_A_WRITE, 'changeCalendarFeed'])
      expect(results.find((result) => result.call === call)).toMatchObject({ verdict: 'assumed' })
    const writes = results.filter(({ call }) => endpoints[call].effect === 'write')
    expect(writes.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThanOrEqual(10)
  })

  it.each<[string, Call, Handler, RegExp]>([
    ['status 500', 'projects', withStatus(500), /^status 500$/],
    ['a reply that is not JSON', 'emiPlans', html, /^the reply is not JSON$/],
    ['a refused read', 'profile', refusal, /^refused: Not today\.$/],
    [
      'no status',
      'cashBills',
      withReply(({ status: _, ...rest }) => rest),
      /^status: not true, and no message$/,
    ],
    ['an invalid list', 'emiPlans', withPlans('none'), /^emi_list: Invalid input: expected array/],
    [
      'a list without a readable row',
      'emiPlans',
      withPlans([{ months: 12 }]),
      /^emi_list\.0\.id: is missing/,
    ],
  ])('%s is a drift', async (_, call, wrong, detail) => {
    const results = await walkAs('P1', wrongIn(call, wrong))
    const drifted = results.filter(({ verdict }) => verdict === 'drift')
    expect(drifted.map((result) => result.call)).toEqual([call])
    expect(drifted[0]?.detail).toMatch(detail)
    expect(exitCode(results)).toBe(1)
  })

  it('M239 if the upstream lacks a call, reports the call as missing, and skips the calls that depend on it', async () => {
    const withoutCashBills = wrongIn('cashBills', withStatus(404), referenceApi)
    const results = await walkAs('P1', withoutCashBills, { hasWrites: true })
    expect(results.find(({ call }) => call === 'cashBills')).toMatchObject({ verdict: 'missing' })
    expect(results.find(({ call }) => call === 'saveCashBills')).toMatchObject({
      verdict: 'skipped',
      detail: 'no cashBills is known',
    })
    expect(exitCode(results)).toBe(1)
  })

  it.each([
    ['HTTP 404', withStatus(404)],
    ['HTTP 501', withStatus(501)],
    ['a refusal', refusal],
  ])('M239 an optional call that returns %s is absent, with the effect on the screen', async (_, absent) => {
    const wrong = wrongIn('commissionStatement', absent, wrongIn('projectBlocks', absent))
    const results = await walkAs('P1', wrong)
    for (const call of ['projectBlocks', 'commissionStatement'])
      expect(results.find((result) => result.call === call)).toMatchObject({ verdict: 'absent' })
    expect(toText(results)).toMatch(
      /^absent {3}GET associate\/get-project-blocks.* Plot Availability has no map of one block$/m,
    )
    expect(exitCode(results)).toBe(0)
    // Without the map, the plot numbers come from bookings.
    expect(results.find(({ call }) => call === 'plotInfo')?.verdict).toBe('pass')
  })

  it.each<[string, Handler]>([
    ['HTTP 404', withStatus(404)],
    ['HTTP 500', withStatus(500)],
    ['a refusal', refusal],
    ['HTML with status 200', html],
    ['a text instead of the list', () => Response.json({ status: true, capabilities: 'all' })],
    ['no list', () => Response.json({ status: true })],
    ['only unknown capabilities', () => Response.json({ status: true, capabilities: ['x'] })],
  ])('X003 if capabilities returns %s, makes no optional call; each is reported absent', async (_, wrong) => {
    const calls: string[] = []
    const recording: Handler = (request) => {
      calls.push(new URL(request.url).pathname)
      return wrongIn('capabilities', wrong)(request)
    }
    const results = await walkAs('P1', recording)
    expect(calls.filter((path) => OPTIONAL.test(path))).toEqual([])
    for (const call of READS_OF_CAPABILITIES)
      expect(results.find((result) => result.call === call)).toMatchObject({
        verdict: 'absent',
        detail: expect.stringMatching(/^optional, absent: \S/) as string,
        replies: 0,
      })
    expect(toText(results)).toMatch(/^absent {3}POST associate\/earnings.* {2}optional, absent: Home has no/m)
    expect(exitCode(results)).toBe(0)
  })

  it.each<[string, Handler, string]>([
    ['HTTP 404', withStatus(404), 'missing'],
    ['a refusal', refusal, 'drift'],
    ['a text instead of months', withReply((reply) => ({ ...reply, months: 'none' })), 'drift'],
  ])('X003 reports a fault if a call of an offered capability returns %s', async (_, wrong, verdict) => {
    const results = await walkAs('P1', wrongIn('earnings', wrong))
    expect(results.find(({ call }) => call === 'earnings')?.verdict).toBe(verdict)
    expect(exitCode(results)).toBe(1)
  })

  it('M036 a wrong password ends the run', async () => {
    const results = await walkAs('P1', referenceApi, { password: 'wrong' })
    const detail = expect.stringMatching(/^refused: \S/) as string
    expect(results).toMatchObject([{ call: 'login', verdict: 'drift', detail }])
  })

  it('passes a reply with a field that the portal does not read, and reports the field', async () => {
    const more = withReply(({ data, ...reply }) => ({
      ...reply,
      data: { ...(data as object), colour: 'blue' },
      extra: 1,
    }))
    const results = await walkAs('P1', wrongIn('profile', more))
    const unread = ['profile.extra', 'profile.data.colour']
    expect(results.find(({ call }) => call === 'profile')).toMatchObject({ verdict: 'pass', unread })
    expect(toText(results)).toContain('not read: profile.extra')
  })

  it('M235 reports a field only once if every reply has it and the portal does not read it', async () => {
    const withMore = withReply((reply) => ({ ...reply, code: 200, trace: null }))
    const results = await walkAs('P1', withMore)
    expect(results.flatMap(({ unread }) => unread)).toEqual(['login.code', 'login.trace'])
    expect(exitCode(results)).toBe(0)
  })

  describe('a reply of any call with one changed value', () => {
    const replies = new Map<Step['schema'], unknown>()

    beforeAll(async () => {
      const recording: Handler = async (request) => {
        const response = await referenceApi(request)
        const { pathname } = new URL(request.url)
        const { schema } = steps.find(
          ({ call }) => endpoints[call].method === request.method && pathOf(endpoints[call]).test(pathname),
        )!
        const reply = (await response.clone().json()) as { status: boolean }
        if (reply.status) replies.set(schema, withFewRows(reply))
        return response
      }
      await walkAs('P9', recording, { hasWrites: true })
      await walkAs('P1', recording, { hasWrites: true })
    })

    it('M235 is parsed without NaN, or rejected', () => {
      for (const { call, schema } of steps) {
        const reply = replies.get(schema)
        expect([call, readTolerantly(schema, reply).parsed.success]).toEqual([call, true])
        const isSafe = (place: number, value: unknown) => {
          const { parsed } = readTolerantly(schema, replaceAt(reply, place, value))
          return !parsed.success || brokenNumbers(parsed.data).length === 0
        }
        fc.assert(fc.property(fc.nat(), garbage, isSafe), cases(40, 1_000))
      }
    })

    it('M235 is rejected only if the value is one that no screen can do without', () => {
      const rejected = steps.map(({ call, schema }) => {
        const reply = replies.get(schema)
        const fields = valuesIn(reply).filter(([, place]) =>
          [null, '', 'x', 1.5, true, {}, []].some(
            (value) => !readTolerantly(schema, replaceAt(reply, place, value)).parsed.success,
          ),
        )
        return [call, [...new Set(fields.map(([name]) => name))]] as const
      })
      expect(Object.fromEntries(rejected.filter(([, names]) => names.length > 0))).toEqual(REQUIRED)
    })
  })
})

/** Ids, tokens and versions, and the texts of a profile, because an edit would clear them. */
const REQUIRED = {
  login: ['token', 'data.user_id', 'data.user_type'],
  profile: ['data.name', 'data.mobile', 'data.email', 'data.address'],
  commissionStatement: ['data'],
  paidCommissionDocument: ['data'],
  teamFigures: ['associate.agent_id'],
  officeLogin: ['token', 'user_id'],
  officeBankRequest: ['record.key', 'record.version', 'request.agent_id'],
  officePerson: ['id'],
  makeCalendarFeed: ['token'],
  raiseQuery: ['query_id'],
  officeQuery: ['record.key', 'record.version', 'associate_id', 'query.query_id'],
  shareBooking: ['token'],
  forgotPassword: ['challenge'],
  loginWithOtp: ['token', 'data.user_id', 'data.user_type'],
  officeSave: ['version'],
  officePay: ['version'],
  officeUpload: ['id'],
  officeImport: ['id'],
}

/** The name and the place, as `replaceAt` counts places, of each text, number or flag, except `status`. */
function valuesIn(reply: unknown): [name: string, place: number][] {
  const values: [string, number][] = []
  let place = 0
  walkIn(reply, '')
  return values

  function walkIn(node: unknown, name: string): void {
    const isValue = typeof node !== 'object' || node === null
    if (isValue && name !== 'status') values.push([name, place])
    place += 1
    if (isValue) return
    for (const [key, inner] of Object.entries(node)) {
      const part = Array.isArray(node) ? '' : key
      walkIn(inner, [name, part].filter(Boolean).join('.'))
    }
  }
}
