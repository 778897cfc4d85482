import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, endpoints } from '../../app/api/endpoints'
import { type FaultKind, FAULTS } from './faults'

const CALLS = Object.entries(endpoints).map(([call, { method, path, effect, token }]) => ({
  call: call as Call,
  method,
  isChange: effect === 'write' && token === 'required',
  path: new RegExp(`^/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

const DONE = {
  fault: null,
  status: 200,
  type: 'application/json',
  body: Buffer.from('{"status":true,"message":"Done."}'),
}

/** One visitor of the portal, with the call that fails and the calls that were made. */
export interface Visitor {
  /** A token of the API, which replaces the token of the visitor's session in upstream calls; null without login. */
  token: string | null
  fault: { call: Call; kind: FaultKind } | null
  calls: Call[]
  hits: number
  otp: string
}

/**
 * Starts a proxy between the portal and a reference API. It identifies visitors by token or user id, and can make one call of each visitor
 * fail.
 */
export async function startProxy(target: string, serviceKey: string) {
  const visitors = new Map<string, Visitor>()
  const server = createServer((request, response) => {
    void respondTo(request)
      .then((reply) => {
        if (reply.fault) return FAULTS[reply.fault](request, response)
        response.writeHead(reply.status, { 'Content-Type': reply.type }).end(reply.body)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (key: string, token: string | null, fault: Visitor['fault'] = null): Visitor => {
      const visitor: Visitor = { token, fault, calls: [], hits: 0, otp: '' }
      visitors.set(key, visitor)
      return visitor
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }

  async function respondTo(request: IncomingMessage) {
    const url = new URL(request.url ?? '/', target)
    const visitor = visitors.get(keyOf(request, url))
    const { call, isChange } =
      CALLS.find(({ method, path }) => method === request.method && path.test(url.pathname)) ?? {}
    if (visitor && call) visitor.calls.push(call)
    if (visitor?.fault && visitor.fault.call === call) {
      visitor.hits += 1
      return { fault: visitor.fault.kind } as const
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    // Writes with a token never reach the API, so that data and sessions remain for later visits.
    if (isChange) return DONE
    const headers = new Headers({ 'Content-Type': request.headers['content-type'] ?? 'text/plain' })
    if (visitor?.token) headers.set('Authorization', `Bearer ${visitor.token}`)
    else headers.set('X-Service-Key', serviceKey)
    const reply = await fetch(url, {
      method: request.method,
      headers,
      body: request.method === 'GET' ? undefined : new Uint8Array(Buffer.concat(parts)),
    })
    const body = Buffer.from(await reply.arrayBuffer())
    if (visitor) visitor.otp = /"otp":"(\d+)"/.exec(body.toString('utf8').slice(0, 1_000))?.[1] ?? visitor.otp
    return { fault: null, status: reply.status, type: reply.headers.get('content-type') ?? '', body }
  }
}

function keyOf(request: IncomingMessage, { searchParams }: URL): string {
  const token = request.headers.authorization?.replace('Bearer ', '')
  return token ?? searchParams.get('field') ?? searchParams.get('key') ?? ''
}
