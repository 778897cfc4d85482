import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { graphemesOf } from './graphemes'
import { initials, shorten } from './names'

const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
afterEach(() => segment.mockClear())

it('X126 only the beginning of a name of 3 MB is segmented', () => {
  const name = 'క'.repeat(3_000_000)
  expect([shorten(name, 50).length, initials(name)]).toEqual([51, 'క'])
  expect(segment.mock.calls.map(([text]) => text.length)).toEqual([256, 256])
})

it('M163 the graphemes of any text are those of the whole text, in whatever pieces it is segmented', () => {
  const whole = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })
  const letters = fc.constantFrom('a', ' ', 'కి', 'क्ष', '👨‍👩‍👧', '🇮🇳', 'e\u0301', '\r\n')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 400 }), (parts) => {
      const text = parts.join('')
      expect([...graphemesOf(text)]).toEqual([...whole.segment(text)].map((part) => part.segment))
    }),
    cases(),
  )
})
