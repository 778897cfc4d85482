import { once } from 'node:events'
import { connect } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import {
  answerUnparsableRequests,
  errorPages,
  readableTargetsOnly,
  refuseUnreadableRequests,
} from './unreadable-requests.server'

async function answerTo(head: string) {
  let logged = ''
  const app = express()
  app.use(refuseUnreadableRequests)
  app.get('/fails', () => {
    throw new Error('secret')
  })
  app.all('*', (_request, response) => void response.send('reached'))
  app.use(errorPages(pino({ base: null }, { write: (line: string) => (logged += line) })))
  await using running = await serve(readableTargetsOnly(app))
  answerUnparsableRequests(running.server)
  const socket = connect(running.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  return { status: Number(answer.split(' ')[1]), answer, logged }
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
  ['GET / HTTP/1.1', 400],
  ['no HTTP at all', 400],
])('%j is a %i, and the log shows no stack', async (head, expected) => {
  const { status, answer, logged } = await answerTo(head)
  expect(status).toBe(expected)
  if (expected !== 200) expect(answer).toMatch(/<h1>[^<]+\.<\/h1>/)
  expect(logged).toBe('')
})

it('what fails inside is logged, and told without its words', async () => {
  const { status, answer, logged } = await answerTo('GET /fails HTTP/1.1\r\nHost: localhost')
  expect(status).toBe(500)
  expect(answer).toContain('<h1>Something went wrong.</h1>')
  expect(answer).not.toContain('secret')
  expect(logged).toContain('secret')
})
