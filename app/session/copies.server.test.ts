import { expect, it } from 'vitest'
import { aRequest, aSession } from '../../tests/factories/session'
import { copiesFor } from './copies.server'
import { getPreferences } from './preferences.server'

const preferences = getPreferences(aRequest('/'))

it('M017 copies are kept for one session, whose id they do not tell', () => {
  const session = aSession()
  const kept = copiesFor(session, preferences)
  expect(kept).toMatch(/^[\w-]{12};3600$/)
  expect(kept).not.toContain(session.id.slice(0, 8))
  expect(copiesFor(session, preferences)).toBe(kept)
  expect(copiesFor(aSession(), preferences)).not.toBe(kept)
})

it.each([
  ['none', null, preferences],
  ['off', aSession(), { ...preferences, savedCopies: 'off' as const }],
  ['off', aSession(), { ...preferences, dataSaver: 'on' as const }],
  ['off', null, { ...preferences, dataSaver: 'on' as const }],
])('M020 %s', (copies, session, chosen) => {
  expect(copiesFor(session, chosen)).toBe(copies)
})
