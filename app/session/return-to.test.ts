import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../tests/factories/any-text'
import { cases } from '../../tests/factories/cases'
import { safeReturnTo } from './return-to'

const ORIGIN = 'https://portal.example'

it.each([
  ['/home', '/home'],
  ['/associate/bookings-by-date?page=2&plot_no=A%2F1', '/associate/bookings-by-date?page=2&plot_no=A%2F1'],
  [
    '/associate/bookings/booked/5/7?search_key=రవి',
    '/associate/bookings/booked/5/7?search_key=%E0%B0%B0%E0%B0%B5%E0%B0%BF',
  ],
  ['/a/../home#top', '/home'],
  ['/loginx', '/loginx'],
  [null, null],
  [undefined, null],
  ['', null],
  ['home', null],
  ['?page=2', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/home\\..\\x', null],
  ['/\t/evil.example', null],
  ['\t//evil.example', null],
  [' //evil.example', null],
  ['/.//evil.example', null],
  ['/x/..//evil.example', null],
  ['https:evil.example', null],
  ['https://evil.example/home', null],
  ['javascript:alert(1)', null],
  ['／／evil.example', null],
  ['/\u0000home', null],
  ['/', null],
  ['/login', null],
  ['/login?returnTo=/home', null],
  ['/logout', null],
  ['/home/../logout', null],
  ['/LOGIN', null],
  [`/${'x'.repeat(2_000)}`, null],
  [new File(['/home'], '/home'), null],
])('M001 the return path %j is read as %j', (value, path) => {
  expect(safeReturnTo(value)).toBe(path)
})

it('M001 any return path is on this origin and valid in a header', () => {
  const signs = ['/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5c', '%09', '\t', '\n', '\u0000']
  const piece = fc.constantFrom(...signs)
  const words = ['evil.example', 'https:', 'javascript:', 'login', 'logout', 'home', '／', '\u202e', 'ａ']
  const word = fc.constantFrom(...words)
  const crafted = fc.array(fc.oneof(piece, piece, word), { maxLength: 8 }).map((parts) => parts.join(''))
  const anything = fc.oneof(
    crafted,
    crafted.map((text) => `/${text}`),
    fc.webUrl(),
    anyText(),
  )
  fc.assert(
    fc.property(anything, (value) => {
      const path = safeReturnTo(value)
      if (path === null) return
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
      expect(path).toMatch(/^\/[\x21-\x7e]*$/)
      expect(path).not.toMatch(/^\/(login|logout)?\/*($|\?)/i)
    }),
    cases(),
  )
})
