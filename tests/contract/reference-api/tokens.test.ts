import { describe, expect, it } from 'vitest'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile } from './demo-api'

const UNAUTHENTICATED = { status: false, message: 'Please login.' }
const P1 = personaOf('P1').id

const api = demoApiForThisFile()

/** Every call that the API declares, so that a new one is covered the day it comes. */
const associateCalls = () =>
  api.app.routes
    .filter(({ path, method }) => path.startsWith('/associate/') && !path.includes('*') && method !== 'ALL')
    .map(({ path, method }) => ({
      method: method as 'GET' | 'POST',
      path: path.replace(/:(\w+)/g, (_, name) => (/user|associate|^id$/.test(name) ? P1 : '1')),
    }))

describe('tokens', () => {
  it('M237 there are associate calls to try', () => {
    expect(associateCalls().length).toBeGreaterThanOrEqual(9)
  })

  it.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['a short one', 'abc'],
    ['an unknown one', 'x'.repeat(43)],
    ['one of 10 KB', 'x'.repeat(10_240)],
    ['one with strange letters', `${'x'.repeat(40)}'--`],
  ])('M237 every associate call answers 401 to %s', async (_, token) => {
    for (const { path, method } of associateCalls()) {
      const response = await api.request(path, { token, method })
      expect([path, response.status]).toEqual([path, 401])
      expect(await response.json()).toEqual(UNAUTHENTICATED)
    }
  })

  it.each(['Basic', 'Bearer', 'Token'])(
    'M237 another scheme than Bearer, or two tokens: %s',
    async (scheme) => {
      const token = await api.tokenOf('P1')
      const authorization = scheme === 'Bearer' ? `Bearer ${token} ${token}` : `${scheme} ${token}`
      for (const { path, method } of associateCalls())
        expect((await api.app.request(path, { method, headers: { authorization } })).status).toBe(401)
    },
  )

  it('M237 a token in the query or a cookie is none', async () => {
    const token = await api.tokenOf('P1')
    for (const { path, method } of associateCalls()) {
      const response = await api.app.request(`${path}?token=${token}&access_token=${token}`, {
        method,
        headers: { cookie: `token=${token}` },
      })
      expect(response.status).toBe(401)
    }
  })

  it('M237 every associate call answers 401 to an expired token', async () => {
    const expired = await issueToken(api.db, P1, new Date(Date.now() - 12 * 3_600_000 - 1_000))
    for (const { path, method } of associateCalls())
      expect((await api.request(path, { token: expired, method })).status).toBe(401)
  })

  it('M237 none answers 401 to a good token', async () => {
    const token = await api.tokenOf('P1')
    for (const { path, method } of associateCalls()) {
      const response = await api.request(path, { token, method })
      expect([path, response.status]).toEqual([path, 200])
    }
  })

  it('M237 an unknown path tells a stranger nothing: 401 without, 404 with a token', async () => {
    const token = await api.tokenOf('P1')
    for (const path of [
      '/associate/no-such-call',
      '/associate/',
      '/associate/get-receipts/',
      '/associate/a/b/c',
    ]) {
      expect((await api.request(path)).status).toBe(401)
      const response = await api.request(path, { token })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ status: false, message: 'There is no such call.' })
    }
    expect((await api.request('/no-such-call')).status).toBe(404)
    expect((await api.request('/auth/no-such-call')).status).toBe(404)
  })

  it('M237 a call by the other method is no call', async () => {
    const token = await api.tokenOf('P1')
    for (const { path, method } of associateCalls()) {
      const response = await api.request(path, { token, method: method === 'GET' ? 'POST' : 'GET' })
      expect([path, response.status]).toEqual([path, 404])
    }
  })
})
