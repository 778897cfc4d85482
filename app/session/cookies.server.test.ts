import { expect, it, vi } from 'vitest'
import { argsOf, aRequest, asSent, cookieFor } from '../../tests/factories/session'
import { commitPreferences, getPreferences, PreferencesSchema } from './preferences.server'
import { getSession } from './session.server'
import { takeToast } from './toast.server'

const UNDECODABLE = Array.from({ length: 5_000 }, (_, index) => `app${index}=%`).join('; ')

async function aVisit() {
  const preferences = commitPreferences(PreferencesSchema.parse({ theme: 'dark' }))
  const own = `${await cookieFor()}; ${asSent(preferences)}`
  return argsOf(aRequest('/', { cookie: `${UNDECODABLE}; ${own}` }))
}

it('decodes none of 5,000 cookies of other applications', async () => {
  const args = await aVisit()
  const decode = vi.spyOn(globalThis, 'decodeURIComponent')
  expect(await getSession(args)).not.toBeNull()
  expect(getPreferences(args).theme).toBe('dark')
  await takeToast(args)
  expect(decode.mock.calls.filter(([value]) => value === '%')).toEqual([])
  expect(decode.mock.calls.length).toBeLessThan(5)
})
