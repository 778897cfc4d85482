import { describe, expect, it } from 'vitest'
import { initials, shorten } from './names'

describe('names', () => {
  it.each([
    ['Ravi Kumar Teja', 'RKT'],
    ['  lakshmi ', 'L'],
    ['రవి కుమార్', 'రకు'],
    ['', ''],
  ])('M011 initials of %j are %j', (name, text) => {
    expect(initials(name)).toBe(text)
  })

  it.each([
    ['Ravi', 'Ravi'],
    ['Ravi Kuma', 'Ravi Kuma'],
    ['Ravi Kumar Teja', 'Ravi Kuma…'],
  ])('M163 %s, in at most nine letters, is %s', (name, text) => {
    expect(shorten(name, 9)).toBe(text)
  })

  it('M163 keeps a Telugu letter and its vowel sign together', () => {
    expect(shorten('కికికికికికికికికికి', 9)).toBe('కికికికికికికికికి…')
  })
})
