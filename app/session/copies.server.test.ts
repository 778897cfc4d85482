import { expect, it } from 'vitest'
import { aRequest, aSession, argsOf } from '../../tests/factories/session'
import { copiesFor } from './copies.server'
import { getPreferences } from './preferences.server'

const preferences = getPreferences(argsOf(aRequest('/')))

it('M015 M017 saved copies belong to one session, hide its id, and end with its idle time', () => {
  const session = aSession()
  const header = copiesFor(session, preferences, 'full', 1800)
  expect(header).toMatch(/^[\w-]{12};3600;1800$/)
  expect(header).not.toContain(session.id.slice(0, 8))
  expect(copiesFor(session, preferences, 'full', 1800)).toBe(header)
  expect(copiesFor(aSession(), preferences, 'full', 1800)).not.toBe(header)
})

it.each([
  ['none', null, preferences, 'full'],
  ['off', aSession(), { ...preferences, savedCopies: 'off' }, 'full'],
  ['off', aSession(), { ...preferences, dataSaver: 'on' }, 'full'],
  ['off', null, { ...preferences, dataSaver: 'on' }, 'full'],
  ['off', aSession(), preferences, 'lite'],
  ['off', null, preferences, 'lite'],
] as const)('M020 M242 the cache policy is %s: case %#', (policy, session, chosen, mode) => {
  expect(copiesFor(session, chosen, mode, 1800)).toBe(policy)
})
