import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../tests/factories/any-text'
import { cases } from '../../tests/factories/cases'
import { pack, unpack } from './packed'

it('packed rows unpack to equal rows', () => {
  const row = fc.record({
    id: anyText(),
    plotNumber: fc.constantFrom('12/A', '10+11', '<script>', '\u2028', '"\\'),
    salePaise: fc.maxSafeInteger(),
    yards: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    isRegistered: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      // `JSON.stringify` writes negative zero as 0.
      const jsonRows = rows.map((fields) => ({ ...fields, yards: fields.yards === 0 ? 0 : fields.yards }))
      expect(unpack(pack(jsonRows))).toEqual(jsonRows)
    }),
    cases(),
  )
})

it('handles an empty list', () => {
  expect(unpack(pack([]))).toEqual([])
})
