import { beforeEach, expect, it } from 'vitest'
import { takeLog } from '../tests/factories/log'
import { ApiError } from './api/errors'
import { argsOf } from '../tests/factories/session'
import { handleDataRequest, handleError } from './entry.server'

beforeEach(() => {
  takeLog()
})

const logOf = (error: unknown, { signal }: { signal?: AbortSignal } = {}) => {
  const url = 'http://localhost:3000/login?returnTo=canary-query&password=canary-password'
  handleError(error, { request: new Request(url, { signal }), params: {}, context: {} })
  return takeLog()
}

it('M023 logs a failed call and the path of the page, without typed text', () => {
  const logged = logOf(
    new ApiError('unreadable', 'canary-message', 'receipts', 'booking_info.plot_no: invalid_type'),
  )
  expect(logged).toContain(
    '"pathname":"/login","kind":"unreadable","call":"receipts","detail":"booking_info.plot_no',
  )
  expect(logged).not.toContain('canary')
})

it('logs the id of the request', () => {
  const args = argsOf(new Request('http://localhost:3000/home'), { requestId: 'request-7' })
  handleError(new ApiError('forbidden', '', 'receipts'), args)
  handleError(new TypeError('x'), args)
  expect(takeLog().match(/"requestId":"request-7"/g)).toHaveLength(2)
})

it('M023 logs the message and stack of an unexpected error, without typed text', () => {
  const logged = logOf(new TypeError('x is not a function'))
  expect(logged).toContain('x is not a function')
  expect(logged).toMatch(/ at .*entry\.server\.test\.ts/)
  expect(logged).not.toContain('canary')
})

it('M023 does not log a thrown response, or an error of an aborted request', () => {
  expect(logOf({ status: 404, statusText: '', data: null, internal: true })).toBe('')
  expect(logOf(new Error('gone'), { signal: AbortSignal.abort() })).toBe('')
})

it('M014 page data is never cached', () => {
  expect(handleDataRequest(new Response('')).headers.get('cache-control')).toBe('no-store')
})
