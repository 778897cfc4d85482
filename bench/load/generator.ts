import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

// The load generator runs in a separate process, so that it does not disturb the measurement. It receives jobs as messages, and returns
// one result per request.

export interface Job {
  urls: string[]
  cookie: string
  headers?: Record<string, string>
  method?: string
  seconds: number
  /** Either clients that send one request after another, or a fixed rate that does not depend on response times. */
  load: { clients: number } | { perSecond: number }
}

export interface Visit {
  /** 0 if there was no complete response. */
  status: number
  ms: number
  startedAtMs: number
}

const agent = new Agent({ keepAlive: true })

process.on('message', (job: Job) => {
  void run(job).then((visits) => process.send?.(visits))
})
process.on('disconnect', () => process.exit())

async function run({ urls, cookie, headers, method, seconds, load }: Job): Promise<Visit[]> {
  const beganAt = performance.now()
  const endsAt = beganAt + seconds * 1000
  const visits: Promise<Visit>[] = []
  const next = () => {
    const result = visit(urls[visits.length % urls.length] ?? '', {
      method,
      headers: { Cookie: cookie, ...headers },
      beganAt,
    })
    visits.push(result)
    return result
  }
  if ('clients' in load)
    await Promise.all(
      Array.from({ length: load.clients }, async () => {
        while (performance.now() < endsAt) {
          const { status } = await next()
          // People also wait before they retry.
          if (status !== 200) await sleep(100)
        }
      }),
    )
  else
    while (performance.now() < endsAt) {
      const due = ((performance.now() - beganAt) / 1000) * load.perSecond
      while (visits.length < due) void next()
      await sleep(2)
    }
  return Promise.all(visits)
}

interface Sent {
  method?: string
  headers: Record<string, string>
  beganAt: number
}

function visit(url: string, { method, headers, beganAt }: Sent): Promise<Visit> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const finish = (status: number) =>
      resolve({ status, ms: performance.now() - startedAt, startedAtMs: startedAt - beganAt })
    const outgoing = request(
      url,
      { agent, method, headers: { 'Accept-Encoding': 'br', ...headers } },
      (response) => {
        response.resume()
        response.once('error', () => finish(0))
        response.once('end', () => finish(response.statusCode ?? 0))
      },
    )
    outgoing.once('error', () => finish(0))
    outgoing.end()
  })
}
