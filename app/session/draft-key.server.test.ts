import { expect, it } from 'vitest'
import { aSession } from '../../tests/factories/session'
import { draftKeyFor } from './draft-key.server'

it('M016 the key of a draft is the same in all sessions of a person, and different for others', () => {
  const key = draftKeyFor(aSession())
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(draftKeyFor(aSession({ token: 'another' }))).toBe(key)
  expect(draftKeyFor(aSession({ user: { id: '102', type: 2, name: 'Ravi Kumar Teja' } }))).not.toBe(key)
})
