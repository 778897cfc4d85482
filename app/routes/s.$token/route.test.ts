import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect, it } from 'vitest'
import { env } from '~/env.server'
import { loader } from './route'
import { upstreamForThisFile } from '../../../tests/factories/caller'
import { takeLog } from '../../../tests/factories/log'
import { argsOf, aRequest } from '../../../tests/factories/session'
import type { Reply } from '../../../tests/factories/upstream'

const TOKEN = 'Token-of_a-customer-0123456789-x'
const upstream = upstreamForThisFile()
const read = (token = TOKEN) => {
  const args = argsOf(aRequest(`/s/${token}`, { cookie: '' }))
  return loader({ ...args, params: { token } } as LoaderFunctionArgs)
}

it('X043 an ended link is a 410, and the token is sent in the body only and logged nowhere', async () => {
  upstream.replies({ json: { status: true, message: '', has_ended: 1, as_of: '2026-11-23' } })
  const { data, init } = await read()
  expect([data, init?.status]).toEqual([{ state: 'ended' }, 410])
  const [sent] = upstream.received()
  expect(sent).toMatchObject({
    path: '/customer-statement',
    query: {},
    body: JSON.stringify({ token: TOKEN, is_person: 1 }),
  })
  expect(sent?.headers.authorization).toBeUndefined()
  expect(takeLog()).not.toContain(TOKEN)
})

it.each<[string, Reply]>([
  ['a refusal', { json: { status: false, message: 'There is no such link.' } }],
  ['HTTP 401', { status: 401 }],
  ['HTTP 403', { status: 403 }],
  ['HTTP 404', { status: 404 }],
])('X043 after %s from the upstream, the page is a 404', async (_, reply) => {
  upstream.replies(reply)
  const { data, init } = await read()
  expect([data, init?.status]).toEqual([{ state: 'unknown' }, 404])
})

it('X043 too many requests get a 429 with the time to wait', async () => {
  upstream.replies({ bytes: Buffer.from('{}'), status: 429, headers: { 'retry-after': '1800' } })
  const { data, init } = await read()
  expect([data, init?.status]).toEqual([{ state: 'busy' }, 429])
  expect(new Headers(init?.headers).get('retry-after')).toBe('1800')
})

it.each<[string, Reply]>([
  ['HTTP 500', { status: 500 }],
  ['HTTP 503 with Retry-After', { bytes: Buffer.from('{}'), status: 503, headers: { 'retry-after': '10' } }],
  ['HTML', { body: '<h1>Closed</h1>' }],
])('X043 after %s, the page fails instead of saying that the link has ended', async (_, reply) => {
  upstream.replies(reply, reply, reply)
  await expect(read()).rejects.toMatchObject({ name: 'ApiError' })
  expect(takeLog()).not.toContain(TOKEN)
})

it('X002 X043 makes no call for a malformed token or without the capability', async () => {
  for (const token of ['', 'short', `${TOKEN}/x`, `${TOKEN}\0`, 'x'.repeat(201)])
    expect((await read(token)).init?.status).toBe(404)
  env.apiCapabilities = ['calendar']
  expect((await read()).init?.status).toBe(404)
  expect(upstream.received()).toEqual([])
})
