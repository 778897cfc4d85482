import { expect, it } from 'vitest'
import { ApiError } from '~/api/errors'
import { bookingParams } from '~/paths/params.server'
import { parseParams } from './params'

it('M008 accepts a well-formed id', () => {
  expect(parseParams(bookingParams, { bookingId: 'B-9001', '*': 'x' })).toEqual({ bookingId: 'B-9001' })
})

it.each(['', '..', 'a/b', undefined])(
  'M008 returns 404 for the malformed id %j, as for an id outside the team',
  (bookingId) => {
    const parse = () => parseParams(bookingParams, { bookingId })
    expect(parse).toThrow(ApiError)
    expect(parse).toThrow(
      expect.objectContaining({ message: 'Not in your team.', init: { status: 404 } }) as Error,
    )
  },
)
