import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/*
 * A proxy that fails on demand. Each fault applies to the token of one session, because tests run in parallel.
 *
 * POST /__fault { token, path, times, fault } sets a fault. If it is null, earlier faults of this token and path end.
 * GET /__calls?token=… returns the calls with the token; GET /__calls returns all calls without a token.
 * POST /__otp { to, code } receives one-time passwords from the APIs. GET /__otp?to=… returns and deletes the newest code.
 */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'body'; body: string; type?: string }
  | { kind: 'reset' }
  | { kind: 'hang' }

interface ArmedFault {
  token: string
  path: string
  times: number
  fault: Fault
}

interface Disarming {
  token: string
  path: string
  fault: null
}

export interface ReceivedCall {
  method: string
  path: string
  query: Record<string, string>
  contentType: string | undefined
  idempotencyKey: string | undefined
  hasToken: boolean
  body: string
}

const target = process.env.FAULTY_TARGET ?? ''
let armed: ArmedFault[] = []
const callsByToken = new Map<string, ReceivedCall[]>()
const codes = new Map<string, string>()

// By Node's default, the server closes a connection after five idle seconds. A request on its way at that moment would fail.
const KEEP_ALIVE_MS = 130_000

createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
  void handle(request, response).catch(() => response.destroy())
}).listen(Number(process.env.FAULTY_PORT), '127.0.0.1')

async function handle(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', target)
  const bytes = await readBody(request)
  const body = bytes.toString('utf8')
  if (url.pathname === '/healthz') return response.end('ok')
  if (url.pathname === '/__fault') {
    arm(JSON.parse(body) as ArmedFault | Disarming)
    return response.end('armed')
  }
  if (url.pathname === '/__calls') return response.end(JSON.stringify(callsOf(url.searchParams.get('token'))))
  if (url.pathname === '/__otp') return response.end(body ? storeCode(body) : takeCode(url))

  const token = tokenOf(request, url)
  remember(token, request, url, body)
  const fault = takeFault(token, url.pathname)
  if (fault?.kind === 'reset') return request.socket.destroy()
  if (fault?.kind === 'hang') return
  if (fault?.kind === 'status')
    return response.writeHead(fault.status).end('{"status":false,"message":"Broken."}')
  if (fault?.kind === 'body')
    return response.writeHead(200, { 'content-type': fault.type ?? 'text/html' }).end(fault.body)
  const reply = await forward(request, url, bytes)
  response.writeHead(reply.status, { 'content-type': reply.type })
  response.end(reply.bytes)
}

function arm(setting: ArmedFault | Disarming) {
  if (setting.fault) armed.push(setting)
  else armed = armed.filter(({ token, path }) => token !== setting.token || path !== setting.path)
}

/** Before login there is no token, so the user id identifies the session. */
function tokenOf(request: IncomingMessage, url: URL): string {
  const { searchParams } = url
  const userId = searchParams.get('field') ?? searchParams.get('key')
  return request.headers.authorization?.replace('Bearer ', '') ?? userId ?? ''
}

function takeFault(token: string, path: string): Fault | null {
  const armedFault = armed.find(
    (entry) => entry.token === token && path.includes(entry.path) && entry.times > 0,
  )
  if (!armedFault) return null
  armedFault.times -= 1
  return armedFault.fault
}

function remember(token: string, request: IncomingMessage, url: URL, body: string) {
  const entry: ReceivedCall = {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    contentType: request.headers['content-type'],
    idempotencyKey: keyOf(request),
    hasToken: Boolean(request.headers.authorization),
    body,
  }
  callsByToken.set(token, [...(callsByToken.get(token) ?? []), entry])
}

const callsOf = (token: string | null) =>
  token === null
    ? [...callsByToken.values()].flat().filter(({ hasToken }) => !hasToken)
    : (callsByToken.get(token) ?? [])

const FORWARDED_HEADERS = ['content-type', 'authorization', 'idempotency-key']

async function forward(request: IncomingMessage, url: URL, bytes: Buffer) {
  const headers = new Headers({ 'content-type': 'text/plain' })
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const reply = await fetch(url, {
    method: request.method,
    headers,
    body: request.method === 'GET' ? undefined : new Uint8Array(bytes),
  })
  return {
    status: reply.status,
    type: reply.headers.get('content-type') ?? 'application/json',
    bytes: Buffer.from(await reply.arrayBuffer()),
  }
}

const keyOf = ({ headers }: IncomingMessage) => headers['idempotency-key']?.toString()

function storeCode(body: string): string {
  const { to, code } = JSON.parse(body) as { to: string; code: string }
  codes.set(to, code)
  return 'stored'
}

function takeCode(url: URL): string {
  const to = url.searchParams.get('to') ?? ''
  const code = codes.get(to) ?? ''
  codes.delete(to)
  return code
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
