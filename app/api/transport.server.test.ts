import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod/v4'
import { env } from '~/env.server'
import { aCaller, apiErrorOf, upstreamForThisFile } from '../../tests/factories/caller'
import { takeLog } from '../../tests/factories/log'
import { argsOf } from '../../tests/factories/session'
import type { Reply } from '../../tests/factories/upstream'
import { success, wireLogin } from '../../tests/factories/wire'
import { newCaller } from './caller.server'
import { callUpstream } from './transport.server'

const upstream = upstreamForThisFile()
beforeEach(() => {
  upstream.replies({ json: success() })
  takeLog()
})

const Anything = z.object({ status: z.literal(true) })

it('M023 a call has the token, an empty text body, and its parameters in the query', async () => {
  await callUpstream(aCaller(), 'filterList', Anything, {
    params: { user: '101' },
    query: { project_id: '7' },
  })
  expect(upstream.received()).toMatchObject([
    {
      method: 'POST',
      path: '/associate/agent-filter-list/101',
      query: { project_id: '7' },
      headers: {
        authorization: 'Bearer token-of-ravi',
        'content-type': 'text/plain',
        'x-request-id': 'request-1',
      },
      body: '',
    },
  ])
})

it('M023 identical reads of a request share one call until a write, those of other requests do not', async () => {
  const context = {}
  const callerOf = (of = context) => newCaller(argsOf(new Request('http://localhost'), of), 'token')
  const read = (caller = callerOf()) =>
    callUpstream(caller, 'notifications', Anything, { params: { user: '101' } })
  await Promise.all([read(), read(), read()])
  expect(upstream.received()).toHaveLength(1)
  await read(callerOf({}))
  expect(upstream.received()).toHaveLength(2)
  await callUpstream(callerOf(), 'clearNotifications', Anything, {
    params: { user: '101' },
    query: { id: '1' },
  })
  await read()
  expect(upstream.received()).toHaveLength(4)
})

it('M023 reads that differ only in an empty filter are identical', async () => {
  const caller = newCaller(argsOf(new Request('http://localhost'), {}), 'token')
  const read = (query: Record<string, string>) =>
    callUpstream(caller, 'payments', Anything, { params: { user: '101' }, query })
  await Promise.all([read({ page: '1' }), read({ plot: '', page: '1' })])
  expect(upstream.received()).toHaveLength(1)
  await read({ plot: '7', page: '1' })
  expect(upstream.received()).toHaveLength(2)
})

it('newCaller takes neither the request id nor the IP address from the headers of a request', () => {
  const headers = { 'x-request-id': 'forged', 'x-client-address': '198.51.100.66' }
  const { requestId, address } = newCaller(argsOf(new Request('http://localhost', { headers })), null)
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(address).toBeNull()
})

it('M023 M236 service key and IP address are sent together, only by calls without a token, and these send no token', async () => {
  env.apiServiceKey = 'key-of-the-portal'
  const caller = aCaller({ address: '198.51.100.7' })
  await callUpstream(caller, 'login', Anything)
  await callUpstream(caller, 'projects', Anything)
  env.apiServiceKey = undefined
  await callUpstream(caller, 'login', Anything)
  const sentHeaders = upstream
    .received()
    .map(({ headers }) => [headers.authorization, headers['x-service-key'], headers['x-forwarded-for']])
  expect(sentHeaders).toEqual([
    [undefined, 'key-of-the-portal', '198.51.100.7'],
    ['Bearer token-of-ravi', undefined, undefined],
    [undefined, undefined, undefined],
  ])
})

it('M023 omits empty and unknown parameters', async () => {
  const query = { page: 2, plot_no: '', project_id: undefined, invented: 'x' }
  await callUpstream(aCaller(), 'bookingsByDate', Anything, { params: { user: '101' }, query })
  expect(upstream.received()[0]?.query).toEqual({ page: '2' })
})

it.each(['A/12', 'a b', 'a+b', '?x=1#y', 'రవి', '%2e%2e', 'a&b=c'])(
  'M023 %s stays one segment of the path',
  async (booking) => {
    await callUpstream(aCaller(), 'receipts', Anything, { params: { booking } })
    const { path = '', query } = upstream.received()[0] ?? {}
    expect(decodeURIComponent(path)).toBe(`/associate/get-receipts/${booking}`)
    expect(path.split('/')).toHaveLength(4)
    expect(query).toEqual({})
  },
)

it.each(['..', '.', ''])('M023 the id "%s" is rejected without a request', async (booking) => {
  await apiErrorOf(callUpstream(aCaller(), 'receipts', Anything, { params: { booking } }))
  expect(upstream.received()).toEqual([])
})

it.each([
  ['', '/associate/get-projects'],
  ['/', '/associate/get-projects'],
  ['/api/v1', '/api/v1/associate/get-projects'],
  ['/api/v1/', '/api/v1/associate/get-projects'],
])('M024 if "%s" follows the origin in API_BASE_URL, a call requests %s', async (end, path) => {
  env.apiBaseUrl = `${upstream.url}${end}`
  await callUpstream(aCaller(), 'projects', Anything)
  expect(upstream.received()[0]?.path).toBe(path)
})

it.each<[string, Reply]>([
  ['works', { json: wireLogin() }],
  ['is refused', { json: { status: false, message: 'Canary-message' } }],
  ['breaks', { status: 500, body: 'Canary-body' }],
  ['is lost', 'reset'],
  ['is unreadable', { json: success({ status: true, token: { x: 'Canary-body' } }) }],
  ['is not JSON', { body: 'Canary-body' }],
])('M023 the log has call and path and no secret when a call %s', async (_, response) => {
  upstream.replies(response)
  const Strict = z.object({ token: z.string() })
  const caller = aCaller({ token: 'Canary-token' })
  const query = { field: 'Canary-user', password: 'Canary-password', search_key: 'Canary-search' }
  await callUpstream(caller, 'login', Strict, { query }).catch(() => {})
  const params = { associate: 'Canary-id', project: '7', status: '2' }
  await callUpstream(caller, 'associateBookings', Strict, { params, query }).catch(() => {})
  const logged = takeLog()
  expect(logged).toContain('"call":"login","path":"auth/login","requestId":"request-1"')
  expect(logged).toContain('agentwise/{associate}/{project}/{status}')
  expect(logged).not.toMatch(/canary|token-of-ravi/i)
})

it.each<[string | undefined, Reply]>([
  [undefined, { json: success() }],
  ['refused', { json: { status: false, message: 'Not in your team.' } }],
  ['forbidden', { status: 403 }],
  ['throttled', { status: 429 }],
])('the log has the caller; the failure is %s', async (failure, response) => {
  upstream.replies(response)
  await callUpstream(aCaller({ user: '101' }), 'projects', Anything).catch(() => {})
  const line = JSON.parse(takeLog().trim().split('\n')[0]!) as object
  expect(line).toMatchObject({ call: 'projects', requestId: 'request-1', user: '101' })
  expect((line as { failure?: string }).failure).toBe(failure)
})
