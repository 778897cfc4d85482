import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pack, unpack } from './packed'

it('rows come out as they went in', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null))
  const rows = fc
    .uniqueArray(fc.string(), { maxLength: 8 })
    .chain((keys) =>
      fc.array(fc.record(Object.fromEntries(keys.map((key) => [key, cell])), { noNullPrototype: true })),
    )
  fc.assert(
    fc.property(rows, (given) => {
      expect(unpack(pack(given))).toEqual(given)
    }),
    { numRuns: 2_000 },
  )
})

it('without rows there are none', () => {
  expect(unpack(pack([]))).toEqual([])
})
