import { describe, expect, it } from 'vitest'
import { ApiError } from '~/api/errors'
import { bookingParams } from '~/params'
import { parseParams } from './params'

describe('parseParams', () => {
  it('M008 passes on an id that can be one', () => {
    expect(parseParams(bookingParams, { bookingId: 'B-9001', '*': 'x' })).toEqual({ bookingId: 'B-9001' })
  })

  it.each(['', '..', 'a/b', undefined])('M008 the id %j gets the 404 of a foreign one', (bookingId) => {
    const parse = () => parseParams(bookingParams, { bookingId })
    expect(parse).toThrow(ApiError)
    expect(parse).toThrow(
      expect.objectContaining({ message: 'Not in your team.', init: { status: 404 } }) as Error,
    )
  })
})
