import { type ChildProcess, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { personaOf, DEMO_PASSWORD } from '../../reference-api/demo-data/personas'
import { freePort, waitForHealth } from '../audit/portal'
import { memoryOf, percentile, processorMsOf, startProcesses } from '../load/processes'
import { signIn } from '../load/session'
import { startGenerator } from '../load/start-generator'

// Compares how many pages per second the portal, a default template of the framework, React alone and string templates serve. All show
// the same rows of the same reference API, and run in turn in each round. Prints medians, and their ratios to the template
// (docs/performance.md).

const TEMPLATE = 'bench/portal/template'
const SCREENS = ['/associate/bookings-by-date', '/home', '/associate/commission/payments', '/login']
const CLIENTS = 8
const WARM_UP_SECONDS = 2
const LITE = { 'Save-Data': 'on' }

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
})
const seconds = Number(options.seconds)

interface Target {
  name: string
  child: ChildProcess
  url: string
  cookie: string
  headers?: Record<string, string>
  method?: string
}

if (!existsSync(`${TEMPLATE}/build/server/index.js`))
  execFileSync('npx', ['remix', 'vite:build'], { cwd: TEMPLATE, stdio: 'ignore' })
const processes = await startProcesses()
const generator = startGenerator()
try {
  const portal = await processes.startPortal()
  const idleMb = memoryOf(portal.child)
  const cookie = await signIn(portal.url, processes.publicOrigin, 'P2')
  const statement = await findStatement(portal.url, cookie)
  const full: Target = { name: 'portal', child: portal.child, url: portal.url + statement, cookie }
  const targets: Target[] = [
    full,
    { ...full, name: 'portal, Data saver', headers: LITE },
    await startTemplate(statement),
    await startBare('react', statement),
    await startBare('text', statement),
  ]
  for (const target of targets) await visit(target, WARM_UP_SECONDS)
  const results = new Map(targets.map((target) => [target, [] as Result[]]))
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const target of targets) results.get(target)?.push(await visit(target))
  printTable(results)
  await printScreens(full)
  await printOwnTime(full, statement, median(results.get(full) ?? [], 'perSecond') / 2)
  console.log(`memory: ${idleMb} MB idle, ${memoryOf(portal.child)} MB after this`)
} finally {
  generator.stop()
  await processes.stop()
}

interface Result {
  perSecond: number
  /** Processor time of a page in all threads of its server. */
  processorMs: number
  p50: number
  p99: number
}

