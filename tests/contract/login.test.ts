import { expect, it, vi } from 'vitest'
import { aRequest } from '../factories/session'
import { upstreamForThisFile } from '../factories/caller'
import { action } from '~/routes/login/route'

vi.mock('~/log.server', () => import('../factories/log'))

const upstream = upstreamForThisFile()

const submit = () =>
  action({
    request: aRequest('/login', {
      method: 'POST',
      form: { userId: '9000000001', password: 'Plots@2026' },
      headers: { 'x-client-address': '198.51.100.7' },
    }),
    params: {},
    context: {},
  })

it('M036 after too many tries the form comes back with 429, the upstream’s words and the User ID', async () => {
  const words = 'Too many attempts. Please try again in 4 minutes.'
  upstream.answers({ status: 429, body: JSON.stringify({ status: false, message: words }) })
  expect(await submit()).toMatchObject({
    init: { status: 429 },
    data: {
      failure: { title: 'Login failed', message: words },
      values: { userId: '9000000001' },
    },
  })
  expect(upstream.seen()).toHaveLength(1)
})

it('M036 it says when to come again, as the upstream does', async () => {
  upstream.answers({ bytes: Buffer.from('{"status":false}'), status: 429, headers: { 'retry-after': '240' } })
  expect(await submit()).toMatchObject({ init: { status: 429, headers: { 'Retry-After': '240' } } })
})

it('M036 an upstream that is busy is not reached, and says when to come again', async () => {
  upstream.answers({ bytes: Buffer.from('{"status":false}'), status: 503, headers: { 'retry-after': '10' } })
  expect(await submit()).toMatchObject({
    init: { status: 502, headers: { 'Retry-After': '10' } },
    data: { failure: { title: 'Login failed', message: 'Something went wrong.' } },
  })
})

it('M036 a refusal comes back with 400', async () => {
  upstream.answers({ reply: { status: false, message: 'Invalid user id or password.' } })
  expect(await submit()).toMatchObject({
    init: { status: 400 },
    data: { failure: { title: 'Login failed', message: 'Invalid user id or password.' } },
  })
})
