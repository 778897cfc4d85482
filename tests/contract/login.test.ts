import { expect, it } from 'vitest'
import { argsOf, aRequest } from '../factories/session'
import { upstreamForThisFile } from '../factories/caller'
import { action } from '~/routes/login/route'
import { success, wireLogin } from '../factories/wire'

const upstream = upstreamForThisFile()

const submit = () =>
  action(
    argsOf(aRequest('/login', { method: 'POST', form: { userId: '9000000001', password: 'Plots@2026' } }), {
      clientAddress: '198.51.100.7',
    }),
  )

it('M036 after too many attempts the form returns with 429, the upstream’s message and Retry-After, and the User ID', async () => {
  const message = 'Too many attempts. Please try again in 4 minutes.'
  const bytes = Buffer.from(JSON.stringify({ status: false, message }))
  upstream.replies({ bytes, status: 429, headers: { 'retry-after': '240' } })
  expect(await submit()).toMatchObject({
    init: { status: 429, headers: { 'Retry-After': '240' } },
    data: { failure: { title: 'Login failed', message }, values: { userId: '9000000001' } },
  })
  expect(upstream.received()).toHaveLength(1)
})

it('M036 X125 if the upstream’s login queue is full, the form returns with 503 and its Retry-After', async () => {
  upstream.replies({ bytes: Buffer.from('{"status":false}'), status: 503, headers: { 'retry-after': '10' } })
  expect(await submit()).toMatchObject({
    init: { status: 503, headers: { 'Retry-After': '10' } },
    data: { failure: { title: 'Login failed', message: 'Please try again in a moment.' } },
  })
})

it('M036 a login that the upstream refuses returns 400', async () => {
  upstream.replies({ json: { status: false, message: 'Invalid user id or password.' } })
  expect(await submit()).toMatchObject({
    init: { status: 400 },
    data: { failure: { title: 'Login failed', message: 'Invalid user id or password.' } },
  })
})

it.each([
  [{ forgot_pwd_flag: 1 }, '/associate/bookings-by-date'],
  [{ must_change_password: 1 }, '/change-password-flag'],
])('M039 X066 a password login with %j leads to %s', async (flags, start) => {
  upstream.replies({ json: wireLogin({ data: flags }) }, { json: success({ projects: [] }) })
  const response = (await submit()) as Response
  expect([response.status, response.headers.get('location')]).toEqual([302, start])
})
