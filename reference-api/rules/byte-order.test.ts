import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { compareBytes } from './byte-order'

const character = fc.constantFrom('a', 'B', ' ', 'é', 'ल', '\uE000', '\uFFFD', '𐀀', '😀')

it('M136 M141 orders text by its bytes in UTF-8', () => {
  const text = fc.string({ unit: character, maxLength: 5 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareBytes(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
    }),
    cases(),
  )
})
