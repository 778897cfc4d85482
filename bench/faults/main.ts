import { randomBytes } from 'node:crypto'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import fetch, { type RequestInit, type Response } from 'node-fetch'
import { type Call, endpoints } from '../../app/api/endpoints'
import { paths } from '../../app/paths/paths'
import { openDatabase } from '../../reference-api/db/database'
import { issueToken } from '../../reference-api/db/queries/tokens'
import { personaOf } from '../../reference-api/demo-data/personas'
import { kindOf, routePatterns } from '../audit/screens'
import { freePort, waitForHealth } from '../audit/portal'
import { type FaultKind, FAULTS } from './faults'
import { startProxy, type Visitor } from './proxy'
import { type HtmlForm, linksOf, postOf, sessionCookie, writingForms } from './visit'

// Lets each upstream call of the pages and forms fail with each fault, on one portal process. Prints a table of faults and outcomes.
// Exit code 1 on a bad outcome (such as a blank, late or missing page, or a status 500), if the process exits, or if memory grows by over
// a tenth.

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    call: { type: 'string', multiple: true },
    'at-once': { type: 'string', default: '24' },
  },
})
const KINDS = (Object.keys(FAULTS) as FaultKind[]).filter(
  (kind) => !options.only || options.only.includes(kind),
)
const START_PAGES = [
  paths.home(),
  paths.updateMail(),
  paths.updateProfile(),
  paths.updateMobileOtp(),
  paths.changePassword(),
  paths.plotAvailability({ project_id: '4', key: '1' }),
  paths.priceCalculator({ project_id: '4', plot: '1', price: '9000', plan: '2' }),
  paths.filterAssociates('4'),
  paths.teamChildren({ project_id: '4', associate_id: personaOf('P1').id }),
]
const PERSONAS = ['P1', 'P2', 'P6', 'P9'] as const
const MAX_PAGES = 160
/** The timeouts of a page and of an upload, plus a second. */
const PAGE_LIMIT_MS = 16_000
const UPLOAD_LIMIT_MS = 61_000
const MAX_GROWTH = 0.1
const SETTLE_MS = 5_000
/** In characters. The shortest readable page has a heading and a link. */
const MIN_TEXT = 12
const NOT_REACHED = 'not reached'
/** An overloaded portal returns 503 before any call, so a visit is retried. */
const MAX_RETRIES = 100
const RETRY_PAUSE_MS = 500

const folder = mkdtempSync(join(tmpdir(), 'plot-partner-faults-'))
const secret = randomBytes(32).toString('hex')
const serviceKey = randomBytes(16).toString('hex')
const children: ChildProcess[] = []
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

interface Journey {
  name: string
  persona: (typeof PERSONAS)[number] | null
  page: string
  form: Pick<HtmlForm, 'action' | 'submitter'> | null
  calls: Set<Call>
}

interface Outcome {
  kind: FaultKind | 'refused'
  call: Call | 'all'
  method: 'GET' | 'POST'
  result: string
  isBad: boolean
}

