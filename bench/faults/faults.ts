import type { IncomingMessage, ServerResponse } from 'node:http'
import { setInterval } from 'node:timers'

type Respond = (request: IncomingMessage, response: ServerResponse) => void

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x')
const DRIP_MS = 500

const json = (status: number, body: string): Respond => {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  }
}

const headersThen = (next: (response: ServerResponse) => void): Respond => {
  return (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100_000 })
    response.write('{"status":', () => next(response))
  }
}

/** Failures of an upstream. main.ts adds a refused connection. */
export const FAULTS = {
  'reset before headers': (request) => request.socket.destroy(),
  'reset after headers': headersThen((response) => response.socket?.destroy()),
  'stalled headers': () => {},
  'stalled body': headersThen(() => {}),
  'slow bytes': headersThen((response) => {
    const drip = setInterval(() => response.write(' '), DRIP_MS)
    response.once('close', () => clearInterval(drip))
  }),
  'truncated JSON': json(200, '{"status":true,"data":{"na'),
  HTML: (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
  },
  'wrong types': json(
    200,
    '{"status":true,"message":[],"data":7,"tree":"x","blocks":5,"projects":"none","token":{},"bills_info":4,"notifications":1,"booking_details":"x","my_payments":{"a":1},"cmsn_due_details":9}',
  ),
  '[]': json(200, '[]'),
  '{}': json(200, '{}'),
  '204': (_request, response) => {
    response.writeHead(204).end()
  },
  '20 MB': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const send = (megabytesLeft: number): void => {
      if (megabytesLeft > 0) response.write(MEGABYTE, () => send(megabytesLeft - 1))
      else response.end()
    }
    send(20)
  },
  '401': json(401, '{"status":false,"message":"Unauthenticated."}'),
  '429': json(429, '{"status":false,"message":"Slow down."}'),
  '500': json(500, '{"status":false,"message":"Broken."}'),
} satisfies Record<string, Respond>

export type FaultKind = keyof typeof FAULTS
