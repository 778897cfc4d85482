import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * Stands between a portal and a real reference API and fails as it is told to. A fault is asked for by the token of the session
 * it is meant for, so that tests running side by side do not meet each other's faults.
 *
 * POST /__fault { token, path, kind, times }   GET /__seen?token=…
 * POST /__otp { to, code }, as the APIs deliver them   GET /__otp?to=… takes the newest
 */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'body'; body: string; type?: string }
  | { kind: 'drop-field'; field: string }
  | { kind: 'set-field'; field: string; value: unknown }
  | { kind: 'reset' }
  | { kind: 'hang' }

interface Armed {
  token: string
  /** The call's path contains it. */
  path: string
  times: number
  fault: Fault
}

export interface Seen {
  method: string
  path: string
  query: Record<string, string>
  contentType: string | undefined
  hasToken: boolean
  body: string
}

const target = process.env.FAULTY_TARGET ?? ''
const armed: Armed[] = []
const seen = new Map<string, Seen[]>()
const codes = new Map<string, string>()

createServer((request, response) => {
  void answer(request, response).catch(() => response.destroy())
}).listen(Number(process.env.FAULTY_PORT), '127.0.0.1')

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', target)
  const body = await readBody(request)
  if (url.pathname === '/healthz') return response.end('ok')
  if (url.pathname === '/__fault') {
    armed.push(JSON.parse(body) as Armed)
    return response.end('armed')
  }
  if (url.pathname === '/__seen')
    return response.end(JSON.stringify(seen.get(url.searchParams.get('token') ?? '') ?? []))

  if (url.pathname === '/__otp') return response.end(body ? keepCode(body) : takeCode(url))

  const token = tokenOf(request, url)
  remember(token, request, url, body)
  const fault = takeFault(token, url.pathname)
  if (fault?.kind === 'reset') return request.socket.destroy()
  if (fault?.kind === 'hang') return
  if (fault?.kind === 'status')
    return response.writeHead(fault.status).end('{"status":false,"message":"Broken."}')
  if (fault?.kind === 'body')
    return response.writeHead(200, { 'content-type': fault.type ?? 'text/html' }).end(fault.body)
  const reply = await forward(request, url, body)
  response.writeHead(reply.status, { 'content-type': 'application/json' })
  response.end(fault ? changed(reply.text, fault) : reply.text)
}

/** The session's token, or what stands for it before there is one: the user id that signs in. */
function tokenOf(request: IncomingMessage, url: URL): string {
  const { searchParams } = url
  const userId = searchParams.get('field') ?? searchParams.get('key')
  return request.headers.authorization?.replace('Bearer ', '') ?? userId ?? ''
}

function takeFault(token: string, path: string): Fault | null {
  const found = armed.find((entry) => entry.token === token && path.includes(entry.path) && entry.times > 0)
  if (!found) return null
  found.times -= 1
  return found.fault
}

function remember(token: string, request: IncomingMessage, url: URL, body: string) {
  const entry: Seen = {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    contentType: request.headers['content-type'],
    hasToken: Boolean(request.headers.authorization),
    body,
  }
  seen.set(token, [...(seen.get(token) ?? []), entry])
}

async function forward(request: IncomingMessage, url: URL, body: string) {
  const reply = await fetch(url, {
    method: request.method,
    headers: {
      'content-type': request.headers['content-type'] ?? 'text/plain',
      ...(request.headers.authorization ? { authorization: request.headers.authorization } : {}),
    },
    body: request.method === 'GET' ? undefined : body,
  })
  return { status: reply.status, text: await reply.text() }
}

function changed(
  json: string,
  fault: Exclude<Fault, { kind: 'reset' | 'hang' | 'status' | 'body' }>,
): string {
  const become = fault.kind === 'set-field' ? fault.value : undefined
  return JSON.stringify(JSON.parse(json, (key, value: unknown) => (key === fault.field ? become : value)))
}

function keepCode(body: string): string {
  const { to, code } = JSON.parse(body) as { to: string; code: string }
  codes.set(to, code)
  return 'kept'
}

function takeCode(url: URL): string {
  const to = url.searchParams.get('to') ?? ''
  const code = codes.get(to) ?? ''
  codes.delete(to)
  return code
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
