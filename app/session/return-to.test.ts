import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../tests/factories/any-text'
import { cases } from '../../tests/factories/cases'
import { safeReturnTo } from './return-to'

const ORIGIN = 'https://portal.example'

describe('safeReturnTo', () => {
  it.each([
    ['/home', '/home'],
    ['/associate/bookings-by-date?page=2&plot_no=A%2F1', '/associate/bookings-by-date?page=2&plot_no=A%2F1'],
    [
      '/associate/bookings/booked/5/7?search_key=రవి',
      '/associate/bookings/booked/5/7?search_key=%E0%B0%B0%E0%B0%B5%E0%B0%BF',
    ],
    ['/a/../home#top', '/home'],
    ['/loginx', '/loginx'],
  ])('M001 accepts the return path %s', (value, path) => {
    expect(safeReturnTo(value)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'home',
    '?page=2',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/home\\..\\x',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https:evil.example',
    'https://evil.example/home',
    'javascript:alert(1)',
    '／／evil.example',
    '/\u0000home',
    '/',
    '/login',
    '/login?returnTo=/home',
    '/logout',
    '/home/../logout',
    '/LOGIN',
    `/${'x'.repeat(2_000)}`,
  ])('M001 rejects %j', (value) => {
    expect(safeReturnTo(value)).toBeNull()
  })

  it('M001 rejects a file', () => {
    expect(safeReturnTo(new File(['/home'], '/home'))).toBeNull()
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
})
