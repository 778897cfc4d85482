import { describe, expect, it } from 'vitest'
import { aSession } from '../../tests/factories/session'
import { textKeyOf } from './text-key.server'

describe('textKeyOf', () => {
  it('M016 is the same for a person in every session, and for nobody else', () => {
    const key = textKeyOf(aSession())
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(textKeyOf(aSession({ token: 'another' }))).toBe(key)
    expect(textKeyOf(aSession({ user: { id: '102', type: 2, name: 'Ravi Kumar Teja' } }))).not.toBe(key)
  })
})
