import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

// The load generator runs in a separate process, so that it does not disturb the measurement. It receives jobs as messages, and returns
// one result per request.

export interface Job {
  urls: string[]
  cookie: string
  headers?: Record<string, string>
  method?: string
  body?: string
  seconds: number
  /** Clients that send one request after another; people, who read each page for a while; or a fixed rate, whatever the response times. */
  load: { clients: number } | { people: number; readSeconds: [number, number] } | { perSecond: number }
}

export interface Visit {
  /** 0 if there was no complete response. */
  status: number
  /** People repeat a refused request after its Retry-After. Their time includes this. */
  ms: number
  refusals: number
  startedAtMs: number
}

const agent = new Agent({ keepAlive: true })

process.on('message', (job: Job) => {
  void run(job).then((visits) => process.send?.(visits))
})
process.on('disconnect', () => process.exit())

async function run({ urls, cookie, headers, method, body, seconds, load }: Job): Promise<Visit[]> {
  const beganAt = performance.now()
  const endsAt = beganAt + seconds * 1000
  const visits: Promise<Visit>[] = []
  const next = () => {
    const result = visit(urls[visits.length % urls.length] ?? '', {
      method,
      body,
      headers: { Cookie: cookie, ...headers },
      beganAt,
      repeatsRefused: 'people' in load,
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
  else if ('people' in load) {
    const [least, most] = load.readSeconds
    const read = (seconds: number) => sleep(seconds * 1000)
    await Promise.all(
      Array.from({ length: load.people }, async () => {
        await read(Math.random() * most)
        while (performance.now() < endsAt) {
          await next()
          await read(least + Math.random() * (most - least))
        }
      }),
    )
  } else
    while (performance.now() < endsAt) {
      const due = ((performance.now() - beganAt) / 1000) * load.perSecond
      while (visits.length < due) void next()
      await sleep(2)
    }
  return Promise.all(visits)
}

interface Sent {
  method?: string
  body?: string
  headers: Record<string, string>
  beganAt: number
  repeatsRefused: boolean
}

async function visit(url: string, { beganAt, repeatsRefused, ...sent }: Sent): Promise<Visit> {
  const startedAt = performance.now()
  for (let refusals = 0; ; refusals += 1) {
    const { status, retrySeconds } = await send(url, sent)
    if (status === 503 && repeatsRefused) await sleep(retrySeconds * 1000)
    else return { status, ms: performance.now() - startedAt, refusals, startedAtMs: startedAt - beganAt }
  }
}

function send(
  url: string,
  { method, body, headers }: Pick<Sent, 'method' | 'body' | 'headers'>,
): Promise<{ status: number; retrySeconds: number }> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, retrySeconds: 0 })
    const outgoing = request(
      url,
      { agent, method, headers: { 'Accept-Encoding': 'br', ...headers } },
      (response) => {
        const { statusCode = 0, headers } = response
        response.resume()
        response.once('error', fail)
        response.once('end', () =>
          resolve({ status: statusCode, retrySeconds: Number(headers['retry-after'] ?? 5) }),
        )
      },
    )
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}
