import { data } from '@remix-run/node'
import { beforeEach, expect, it, vi } from 'vitest'
import { portalWith } from '../../tests/factories/portal'
import { errorForStatus } from './errors'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') }))
const retryAfterOf = (status: number, retryAfter: string | null) =>
  errorForStatus('login', status, { retryAfter }).init.headers?.['Retry-After']

it.each([
  [429, '240', '240'],
  [429, '0', '1'],
  [429, '999999999', '86400'],
  [429, 'Sat, 21 Nov 2026 06:05:00 GMT', '300'],
  [429, 'Fri, 20 Nov 2026 06:05:00 GMT', '1'],
  [429, 'soon', '60'],
  [429, '', '60'],
  [429, null, '60'],
  [503, '10', '10'],
  [503, null, undefined],
  [500, 'soon', undefined],
])('after a %i with Retry-After %j the portal sends %j', (status, retryAfter, passedOn) => {
  expect(retryAfterOf(status, retryAfter)).toBe(passedOn)
})

it('the page of a failed loader or of a rejected form sends Retry-After, a successful page does not', async () => {
  const fail = () => {
    throw errorForStatus('payments', 429, { retryAfter: '240' })
  }
  const { response } = await portalWith({ loader: fail })()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '240'])
  const reject = () => data(null, { status: 429, headers: { 'Retry-After': '20' } })
  const rejected = await portalWith({ action: reject })('/screen', { method: 'POST', form: {} })
  expect(rejected.response.headers.get('retry-after')).toBe('20')
  expect((await portalWith({ loader: () => null })()).response.headers.get('retry-after')).toBeNull()
})
