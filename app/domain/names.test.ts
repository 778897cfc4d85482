import { expect, it } from 'vitest'
import { initials, shorten } from './names'

it.each([
  ['Ravi Kumar Teja', 'RKT'],
  ['  lakshmi ', 'L'],
  ['రవి కుమార్', 'రకు'],
  ['', ''],
])('M011 initials of %j are %j', (name, text) => {
  expect(initials(name)).toBe(text)
})

it.each([
  ['Ravi Kuma', 'Ravi Kuma'],
  ['Ravi Kumar Teja', 'Ravi Kuma…'],
  // A letter stays with its vowel sign.
  ['కికికికికికికికికికి', 'కికికికికికికికికి…'],
])('M163 %s, in at most nine letters, is %s', (name, text) => {
  expect(shorten(name, 9)).toBe(text)
})
