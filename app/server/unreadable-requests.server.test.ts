import { once } from 'node:events'
import { connect } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import {
  respondToUnparsableRequests,
  errorPages,
  readableTargetsOnly,
  refuseLongHeaders,
  refuseUnreadableRequests,
} from './unreadable-requests.server'

async function responseTo(head: string) {
  let logged = ''
  const app = express()
  app.use(refuseLongHeaders)
  app.use(refuseUnreadableRequests)
  app.get('/fails', () => {
    throw new Error('secret')
  })
  app.all('*', (_request, response) => void response.send('reached'))
  const log = pino({ base: null }, { write: (line: string) => (logged += line) })
  app.use(errorPages(log))
  await using running = await serve(readableTargetsOnly(app, log))
  respondToUnparsableRequests(running.server, log)
  const socket = connect(running.port, '127.0.0.1')
  let response = ''
  socket.on('data', (chunk) => (response += String(chunk)))
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  return { status: Number(response.split(' ')[1]), response, logged }
}

it.each([
  ['GET / HTTP/1.1\r\nHost: localhost:3000', 200],
  ['GET / HTTP/1.1\r\nHost: [::1]:3000', 200],
  ['OPTIONS / HTTP/1.1\r\nHost: localhost', 200],
  ['TRACE / HTTP/1.1\r\nHost: localhost', 405],
  ['DELETE / HTTP/1.1\r\nHost: localhost', 405],
  ['GET / HTTP/1.1\r\nHost: [', 400],
  ['GET / HTTP/1.1\r\nHost: a b', 400],
  ['GET / HTTP/1.1\r\nHost: localhost:99999', 400],
  ['GET / HTTP/1.1\r\nHost: user@localhost', 400],
  ['GET http://elsewhere.example/ HTTP/1.1\r\nHost: localhost', 400],
  ['GET http://[/ HTTP/1.1\r\nHost: localhost', 400],
  ['GET /%E0%A4%A HTTP/1.1\r\nHost: localhost', 400],
  ['GET /a b HTTP/1.1\r\nHost: localhost', 400],
  [`GET /x${'/'.repeat(60_000)}y HTTP/1.1\r\nHost: localhost`, 431],
  [`GET /x${'/'.repeat(9_000)}y HTTP/1.1\r\nHost: localhost`, 400],
  [`GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: a${' '.repeat(8_192)}b`, 431],
  ['GET / HTTP/1.1', 400],
  ['not HTTP at all', 400],
  [`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a=%; '.repeat(2_000)}`, 200],
])('%j gets a %i, and the log has no stack', async (head, expected) => {
  const { status, response, logged } = await responseTo(head)
  expect(status).toBe(expected)
  if (expected !== 200) expect(response).toMatch(/<h1>[^<]+\.<\/h1>/)
  expect(logged).not.toMatch(/stack|err/)
})

it.each([
  'GET http://[/ HTTP/1.1\r\nHost: localhost',
  'GET /canary b HTTP/1.1\r\nHost: localhost',
  'GET /./s/canary HTTP/1.1\r\nHost: localhost',
  'GET /x/../s/canary HTTP/1.1\r\nHost: localhost',
  'GET /s\\canary HTTP/1.1\r\nHost: localhost',
])('for %j, logs no part of the request and sends an error page that cannot load anything', async (head) => {
  const { response, logged } = await responseTo(head)
  expect(logged).toMatch(/"status":400,.*"address":"127\.0\.0\.1","msg":"unreadable request"/)
  expect(logged).not.toContain('canary')
  expect(response).toContain('X-Content-Type-Options: nosniff')
  expect(response).toContain('X-Robots-Tag: noindex')
  expect(response).toContain('Referrer-Policy: no-referrer')
  expect(response).toContain(
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
})

it('logs an internal error and hides its message', async () => {
  const { status, response, logged } = await responseTo('GET /fails HTTP/1.1\r\nHost: localhost')
  expect(status).toBe(500)
  expect(response).toContain('<h1>Something went wrong.</h1>')
  expect(response).not.toContain('secret')
  expect(logged).toContain('secret')
})
