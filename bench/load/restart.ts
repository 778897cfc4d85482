import { once } from 'node:events'
import { Agent, createServer, get, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BenchPortal, startProcesses } from './processes'
import { signIn } from './session'

// Restarts two portals in turn under load, behind a proxy that polls /readyz and never repeats a request. Exit code 1 if a request fails
// or a portal does not exit with code 0.

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    clients: { type: 'string', default: '40' },
  },
})
const totalRequests = Number(options.requests)
const POLL_INTERVAL_MS = 200
/** Mostly files, because this measures the restart, not rendering. */
const PATHS = [
  '/associate/bookings-by-date',
  ...Array.from({ length: 4 }, () => '/settings'),
  ...Array.from({ length: 95 }, () => '/favicon.svg'),
]

const processes = await startProcesses()
const backends: (BenchPortal & { isReady: boolean; agent: Agent })[] = []
try {
  for (let index = 0; index < 2; index++) backends.push(backend(await processes.startPortal()))
  const cookie = await signIn(backends[0]!.url, processes.publicOrigin, 'P1')
  const pollTimer = setInterval(() => backends.forEach(watch), POLL_INTERVAL_MS)
  backends.forEach(watch)
  const proxy = await startProxy()
  while (!backends.every(({ isReady }) => isReady)) await sleep(20)
  const counts = { sent: 0, ok: 0, failed: 0 }
  const failures = new Map<string, number>()
  const startedAt = performance.now()
  const agent = new Agent({ keepAlive: true, maxSockets: Number(options.clients) })
  const clients = Promise.all(Array.from({ length: Number(options.clients) }, client))

  const restarts: Record<string, unknown>[] = []
  for (const [index, share] of [0.25, 0.6].entries()) {
    while (counts.sent < totalRequests * share) await sleep(20)
    restarts.push(await restart(index))
  }
  await clients
  clearInterval(pollTimer)
  proxy.close()
  console.table(restarts)
  const seconds = (performance.now() - startedAt) / 1000
  console.table([
    { ...counts, seconds: Math.round(seconds), 'requests/s': Math.round(totalRequests / seconds) },
  ])
  for (const [reason, count] of failures) console.log(`${count} × ${reason}`)
  const isClean = counts.failed === 0 && restarts.every(({ exitCode }) => exitCode === 0)
  console.log(isClean ? 'No request failed.' : 'Requests failed, or a portal did not exit with code 0.')
  process.exitCode = isClean ? 0 : 1

  async function restart(index: number) {
    const oldBackend = backends[index]!
    const stoppedAt = performance.now()
    oldBackend.child.kill('SIGTERM')
    const [exitCode] = (await once(oldBackend.child, 'exit')) as [number | null]
    const endedMs = Math.round(performance.now() - stoppedAt)
    oldBackend.agent.destroy()
    backends[index] = backend(await processes.startPortal(Number(new URL(oldBackend.url).port)))
    while (!backends[index].isReady) await sleep(20)
    return {
      portal: index + 1,
      exitCode,
      'ended after ms': endedMs,
      'back after ms': Math.round(performance.now() - stoppedAt),
    }
  }

  async function client() {
    while (counts.sent < totalRequests) {
      const path = PATHS[counts.sent % PATHS.length] ?? '/'
      counts.sent += 1
      const outcome = await visit(`${proxy.url}${path}`, cookie, agent)
      if (outcome === 200) counts.ok += 1
      else {
        counts.failed += 1
        failures.set(String(outcome), (failures.get(String(outcome)) ?? 0) + 1)
      }
    }
  }
} finally {
  await processes.stop()
}

function backend(portal: BenchPortal) {
  return { ...portal, isReady: false, agent: new Agent({ keepAlive: true }) }
}

function watch(watched: (typeof backends)[number]) {
  get(`${watched.url}/readyz`, (response) => {
    watched.isReady = response.statusCode === 200
    response.resume()
  }).once('error', () => {
    watched.isReady = false
  })
}

async function startProxy() {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const ready = backends.filter(({ isReady }) => isReady)
    const target = ready[turn % ready.length]
    turn += 1
    if (!target) {
      outgoing.writeHead(502, { 'X-Reason': 'nothing ready' }).end()
      return
    }
    const { method, headers, url } = incoming
    const upstream = sendRequest(`${target.url}${url}`, { method, headers, agent: target.agent }, (reply) => {
      const { connection: _, ...rest } = reply.headers
      outgoing.writeHead(reply.statusCode ?? 502, rest)
      reply.pipe(outgoing)
      reply.once('error', () => outgoing.destroy())
    })
    upstream.once('error', (error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'X-Reason': error.message }).end()
    })
    incoming.pipe(upstream)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

function visit(url: string, cookie: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { Cookie: cookie } }, (response) => {
      response.resume()
      response.once('error', (error) => resolve(error.message))
      response.once('end', () => {
        const { statusCode = 0, headers } = response
        resolve(statusCode === 200 ? 200 : `${statusCode} ${String(headers['x-reason'] ?? '')}`.trim())
      })
    }).once('error', (error) => resolve(error.message))
  })
}
