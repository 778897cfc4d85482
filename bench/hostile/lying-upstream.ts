import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, endpoints } from '../../app/api/endpoints'
import { areaAt } from '../../app/paths/area'

const CALLS = Object.entries(endpoints).map(([call, { method, path, effect, token }]) => ({
  call: call as Call,
  method,
  isChange: effect === 'write' && token === 'required',
  path: new RegExp(`^/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))
const DONE = '{"status":true,"message":"Done."}'
const JSON_TYPE = { 'Content-Type': 'application/json' }

export interface Lie {
  call: Call
  /** Replaces the reply. */
  body?: string
  headers?: Record<string, string>
}

/**
 * A proxy between the portal and a reference API. It replaces any token by that of a person of the area, records the calls with their replies, and sends one
 * call's reply as `lie` says. Writes with a token never reach the API.
 */
export async function startLyingUpstream(
  target: string,
  tokens: { portal: string; office: string },
  serviceKey: string,
) {
  const upstream = { url: '', replies: new Map<Call, string>(), lie: null as Lie | null, lies: 0, close }
  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return upstream

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', target)
    const { call, isChange } =
      CALLS.find(({ method, path }) => method === request.method && path.test(url.pathname)) ?? {}
    const { lie } = upstream
    if (lie && call === lie.call && lie.body !== undefined) {
      upstream.lies += 1
      response.writeHead(200, { ...JSON_TYPE, ...lie.headers }).end(lie.body)
      return
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (isChange) {
      upstream.replies.set(call!, DONE)
      response.writeHead(200, JSON_TYPE).end(DONE)
      return
    }
    const headers = new Headers({ 'Content-Type': request.headers['content-type'] ?? 'text/plain' })
    if (request.headers.authorization) headers.set('Authorization', `Bearer ${tokens[areaAt(url.pathname)]}`)
    else headers.set('X-Service-Key', serviceKey)
    const reply = await fetch(url, {
      method: request.method,
      headers,
      body: request.method === 'GET' ? undefined : new Uint8Array(Buffer.concat(parts)),
    })
    const body = Buffer.from(await reply.arrayBuffer())
    if (call && reply.ok && body.toString('utf8', 0, 1) === '{')
      upstream.replies.set(call, body.toString('utf8'))
    response.writeHead(reply.status, { 'Content-Type': reply.headers.get('content-type') ?? '' }).end(body)
  }

  function close() {
    server.close()
    server.closeAllConnections()
  }
}

export type LyingUpstream = Awaited<ReturnType<typeof startLyingUpstream>>
