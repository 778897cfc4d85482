import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import express from 'express'
import { expect, it } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { securityHeaders } from './security-headers.server'

async function headersAt(publicOrigin: string, path = '/', headers: Record<string, string> = {}) {
  const app = express()
  app.use(securityHeaders({ publicOrigin, isDevelopment: false }))
  app.use((_request, response) => void response.send('page'))
  await using running = await serve(app)
  const host = new URL(publicOrigin).host
  const init = { host: '127.0.0.1', port: running.port, path, headers: { host, ...headers } }
  const [response] = (await once(get(init), 'response')) as [IncomingMessage]
  response.resume()
  return new Headers(response.headers as Record<string, string>)
}

it.each<[string, Record<string, string>, boolean]>([
  ['https://portal.example', {}, true],
  ['https://portal.example', { host: '192.0.2.7:3000' }, false],
  ['https://portal.example', { 'x-forwarded-proto': 'http' }, false],
  ['https://portal.example', { host: '127.0.0.1:3000', 'x-forwarded-proto': 'https' }, true],
  ['https://portal.example', { host: '127.0.0.1:3000', 'x-forwarded-for': '192.0.2.7' }, true],
  ['http://localhost:3000', {}, false],
])('at %s, pages for %j require https for a year: %s', async (origin, sent, isRequired) => {
  const headers = await headersAt(origin, '/', sent)
  const policy = isRequired ? 'max-age=31536000; includeSubDomains' : null
  expect(headers.get('strict-transport-security')).toBe(policy)
  expect(headers.get('content-security-policy')?.includes('upgrade-insecure-requests')).toBe(isRequired)
})

it('no other site may read a page, and each page has its own nonce', async () => {
  const [first, second] = [await headersAt('http://localhost:3000'), await headersAt('http://localhost:3000')]
  expect(first.get('access-control-allow-origin')).toBeNull()
  const nonceOf = (headers: Headers) =>
    /'nonce-([^']{24})'/.exec(headers.get('content-security-policy') ?? '')?.[1]
  expect(nonceOf(first)).toBeDefined()
  expect(nonceOf(first)).not.toBe(nonceOf(second))
})

it.each(['/s/token', '/S/token', '/%73/token'])('X043 %s has no referrer and no index', async (path) => {
  const headers = await headersAt('https://portal.example', path)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

it('X043 other pages send their referrer to the portal', async () => {
  const headers = await headersAt('https://portal.example', '/settings')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('x-robots-tag')).toBeNull()
})
