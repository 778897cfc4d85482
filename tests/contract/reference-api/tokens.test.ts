import { describe, expect, it } from 'vitest'
import { associateCalls, downloads, publicCalls } from '../../../reference-api/calls'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import { officeCalls, officeDownloads } from '../../../reference-api/office/calls'
import { demoApiForThisFile, P1, type Reply } from './demo-api'

const UNAUTHENTICATED = { status: false, message: 'Please login.' }
const TOKEN_LIFETIME_MS = 12 * 3_600_000

const api = demoApiForThisFile()

const withIds = (path: string) =>
  path.replace(/:(\w+)/g, (_, name) => (/user|associate|^id$/.test(name) ? P1 : '1'))

/** Reads the declarations, so that the tests cover new calls. */
const declaredCalls = associateCalls.flatMap(({ calls }) => calls)
const protectedCalls = declaredCalls.map(({ method, path }) => ({ method, path: withIds(path) }))

/** All calls and files that require a token. */
const protectedRoutes = [
  ...protectedCalls,
  ...downloads.map(({ path }) => ({ method: 'GET' as const, path: withIds(path) })),
]

/** `office/session.test.ts` tests who may call them. */
const officeRoutes = [
  ...officeCalls,
  ...officeDownloads.map(({ path }) => ({ method: 'GET' as const, path })),
].map(({ method, path }) => ({ method, path: withIds(path) }))

/** Fails unless every call and file gets 401 with these headers. */
async function expect401(headers: Record<string, string>, query = '') {
  for (const { path, method } of protectedRoutes) {
    const response = await api.app.request(path + query, { method, headers })
    expect([path, response.status, await response.json()]).toEqual([path, 401, UNAUTHENTICATED])
  }
}
const withToken = (token?: string): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

describe('malformed ids', () => {
  const NOT_READABLE = ['%00', '1%00', `${P1}%00`, '%FF', '%C3%28', '%E0%A4', '%ED%A0%80', '%']
  const withParams = (path: string, param: string) => path.replace(/:\w+/g, param)

  it.each(NOT_READABLE)('M008 M237 %s in the path of a call is refused like an unknown id', async (param) => {
    const token = await api.tokenOf('P1')
    for (const { method, path } of declaredCalls) {
      if (!path.includes(':')) continue
      const response = await api.request(withParams(path, param), { token, method })
      expect([path, response.status]).toEqual([path, 200])
      const { status, message } = (await response.json()) as Reply
      expect([path, status]).toEqual([path, false])
      if (param.includes('%00')) expect([path, status, message]).toEqual([path, false, 'Not in your team.'])
    }
  })

  it.each(NOT_READABLE)('M008 M237 %s in the path of a file is 404', async (param) => {
    for (const { path } of downloads) expect((await api.open('P1', withParams(path, param))).status).toBe(404)
  })
})

describe('tokens', () => {
  it('M237 every route with a parameter is public or listed as requiring a token', () => {
    expect(protectedCalls.length).toBeGreaterThanOrEqual(30)
    const isDeclared = ({ method, path }: { method: string; path: string }) =>
      ['GET', 'POST'].includes(method) && path.includes(':')
    const publicPaths = publicCalls.map(({ path }) => path)
    const routes = api.app.routes
      .filter(isDeclared)
      .map(({ method, path }) => ({ method, path: withIds(path) }))
    for (const route of routes)
      if (!publicPaths.includes(route.path))
        expect([...protectedRoutes, ...officeRoutes]).toContainEqual(route)
  })

  it.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['a short token', 'abc'],
    ['an unknown token', 'x'.repeat(43)],
    ['a token of 10 KB', 'x'.repeat(10_240)],
    ['a token with strange characters', `${'x'.repeat(40)}'--`],
  ])('M237 every call and file returns 401 to %s', async (_, token) => {
    await expect401(withToken(token))
  })

  it.each(['Basic', 'Bearer', 'Token'])(
    'M237 rejects the schemes Basic and Token, and Bearer with two tokens: %s',
    async (scheme) => {
      const token = await api.tokenOf('P1')
      const authorization = scheme === 'Bearer' ? `Bearer ${token} ${token}` : `${scheme} ${token}`
      await expect401({ authorization })
    },
  )

  it('M237 a token in the query or a cookie does not count', async () => {
    const token = await api.tokenOf('P1')
    await expect401({ cookie: `token=${token}` }, `?token=${token}&access_token=${token}`)
  })

  it('M237 every call and file returns 401 to an expired token', async () => {
    const expired = await issueToken(api.db, P1, new Date(Date.now() - TOKEN_LIFETIME_MS - 1_000))
    await expect401(withToken(expired))
  })

  it('M037 M237 every call and file returns 401 to the office, which can only log in', async () => {
    await expect401(withToken(await api.tokenOf('P4')))
  })

  it('M237 an unknown associate path gets 401 without a token, and 404 with one; other unknown paths get 404', async () => {
    const token = await api.tokenOf('P1')
    for (const call of ['no-such-call', '', 'get-receipts/', 'a/b/c']) {
      const path = `/associate/${call}`
      expect((await api.request(path)).status).toBe(401)
      const response = await api.request(path, { token })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ status: false, message: 'There is no such call.' })
    }
    expect((await api.request('/no-such-call')).status).toBe(404)
    expect((await api.request('/auth/no-such-call')).status).toBe(404)
  })

  it('M237 a call with the wrong method gets 404', async () => {
    const token = await api.tokenOf('P1')
    for (const { path, method } of protectedRoutes) {
      const response = await api.request(path, { token, method: method === 'GET' ? 'POST' : 'GET' })
      expect([path, response.status]).toEqual([path, 404])
    }
  })
})

// `reference-api/documentation/openapi.test.ts` proves what it documents.
it('M239 /openapi.json needs no token', async () => {
  const response = await api.request('/openapi.json', { method: 'GET' })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  const { paths } = (await response.json()) as { paths: Record<string, object> }
  expect(paths).toHaveProperty(['/associate/get-receipts/{booking}', 'post'])
})
