import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the upstream handles one request: a JSON reply, a raw response, or a failure. */
export type Reply =
  | { json: unknown }
  | { status: number; body?: string }
  | { body: string }
  | { bytes: Uint8Array; status?: number; headers?: Record<string, string>; afterMs?: number }
  | 'reset'
  | 'reset in the body'
  | 'hang'

interface ReceivedRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: string
}

/** An upstream on a loopback port. It sends the queued replies in turn, repeats the last reply, and records the requests. */
export async function startUpstream() {
  let replies: Reply[] = []
  let receivedRequests: ReceivedRequest[] = []
  let onRequest = () => {}
  const server = createServer((request, response) => {
    void read(request).then((received) => {
      receivedRequests.push(received)
      send(response, (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 500 })
      onRequest()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Replaces the queued replies and clears the recorded requests. */
    replies: (...next: Reply[]) => {
      replies = next
      receivedRequests = []
    },
    received: () => receivedRequests,
    /** Resolves as soon as `count` requests are recorded. */
    requests: (count: number) =>
      new Promise<void>((resolve) => {
        onRequest = () => {
          if (receivedRequests.length >= count) resolve()
        }
        onRequest()
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>

function send(response: ServerResponse, reply: Reply) {
  if (reply === 'hang') return
  if (reply === 'reset') return response.socket?.destroy()
  if (reply === 'reset in the body') {
    response.writeHead(200, { 'Content-Length': 1_000 })
    return response.write('{"status":', () => response.socket?.destroy())
  }
  if ('bytes' in reply) {
    const sendBytes = () => {
      response.writeHead(reply.status ?? 200, reply.headers)
      response.end(reply.bytes)
    }
    return reply.afterMs ? setTimeout(sendBytes, reply.afterMs) : sendBytes()
  }
  // Some upstreams send JSON with the content type of HTML.
  response.writeHead('status' in reply ? reply.status : 200, { 'Content-Type': 'text/html' })
  response.end('json' in reply ? JSON.stringify(reply.json) : reply.body)
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
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
