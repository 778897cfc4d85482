import fc, { type StringConstraints } from 'fast-check'

const LAST_CHARACTER = 0x10ffff
const SURROGATES = { first: 0xd800, count: 0x800 }

/** Every character of Unicode. `unit: 'binary'` is slower, because it first lists all of them. */
const anyCharacter = fc.integer({ min: 0, max: LAST_CHARACTER - SURROGATES.count }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (character) => {
    if (typeof character !== 'string' || [...character].length !== 1) throw new Error('not one character')
    const point = character.codePointAt(0)!
    return point < SURROGATES.first ? point : point - SURROGATES.count
  },
)

export const anyText = (constraints: StringConstraints = {}) =>
  fc.string({ ...constraints, unit: anyCharacter })
