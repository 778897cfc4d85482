import { parseArgs } from 'node:util'
import type { Job, Visit } from './generator'
import { percentile, startProcesses } from './processes'
import { signIn } from './session'
import { startGenerator } from './start-generator'

// People, half of them logged in, read pages of one portal. Prints how many requests each kind had refused, and how long a page took,
// repetitions after refusals included. Exit code 1 if a request gets neither a page nor a refusal, or if a health address takes over
// 200 ms (p99). `--cgroup NAME` runs the portal and its API in this cgroup, to limit their share of the processors.

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '15' }, cgroup: { type: 'string' } },
})
const seconds = Number(options.seconds)
const WARM_UP_SECONDS = 8
const HEALTH_LIMIT_MS = 200
const READ_SECONDS: [number, number] = [1, 3]

const LOADS: Record<
  string,
  { load: (people: number) => Job['load']; people: number; loginsPerSecond?: number }
> = {
  '100 people': { people: 100, load: (people) => ({ people, readSeconds: READ_SECONDS }) },
  '200 people': { people: 200, load: (people) => ({ people, readSeconds: READ_SECONDS }) },
  '300 people at once': { people: 300, load: (people) => ({ people, readSeconds: [0, 0.1] }) },
  '100 people, 50 wrong logins a second': {
    people: 100,
    load: (people) => ({ people, readSeconds: READ_SECONDS }),
    loginsPerSecond: 50,
  },
}

const processes = await startProcesses(options.cgroup)
const generators = Array.from({ length: 4 }, startGenerator)
const [members, strangers, health, logins] = generators as [Generator, Generator, Generator, Generator]
try {
  const { url } = await processes.startPortal()
  const cookie = await signIn(url, processes.publicOrigin, 'P1')
  const memberUrls = ['/associate/bookings-by-date', '/home', '/profile'].map((path) => `${url}${path}`)
  const strangerUrls = ['/login', '/forgot-password'].map((path) => `${url}${path}`)
  await members.run({ urls: memberUrls, cookie, seconds: WARM_UP_SECONDS, load: { clients: 8 } })

  const rows: Record<string, string | number>[] = []
  let hasFailed = false
  for (const [name, { load, people, loginsPerSecond }] of Object.entries(LOADS)) {
    const [ofMembers, ofStrangers, ofHealth] = await Promise.all([
      members.run({ urls: memberUrls, cookie, seconds, load: load(people / 2) }),
      strangers.run({ urls: strangerUrls, cookie: '', seconds, load: load(people / 2) }),
      health.run({
        urls: [`${url}/healthz`, `${url}/readyz`],
        cookie: '',
        seconds,
        load: { perSecond: 10 },
      }),
      loginsPerSecond ? logins.run(wrongLogins(url, loginsPerSecond)) : [],
    ])
    const healthMs = percentile(
      ofHealth.map(({ ms }) => ms),
      0.99,
    )
    rows.push(
      { load: name, kind: 'logged in', ...summary(ofMembers), 'health p99 ms': healthMs },
      { load: name, kind: 'strangers', ...summary(ofStrangers), 'health p99 ms': healthMs },
    )
    hasFailed ||= healthMs > HEALTH_LIMIT_MS || ofHealth.some(({ status }) => status !== 200)
    hasFailed ||= [...ofMembers, ...ofStrangers].some(({ status }) => status !== 200)
  }
  console.table(rows)
  process.exitCode = hasFailed ? 1 : 0
} finally {
  for (const generator of generators) generator.stop()
  await processes.stop()
}

type Generator = ReturnType<typeof startGenerator>

function wrongLogins(url: string, perSecond: number): Job {
  return {
    urls: [`${url}/login`],
    cookie: '',
    method: 'POST',
    headers: { Origin: processes.publicOrigin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'userId=9000000099&password=wrong-password',
    seconds,
    load: { perSecond },
  }
}

function summary(visits: Visit[]) {
  const refusals = visits.reduce((sum, visit) => sum + visit.refusals, 0)
  const times = visits.map(({ ms }) => ms)
  return {
    'pages/s': Math.round(visits.length / seconds),
    'refused %': Math.round((1000 * refusals) / (visits.length + refusals)) / 10,
    failed: visits.filter(({ status }) => status !== 200).length,
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
  }
}
