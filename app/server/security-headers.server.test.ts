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

it('https pages require https for a year, also on subdomains', async () => {
  const headers = await headersAt('https://portal.example')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

it.each<[Record<string, string>, boolean]>([
  [{ host: '192.0.2.7:3000' }, false],
  [{ host: 'portal.example', 'x-forwarded-proto': 'http' }, false],
  [{ host: '127.0.0.1:3000', 'x-forwarded-proto': 'https' }, true],
  [{ host: '127.0.0.1:3000', 'x-forwarded-for': '192.0.2.7' }, true],
])('a request with the headers %j gets a page that requires https: %s', async (sent, requiresHttps) => {
  const headers = await headersAt('https://portal.example', '/', sent)
  expect(headers.has('strict-transport-security')).toBe(requiresHttps)
  expect(headers.get('content-security-policy')?.includes('upgrade-insecure-requests')).toBe(requiresHttps)
})

it('http pages do not require https', async () => {
  const headers = await headersAt('http://localhost:3000')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
})

it('no other site may read a page, and each page has its own nonce', async () => {
  const [first, second] = [await headersAt('http://localhost:3000'), await headersAt('http://localhost:3000')]
  expect(first.get('access-control-allow-origin')).toBeNull()
  const nonceOf = (headers: Headers) =>
    /'nonce-([^']{24})'/.exec(headers.get('content-security-policy') ?? '')?.[1]
  expect(nonceOf(first)).toBeDefined()
  expect(nonceOf(first)).not.toBe(nonceOf(second))
})

it.each(['/s/token', '/S/token', '/%73/token'])(
  'X043 %s sends no referrer and is not indexed',
  async (path) => {
    const headers = await headersAt('https://portal.example', path)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  },
)

it('X043 other pages send their referrer to the portal', async () => {
  const headers = await headersAt('https://portal.example', '/settings')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('x-robots-tag')).toBeNull()
})