async function visit(target: Target, visitSeconds = seconds, perSecond?: number): Promise<Result> {
  const { url, cookie, headers, method, child } = target
  const processorMsBefore = processorMsOf(child)
  const load = perSecond ? { perSecond } : { clients: CLIENTS }
  const visits = await generator.run({ urls: [url], cookie, headers, method, seconds: visitSeconds, load })
  const failed = visits.filter(({ status }) => status !== 200)
  if (failed.length > 0)
    throw new Error(`${target.name}: ${failed.length} responses with status ${failed[0]?.status}`)
  const times = visits.map(({ ms }) => ms)
  return {
    perSecond: visits.length / visitSeconds,
    processorMs: (processorMsOf(child) - processorMsBefore) / visits.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

function median(results: Result[], key: keyof Result): number {
  const sorted = results.map((result) => result[key]).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

function printTable(results: Map<Target, Result[]>) {
  const rows = [...results].map(([{ name }, ofTarget]) => ({
    name,
    perSecond: median(ofTarget, 'perSecond'),
    processorMs: median(ofTarget, 'processorMs'),
  }))
  const template = rows.find(({ name }) => name === 'template')
  console.log(`EMI statement, ${CLIENTS} connections, ${options.rounds} rounds of ${seconds} s`)
  const ratioOf = (perSecond: number) => (perSecond / (template?.perSecond ?? NaN)).toFixed(2)
  for (const { name, perSecond, processorMs } of rows)
    console.log(
      `${name.padEnd(20)} ${perSecond.toFixed(0).padStart(6)} pages/s  ${processorMs.toFixed(2).padStart(6)} ms of processor  × ${ratioOf(perSecond)}`,
    )
  const compared = rows.slice(0, 3)
  const figures = compared.map((row) => `${row.perSecond.toFixed(0)} /s, ${row.processorMs.toFixed(1)} ms`)
  const ratios = compared.slice(0, 2).map(({ perSecond }) => ratioOf(perSecond))
  console.log(`| ${commit()} | ${[...figures, ...ratios].join(' | ')} |`)
}

function commit(): string {
  return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
}

async function printScreens(full: Target) {
  const { origin } = new URL(full.url)
  for (const path of SCREENS) {
    const target = { ...full, url: origin + path, cookie: path === '/login' ? '' : full.cookie }
    const withScripts = await visit(target)
    const lite = await visit({ ...target, headers: LITE })
    console.log(
      `${path.padEnd(30)} full ${withScripts.perSecond.toFixed(0)} pages/s, ${withScripts.processorMs.toFixed(1)} ms;` +
        ` Data saver ${lite.perSecond.toFixed(0)} pages/s, ${lite.processorMs.toFixed(1)} ms`,
    )
  }
}

/** Prints the time that a page takes without its API call, at half of the portal's maximum load. */
async function printOwnTime(full: Target, statement: string, perSecond: number) {
  const token = await fetchToken()
  const api = {
    name: 'the API',
    child: processes.api,
    url: `${processes.apiUrl}/associate/get-emi-details/${statement.split('/')[3]}`,
    cookie: '',
    headers: { Authorization: `Bearer ${token}` },
    method: 'POST',
  }
  const page = await visit(full, seconds * 2, perSecond)
  const call = await visit(api, seconds * 2, perSecond)
  const portalTime = `p50 ${page.p50 - call.p50} ms, p99 ${page.p99 - call.p99} ms`
  console.log(`own time at ${perSecond.toFixed(0)} pages/s: ${portalTime}`)
}

/** Finds the longest EMI statement of the customers with an amount due. */
async function findStatement(url: string, cookie: string): Promise<string> {
  const read = async (path: string) => (await fetch(url + path, { headers: { Cookie: cookie } })).text()
  const ids = new Set((await read('/associate/collections')).match(/(?<=\/associate\/bookings\/)\d+/g))
  const statements = await Promise.all(
    [...ids].map(async (id) => {
      const path = `/associate/bookings/${id}/emi-statement`
      return { path, rows: (await read(path)).match(/<tr/g)?.length ?? 0 }
    }),
  )
  const longest = statements.toSorted((a, b) => b.rows - a.rows)[0]
  if (!longest) throw new Error('P2 has no customer with an amount due.')
  return longest.path
}

async function startTemplate(statement: string): Promise<Target> {
  const { child, url } = await startServer(['--import', 'tsx', 'server.ts'], TEMPLATE)
  const cookie = await signIn(url, url, 'P2')
  return { name: 'template', child, url: url + statement, cookie }
}

async function startBare(kind: 'react' | 'text', statement: string): Promise<Target> {
  const { child, url } = await startServer(['--import', 'tsx', 'bench/portal/bare.ts', kind])
  return {
    name: kind === 'react' ? 'React alone' : 'text',
    child,
    url: url + statement,
    cookie: `session=${await fetchToken()}`,
  }
}

async function startServer(program: string[], cwd?: string) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = processes.start(program, { PORT: String(port), API_BASE_URL: processes.apiUrl }, cwd)
  await waitForHealth(url, child)
  return { child, url }
}

async function fetchToken(): Promise<string> {
  const query = new URLSearchParams({
    field: personaOf('P2').mobile,
    password: DEMO_PASSWORD,
    app_type: '2',
  })
  const response = await fetch(`${processes.apiUrl}/auth/login?${query}`, { method: 'POST' })
  return ((await response.json()) as { token: string }).token
}