try {
  process.exitCode = await run()
} finally {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

async function run(): Promise<number> {
  const apiPort = await freePort()
  const api = start('build/reference-api/main.js', {
    API_PORT: String(apiPort),
    DATA_DIR: join(folder, 'api'),
    DEMO_DATA: 'true',
    THROTTLE: 'false',
    API_SERVICE_KEY: serviceKey,
    LOG_LEVEL: 'silent',
  })
  await waitForHealth(`http://127.0.0.1:${apiPort}`, api)
  const db = openDatabase({ file: join(folder, 'api', 'plot-partner.sqlite') })
  const tokens = new Map<string, string>()
  for (const persona of PERSONAS) tokens.set(persona, await issueToken(db, personaOf(persona).id, new Date()))
  await db.destroy()

  const proxy = await startProxy(`http://127.0.0.1:${apiPort}`, serviceKey)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = start('build/server.js', {
    PORT: String(port),
    PUBLIC_ORIGIN: url,
    DATA_DIR: join(folder, 'portal'),
    API_BASE_URL: proxy.url,
    API_SERVICE_KEY: serviceKey,
    SESSION_SECRET: secret,
    LOG_LEVEL: 'fatal',
  })
  await waitForHealth(url, server)
  const portal = { url, secret }

  const journeys = await findJourneys()
  const jobs = KINDS.flatMap((kind) =>
    (['GET', 'POST'] as const).flatMap((method) =>
      callsOf(method).map((call) => ({ kind, method, call, journey: journeyWithFewestCalls(method, call) })),
    ),
  )
  console.log(
    `${journeys.length} journeys make ${callsOf('GET').length} GET and ${callsOf('POST').length} POST calls`,
  )
  const neverCalled = (Object.keys(endpoints) as Call[]).filter(
    (call) => !journeys.some(({ calls }) => calls.has(call)),
  )
  console.log(`never called: ${neverCalled.join(', ') || 'none'}`)
  console.log(`${jobs.length} faults, ${options['at-once']} at once`)
  // Warms up with the quick faults, so that memory reaches its working level.
  const isQuick = ({ kind }: { kind: FaultKind }) => !/stalled|slow/.test(kind)
  await inParallel(jobs.filter(isQuick), ({ kind, call, journey }) => visitWithFault(journey, call, kind))
  await sleep(SETTLE_MS)
  const kilobytesBefore = rssOf(server)
  const outcomes = await inParallel(jobs, async ({ kind, method, call, journey }): Promise<Outcome> => {
    const { result, isBad } = await visitWithFault(journey, call, kind)
    if (isBad || result === NOT_REACHED)
      console.log(`${kind} · ${call} · ${method} ${journey.name}: ${result}`)
    return { kind, method, call, result, isBad }
  })
  await sleep(SETTLE_MS)
  const kilobytesAfter = rssOf(server)

  proxy.close()
  for (const journey of journeys) {
    const { result, isBad } = await visitWithFault(journey, null, null)
    const method = methodOf(journey)
    if (isBad) console.log(`refused · ${method} ${journey.name}: ${result}`)
    outcomes.push({ kind: 'refused', method, call: 'all', result, isBad })
  }

  const isAlive = server.exitCode === null && server.signalCode === null
  const health = isAlive ? (await fetch(`${url}/healthz`)).status : 0
  printTable(outcomes)
  const growth = (kilobytesAfter - kilobytesBefore) / kilobytesBefore
  const badCount = outcomes.filter(({ isBad }) => isBad).length
  console.log(
    `${outcomes.length} outcomes, ${badCount} bad; crashes: ${isAlive ? 0 : 1}; /healthz ${health}; ` +
      `memory ${mb(kilobytesBefore)} → ${mb(kilobytesAfter)} MB (${(growth * 100).toFixed(1)} %)`,
  )
  return badCount === 0 && health === 200 && growth <= MAX_GROWTH ? 0 : 1

  function callsOf(method: 'GET' | 'POST'): Call[] {
    const calls = new Set(
      journeys.filter((journey) => methodOf(journey) === method).flatMap((journey) => [...journey.calls]),
    )
    return [...calls].filter((call) => !options.call || options.call.includes(call)).sort()
  }

  function journeyWithFewestCalls(method: 'GET' | 'POST', call: Call): Journey {
    const candidates = journeys.filter((journey) => methodOf(journey) === method && journey.calls.has(call))
    return candidates.reduce((best, next) => (next.calls.size < best.calls.size ? next : best))
  }

  /** Visits the portal logged out and as each persona, and records the calls of each page and form. */
  async function findJourneys(): Promise<Journey[]> {
    const recorded: Journey[] = []
    const patterns = routePatterns()
    for (const persona of [null, ...PERSONAS]) {
      const knownKinds = new Set<string>()
      const knownForms = new Set<string>()
      const queue = persona
        ? START_PAGES.map((path) => `${url}${path}`)
        : [`${url}/login`, `${url}/forgot-password`, `${url}${paths.forgotPasswordOtp()}`]
      for (
        let page = queue.shift();
        page !== undefined && knownKinds.size < MAX_PAGES;
        page = queue.shift()
      ) {
        const kind = kindWithTab(new URL(page), patterns)
        if (!kind || knownKinds.has(kind) || /logout/.test(kind)) continue
        knownKinds.add(kind)
        const journey: Journey = { name: kind, persona, page, form: null, calls: new Set() }
        const { visitor, html } = await open(journey)
        visitor.calls.forEach((call) => journey.calls.add(call))
        recorded.push(journey)
        queue.push(...linksOf(html, page))
        for (const form of writingForms(html, page)) {
          const formKind = `${kindOf(new URL(form.action), patterns)} ${form.submitter?.split('=')[0] ?? ''}`
          if (knownForms.has(formKind)) continue
          knownForms.add(formKind)
          recorded.push({ name: formKind, persona, page, form, calls: new Set() })
        }
      }
    }
    // Forms write, so their calls are recorded after all pages.
    for (const journey of recorded.filter(({ form }) => form)) {
      const { visitor } = await send(journey)
      visitor.calls.forEach((call) => journey.calls.add(call))
    }
    return recorded.filter(({ calls }) => calls.size > 0)
  }

  async function visitorFor({ persona, page }: Journey, fault: Visitor['fault']) {
    const key = persona ? `token-${crypto.randomUUID()}` : `${crypto.randomUUID()}@demo.example`
    const visitor = proxy.add(key, persona && (tokens.get(persona) ?? null), fault)
    const cookie = persona ? await sessionCookie(portal, key, personaOf(persona).id) : ''
    const isCodePage = page.endsWith(paths.forgotPasswordOtp())
    return { key, visitor, cookie: isCodePage ? await requestCode(key) : cookie }
  }

  async function requestCode(userId: string): Promise<string> {
    const page = `${url}${paths.forgotPassword()}`
    const opened = await get(page, '')
    const [form] = writingForms(await opened.text(), page)
    const cookies = cookiesOf(opened)
    const { headers, ...post } = postOf(form!, { userId })
    const response = await request(form!.action, {
      ...post,
      headers: { ...(headers as Record<string, string>), Cookie: cookies },
    })
    return [cookies, cookiesOf(response)].filter(Boolean).join('; ')
  }

  async function open(journey: Journey) {
    const visit = await visitorFor(journey, null)
    visit.visitor.calls = []
    const response = await get(journey.page, visit.cookie)
    const cookie = [visit.cookie, cookiesOf(response)].filter(Boolean).join('; ')
    return { ...visit, cookie, html: await response.text() }
  }

  async function send(journey: Journey) {
    const opened = await open(journey)
    opened.visitor.calls = []
    const response = await request(journey.form?.action ?? '', formRequest(journey, opened))
    await response.text()
    return opened
  }

  function formRequest(
    { form }: Journey,
    { html, cookie, key, visitor }: { html: string; cookie: string; key: string; visitor: Visitor },
  ): RequestInit {
    const currentForm = writingForms(html, url).find(
      ({ action, submitter }) =>
        action === form?.action && submitter?.split('=')[0] === form?.submitter?.split('=')[0],
    )
    const { headers, ...post } = postOf(
      currentForm ?? { ...form!, fields: [], isMultipart: false },
      key.includes('@') ? { userId: key, otp: visitor.otp } : {},
    )
    return {
      ...post,
      headers: { ...(headers as Record<string, string>), Cookie: cookie, Accept: 'text/html' },
    }
  }

  function get(page: string, cookie: string) {
    return request(page, { headers: { Cookie: cookie, Accept: 'text/html' }, redirect: 'manual' })
  }

  async function request(address: string, init: RequestInit): Promise<Response> {
    for (let retries = 0; ; retries += 1) {
      const response = await fetch(address, { ...init, agent })
      if (response.status !== 503 || retries === MAX_RETRIES) return response
      await sleep(RETRY_PAUSE_MS)
    }
  }

  /** Makes one visit and judges the response. If `call` and `kind` are set, the call fails. */
  async function visitWithFault(journey: Journey, call: Call | null, kind: FaultKind | null) {
    const isUpload = journey.calls.has('requestBankChange') && journey.form
    const limit = isUpload ? UPLOAD_LIMIT_MS : PAGE_LIMIT_MS
    try {
      const visit =
        journey.form && kind ? await open(journey) : { ...(await visitorFor(journey, null)), html: '' }
      if (call && kind) visit.visitor.fault = { call, kind }
      const startedAt = performance.now()
      const response = await (journey.form
        ? request(journey.form.action, formRequest(journey, visit))
        : get(journey.page, visit.cookie))
      const body = await response.text()
      const ms = Math.round(performance.now() - startedAt)
      const isLate = ms > limit
      const isUnreached = kind !== null && visit.visitor.hits === 0
      return judge(response.status, response.headers.get('content-type') ?? '', body, {
        lateMs: isLate ? ms : null,
        isUnreached,
      })
    } catch (error) {
      return { result: `no response: ${(error as Error).message}`, isBad: true }
    }
  }
}

function methodOf({ form }: Journey): 'GET' | 'POST' {
  return form ? 'POST' : 'GET'
}

function cookiesOf(response: Response): string {
  return (response.headers.raw()['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

/** Adds the tab to the kind, because each tab counts as a screen. */
function kindWithTab(page: URL, patterns: string[]): string | null {
  const kind = kindOf(page, patterns)
  return kind && `${kind}${page.searchParams.get('tab') ?? ''}`
}

function judge(
  status: number,
  type: string,
  body: string,
  { lateMs, isUnreached }: { lateMs: number | null; isUnreached: boolean },
) {
  if (lateMs !== null) return { result: `late ${Math.round(lateMs / 1000)} s`, isBad: true }
  if (isUnreached) return { result: `${NOT_REACHED}, ${status}`, isBad: true }
  if (status >= 300 && status < 400) return { result: String(status), isBad: false }
  if (!type.includes('text/html')) return { result: String(status), isBad: body.length === 0 }
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? body
  const text = main
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/<h1/.test(main) || text.length < MIN_TEXT) return { result: `${status} blank: ${text}`, isBad: true }
  const leaked = /\bNaN\b|\bundefined\b|\[object|at \w+ \(/.exec(text)
  if (leaked) return { result: `${status} shows ${leaked[0]}`, isBad: true }
  return { result: String(status), isBad: status === 500 }
}

function printTable(outcomes: Outcome[]) {
  const results = [...new Set(outcomes.map(({ result }) => result))].sort()
  console.table(
    Object.fromEntries(
      [...new Set(outcomes.map(({ kind }) => kind))].map((kind) => {
        const ofKind = outcomes.filter((outcome) => outcome.kind === kind)
        return [
          kind,
          Object.fromEntries(
            results.map((result) => [result, ofKind.filter((outcome) => outcome.result === result).length]),
          ),
        ]
      }),
    ),
  )
}

function start(program: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  children.push(child)
  return child
}

async function inParallel<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.map((item, index) => ({ item, index }))
  await Promise.all(
    Array.from({ length: Number(options['at-once']) }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) results[next.index] = await work(next.item)
    }),
  )
  return results
}

function mb(kilobytes: number) {
  return Math.round(kilobytes / 1024)
}

/** Kilobytes in memory. */
function rssOf({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
