import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../tests/factories/any-text'
import { cases } from '../../tests/factories/cases'
import { bookedPlotsParams, bookingParams } from './params.server'

const isId = (bookingId: unknown) => bookingParams.safeParse({ bookingId }).success

it.each(['1', '9001', 'B-9001', 'a_b', 'x'.repeat(40)])('M008 accepts %s', (id) => {
  expect(isId(id)).toBe(true)
})

it.each([
  '',
  '.',
  '..',
  'a.b',
  'a/b',
  'a\\b',
  'a b',
  '-1',
  '_',
  '%2e',
  '9001\n',
  'రవి',
  '９',
  'x'.repeat(41),
  null,
  5,
])('M008 rejects %j', (id) => {
  expect(isId(id)).toBe(false)
})

it('M008 an accepted id needs no encoding in a path or a query', () => {
  const text = fc.oneof(anyText(), fc.string({ unit: fc.constantFrom(...'aZ09-_./\\%?#&=\n') }))
  fc.assert(
    fc.property(text, text, (associateId, projectId) => {
      const parsed = bookedPlotsParams.safeParse({ associateId, projectId })
      if (!parsed.success) return
      expect(parsed.data).toEqual({ associateId, projectId })
      expect(encodeURIComponent(associateId + projectId)).toBe(associateId + projectId)
      expect(new URL(`http://x/a/${associateId}/${projectId}`).pathname).toBe(
        `/a/${associateId}/${projectId}`,
      )
    }),
    cases(),
  )
})
