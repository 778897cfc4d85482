import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { runsOf } from './script-runs'

const scriptsAndTexts = (text: string) => runsOf(text).map((run) => [run.script, run.text])

it.each([
  ['Ravi Kumar 12/A', [['latin', 'Ravi Kumar 12/A']]],
  ['రవి కుమార్', [['telugu', 'రవి కుమార్']]],
  [
    'Mr. रवि कुमार (Guntur)',
    [
      ['latin', 'Mr. '],
      ['devanagari', 'रवि कुमार'],
      ['latin', ' (Guntur)'],
    ],
  ],
  ['محمد عارف', [['arabic', 'محمد عارف']]],
  [
    'محمد 12 عارف A',
    [
      ['arabic', 'عارف'],
      ['latin', ' 12 '],
      ['arabic', 'محمد'],
      ['latin', ' A'],
    ],
  ],
  [
    'محمد Raju عارف',
    [
      ['arabic', 'محمد'],
      ['latin', ' Raju '],
      ['arabic', 'عارف'],
    ],
  ],
  ['', []],
])('splits %j by script', (text, expected) => {
  expect(scriptsAndTexts(text)).toEqual(expected)
})

it('keeps all letters', () => {
  const text = fc
    .array(fc.constantFrom('A', '1', ' ', '-', 'ర', 'వి', 'र', 'க', 'م', 'ع'))
    .map((letters) => letters.join(''))
  const sorted = (unsorted: string) => [...unsorted].sort().join('')
  fc.assert(
    fc.property(text, (sample) => {
      expect(
        sorted(
          runsOf(sample)
            .map((run) => run.text)
            .join(''),
        ),
      ).toBe(sorted(sample))
    }),
    cases(),
  )
})
