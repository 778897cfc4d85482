import express from 'express'
import { beforeEach, expect, it } from 'vitest'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { accessLog } from '~/server/access-log.server'
import { env } from '~/env.server'
import { log } from '~/telemetry/log.server'
import { handleError } from '~/entry.server'
import { loader } from './route'
import { upstreamForThisFile } from '../../../tests/factories/caller'
import { serve } from '../../../tests/factories/http-server'
import { takeLog } from '../../../tests/factories/log'
import { argsOf, aRequest } from '../../../tests/factories/session'
import type { Reply } from '../../../tests/factories/upstream'

const TOKEN = 'Token-of_a-calendar-0123456789-0123456789-x'
const dues = { status: true, message: '', as_of: '2026-11-22', shows_names: 1 }
const row = {
  booking_id: 254,
  customer_name: 'Lakshmi',
  customer_mobile: '9849012345',
  plot_no: '12',
  project_name: 'Neem Grove',
  instalment: 'EMI 7',
  due_on: '2026-12-10',
  amount: 40_052,
}

const upstream = upstreamForThisFile()
beforeEach(() => {
  takeLog()
})
async function read(file = `${TOKEN}.ics`): Promise<Response> {
  const args = argsOf(aRequest(`/calendar/${file}`, { cookie: '' }))
  return loader({ ...args, params: { file } } as LoaderFunctionArgs)
}

it('X024 sends the token in the body, without a session, and logs it nowhere', async () => {
  upstream.replies({ json: { ...dues, rows: [row] } })
  const response = await read()
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain('₹40\\,052 due · Plot 12 · Neem Grove · Lakshmi')
  expect(text).not.toContain('9849012345')
  const [sent] = upstream.received()
  expect(sent).toMatchObject({
    method: 'POST',
    path: '/calendar-dues',
    query: {},
    body: JSON.stringify({ token: TOKEN }),
  })
  expect(sent?.headers.authorization).toBeUndefined()
  expect(takeLog()).not.toContain(TOKEN)
})

it.each<[string, Reply]>([
  ['a refusal', { json: { status: false, message: 'There is no such calendar feed.' } }],
  ['HTTP 401', { status: 401 }],
  ['HTTP 403', { status: 403 }],
  ['HTTP 404', { status: 404 }],
])('X024 %s becomes a plain 404', async (_, reply) => {
  upstream.replies(reply)
  const response = await read()
  expect([response.status, await response.text()]).toEqual([404, 'There is no such calendar.\n'])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(takeLog()).not.toContain(TOKEN)
})

it.each<[string, Reply, string]>([
  ['HTTP 500', { status: 500 }, '600'],
  ['a lost connection', 'reset', '600'],
  ['HTML', { body: '<h1>Closed</h1>' }, '600'],
  ['too many attempts', { bytes: Buffer.from('{}'), status: 429, headers: { 'retry-after': '30' } }, '30'],
])('X024 %s becomes a 503 with Retry-After, so that calendars keep their copy', async (_, reply, seconds) => {
  upstream.replies(reply)
  const response = await read()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, seconds])
  expect(await response.text()).toBe('The calendar is not available now. Please try again later.\n')
  expect(takeLog()).not.toContain(TOKEN)
})

it('X002 X024 makes no call for a malformed token or without the capability', async () => {
  upstream.replies({ json: { ...dues, rows: [] } })
  const malformed = ['', 'short', `${TOKEN}.ics`, `${TOKEN}\0`, 'x'.repeat(201)].map(
    (token) => `${token}.ics`,
  )
  for (const file of ['', TOKEN, ...malformed]) expect((await read(file)).status).toBe(404)
  env.apiCapabilities = ['collections']
  expect((await read()).status).toBe(404)
  expect(upstream.received()).toEqual([])
  env.apiCapabilities = ['calendar']
  expect((await read()).status).toBe(200)
})

it('X024 neither the access log nor a logged error contains the token', async () => {
  const path = `/calendar/${TOKEN}.ics`
  handleError(new Error('broken'), { ...argsOf(aRequest(path)), params: {} } as LoaderFunctionArgs)
  const app = express().use((_request, { locals }, next) => {
    locals.requestId = 'request-7'
    next()
  })
  await using server = await serve(app.use(accessLog(log)))
  await (await fetch(`${server.url}${path}`)).text()
  const logged = takeLog()
  expect(logged.match(/\/calendar\/:token/g)).toHaveLength(2)
  expect(logged).not.toContain(TOKEN)
})
