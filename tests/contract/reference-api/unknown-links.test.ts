import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeCalendarFeed } from '../../../reference-api/db/queries/calendar-feeds'
import { makeCustomerLink } from '../../../reference-api/db/queries/customer-links'
import { rowOf } from '../../factories/rows'
import { demoApiForThisFile, P1, SERVICE_KEY } from './demo-api'

const api = demoApiForThisFile()

/** An address that sends more unknown tokens than this gets 429 for further unknown tokens. */
const MAX_MISSES = 300
const UNKNOWN_TOKEN = 'x'.repeat(43)

const calendarToken = () => makeCalendarFeed(api.db, P1, new Date())
async function customerToken() {
  const { id: bookingId } = await rowOf(api.db, 'bookings', { seller_id: P1, status_id: 2 })
  const link = { associateId: P1, bookingId }
  return (await api.db.transaction().execute((db) => makeCustomerLink(db, link, new Date()))).token
}

function openLimitedApi(path: string) {
  let queries = 0
  const countQueries: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = api.db.withPlugin(countQueries)
  const app = api.appWith({ db, serviceKey: SERVICE_KEY, createCounter: undefined })
  return {
    statusOf: async (token: string, address = '192.0.2.1') => {
      const headers = { 'x-service-key': SERVICE_KEY, 'x-forwarded-for': address }
      const response = await app.request(path, { method: 'POST', body: JSON.stringify({ token }), headers })
      return response.status
    },
    takeQueries: () => {
      const taken = queries
      queries = 0
      return taken
    },
  }
}

describe.each([
  ['X024', 'calendars', '/calendar-dues', calendarToken],
  ['X043', 'links for customers', '/customer-statement', customerToken],
])('%s %s at an address that sent many unknown tokens', (id, _, path, newToken) => {
  it(`${id} still open, also more often than the limit; only unknown tokens get 429, each for one query`, async () => {
    const token = await newToken()
    const { statusOf, takeQueries } = openLimitedApi(path)
    for (let times = 0; times < MAX_MISSES; times++) expect(await statusOf(UNKNOWN_TOKEN)).toBe(200)
    expect(await statusOf(UNKNOWN_TOKEN)).toBe(429)
    expect(await statusOf(token)).toBe(200)
    expect(await statusOf(UNKNOWN_TOKEN, '192.0.2.2')).toBe(200)
    takeQueries()
    expect(await statusOf(UNKNOWN_TOKEN)).toBe(429)
    expect(takeQueries()).toBe(1)
    expect(await statusOf('malformed')).toBe(429)
    expect(takeQueries()).toBe(0)
  })
})

it('X024 a valid token is not limited', async () => {
  const token = await calendarToken()
  const { statusOf } = openLimitedApi('/calendar-dues')
  for (let times = 0; times <= MAX_MISSES; times++) expect(await statusOf(token)).toBe(200)
})

it('X043 views above the limit of a link do not count as unknown tokens', async () => {
  const token = await customerToken()
  const { statusOf } = openLimitedApi('/customer-statement')
  for (let times = 0; times < 60; times++) expect(await statusOf(token)).toBe(200)
  for (let times = 0; times <= MAX_MISSES; times++) expect(await statusOf(token)).toBe(429)
  expect(await statusOf(UNKNOWN_TOKEN)).toBe(200)
})
