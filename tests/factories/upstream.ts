import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The stub's behaviour for one request: a JSON reply, a raw response, or a failure. */
export type Answer =
  | { reply: unknown }
  | { status: number; body?: string }
  | { body: string }
  | { bytes: Uint8Array; status?: number; headers?: Record<string, string>; afterMs?: number }
  | 'reset'
  | 'reset in the body'
  | 'hang'

interface SeenRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: string
}

/** An upstream on a loopback port that gives the queued answers in turn, repeats the last one, and records its requests. */
export async function startUpstream() {
  let answers: Answer[] = []
  let seen: SeenRequest[] = []
  let heard = () => {}
  const server = createServer((request, response) => {
    void read(request).then((one) => {
      seen.push(one)
      give(response, (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500 })
      heard()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Queues answers and clears the recorded requests. */
    answers: (...next: Answer[]) => {
      answers = next
      seen = []
    },
    seen: () => seen,
    /** Resolves after this many requests. */
    requests: (count: number) =>
      new Promise<void>((resolve) => {
        heard = () => seen.length >= count && resolve()
        heard()
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>

function give(response: ServerResponse, answer: Answer) {
  if (answer === 'hang') return
  if (answer === 'reset') return response.socket?.destroy()
  if (answer === 'reset in the body') {
    response.writeHead(200, { 'Content-Length': 1_000 })
    return response.write('{"status":', () => response.socket?.destroy())
  }
  if ('bytes' in answer) {
    const send = () => {
      response.writeHead(answer.status ?? 200, answer.headers)
      response.end(answer.bytes)
    }
    return answer.afterMs ? setTimeout(send, answer.afterMs) : send()
  }
  // Like some upstreams: JSON with another content type.
  response.writeHead('status' in answer ? answer.status : 200, { 'Content-Type': 'text/html' })
  response.end('reply' in answer ? JSON.stringify(answer.reply) : answer.body)
}

async function read(request: IncomingMessage): Promise<SeenRequest> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const url = new URL(request.url ?? '/', 'http://upstream')
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body,
  }
}
