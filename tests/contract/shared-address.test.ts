import { expect, it, vi } from 'vitest'
import { action as login } from '~/routes/login/route'
import { DEMO_PASSWORD, personaOf } from '../../reference-api/demo-data/personas'
import { portalOverApi } from '../factories/portal-over-api'

vi.setConfig({ testTimeout: 120_000 })

const { send } = portalOverApi()
/** An address that a carrier shares among thousands of phones. */
const SHARED_ADDRESS = '203.0.113.9'
/** More attempts than one address may make before it gets 429. */
const GUESSES = 130

const signIn = (userId: string, password: string, address = SHARED_ADDRESS) =>
  send(login, '/login', { form: { userId, password }, address })

it('M036 guessing behind a carrier’s NAT does not lock out other accounts behind the NAT', async () => {
  const victim = personaOf('P2').mobile
  const others = [personaOf('P1'), personaOf('P6'), personaOf('P10')].map(({ mobile }) => mobile)
  let refused = await signIn(victim, 'guess-0')
  for (let guess = 1; guess < GUESSES; guess++) {
    const account = guess % 2 ? victim : String(9_999_900_000 + guess)
    refused = await signIn(account, `guess-${guess}`)
  }
  expect(refused.status).toBe(429)
  expect(Number(new Headers(refused.headers).get('retry-after'))).toBeGreaterThan(0)

  for (const mobile of others)
    expect((await signIn(mobile, DEMO_PASSWORD)).to).toBe('/associate/bookings-by-date')
  // A wrong password from this address gets 429, but the right password still logs in.
  expect((await signIn(others[0]!, 'mistyped')).status).toBe(429)
  expect((await signIn(others[0]!, DEMO_PASSWORD)).to).toBe('/associate/bookings-by-date')
  // The attacked account is throttled at that address only.
  expect((await signIn(victim, DEMO_PASSWORD)).status).toBe(429)
  expect((await signIn(victim, DEMO_PASSWORD, '198.51.100.7')).to).toBe('/associate/bookings-by-date')
})
