import { beforeEach, expect, it } from 'vitest'
import { env } from '~/env.server'
import { addDays, todayInIndia } from '~/domain/dates'
import { upstreamForThisFile } from '../../../tests/factories/caller'
import { argsOf, aRequest, cookieFor } from '../../../tests/factories/session'
import { loader } from './route'

const upstream = upstreamForThisFile()
beforeEach(() => {
  env.apiCapabilities = ['share']
})
const YESTERDAY = addDays(todayInIndia(), -1)
const TOMORROW = addDays(todayInIndia(), 1)

it.each([
  ['that ends today', { expires_at: todayInIndia() }, true],
  ['that ended on an earlier day', { expires_at: YESTERDAY }, false],
  ['that ends at a later time', { expires_at: `${TOMORROW} 09:00:00` }, true],
  ['that ended at an earlier time', { expires_at: `${YESTERDAY} 09:00:00` }, false],
  ['without an end', { expires_at: '' }, true],
  ['with an unreadable end', { expires_at: 'soon' }, true],
  ['without an end, but revoked', { expires_at: '', revoked_at: `${YESTERDAY} 09:00:00` }, false],
])('X043 a link %s (%j) is live: %s', async (_, fields, isLive) => {
  upstream.replies({
    json: { status: true, message: '', rows: [{ id: 'link-1', booking_id: 9001, ...fields }] },
  })
  const cookie = await cookieFor()
  const { links } = await loader(argsOf(aRequest('/settings/customer-links', { cookie })))
  expect(links.map((link) => link.isLive)).toEqual([isLive])
})
