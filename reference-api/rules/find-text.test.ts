import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { canBeCorrected, foldCode, isOneTypoApart, typoProbes, splitWords } from './find-text'

it.each([
  ['Ravi  Kumar', ['ravi', 'kumar']],
  [' K.V. Rao-Teja ', ['k', 'v', 'rao', 'teja']],
  ["D'Souza", ["d'souza"]],
  ['Ｒａｖｉ', ['ravi']],
  ['లక్ష్మీ ప్రసన్న', ['లక్ష్మీ', 'ప్రసన్న']],
  ['संजय वर्मा', ['संजय', 'वर्मा']],
  ['100% a_b', ['100', 'a', 'b']],
  ['rao rao', ['rao']],
  [' ., ', []],
])('X041 splits %j into %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

it('X041 compares codes without case and spaces', () => {
  expect(foldCode(' A 12 ')).toBe('a12')
})

it.each([
  ['ravi', 'rani', true],
  ['ravi', 'rvai', true],
  ['ravi', 'avri', false],
  ['ravi', 'ravii', true],
  ['ravi', 'rvi', true],
  ['ravi', 'xravi', true],
  ['ravi', 'ravi', false],
  ['ravi', 'rxxi', false],
  ['ravi', 'raviabc', false],
  ['संजय', 'संजव', true],
  ['', 'a', true],
  ['abcd', 'badc', false],
])('X041 %j and %j are one typo apart: %j', (one, other, isTypo) => {
  expect(isOneTypoApart(one, other)).toBe(isTypo)
  expect(isOneTypoApart(other, one)).toBe(isTypo)
})

it('X041 every word that is one typo away starts or ends with a probe', () => {
  const letter = fc.constantFrom(...'abcdeి్ర')
  const word = fc.array(letter, { minLength: 4, maxLength: 9 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(
      word,
      fc.nat(20),
      fc.constantFrom('swap', 'drop', 'add', 'replace'),
      letter,
      (typed, seed, kind, newLetter) => {
        const letters = [...typed]
        const index = seed % letters.length
        if (kind === 'swap') letters.splice(index, 2, ...letters.slice(index, index + 2).toReversed())
        else letters.splice(index, kind === 'add' ? 0 : 1, ...(kind === 'drop' ? [] : [newLetter]))
        const meant = letters.join('')
        fc.pre(meant !== typed)
        expect(isOneTypoApart(typed, meant)).toBe(true)
        const { starts, ends } = typoProbes(typed)
        expect(
          starts.some((start) => meant.startsWith(start)) || ends.some((end) => meant.endsWith(end)),
        ).toBe(true)
      },
    ),
    cases(),
  )
})

it('X041 corrects words of four letters and more', () => {
  expect(['rao', 'ravi'].map(canBeCorrected)).toEqual([false, true])
})
