import { afterEach, describe, expect, it, vi } from 'vitest'
import { CustomerLinksReply, CustomerStatementReply } from '~/contract/customer-links'
import { deactivateUser } from '../../../reference-api/data/user-changes'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { BOOKED, CANCELLED } from '../../../reference-api/rules/booking-status'
import { sqliteInGate } from '../../factories/cases'
import { rowOf, rowsOf, setRows } from '../../factories/rows'
import { demoApiForEachTest, MALFORMED, NOT_IN_TEAM, P1, P2, type Reply } from './demo-api'
import { later } from './otp'

const BELOW_P1 = 'HG1004'
const DAY_SECONDS = 24 * 3600
const MAX_VIEWS_PER_HOUR = 60

const api = demoApiForEachTest()
afterEach(() => {
  vi.useRealTimers()
})

const bookingOf = (seller_id: string, status_id: 2 | 3 | 9 = BOOKED) =>
  rowOf(api.db, 'bookings', { seller_id, status_id }, 'id')
const share = (booking_id: string | number, who: 'P1' | 'P2' | 'P3' = 'P1') =>
  api.own(who, 'share-booking', { booking_id })
const linksOf = async (who: 'P1' | 'P2' = 'P1') =>
  CustomerLinksReply.parse(await api.own(who, 'customer-links'))
const revoke = (link: string, who: 'P1' | 'P2' = 'P1') => api.own(who, 'revoke-customer-link', { link })
const openLink = (token: unknown, opening = {}) =>
  api.request('/customer-statement', { body: JSON.stringify({ token, ...opening }) })
const readStatement = async (token: unknown) => (await (await openLink(token)).json()) as Reply

async function newLink() {
  const booking = await bookingOf(P1)
  const { token, id } = await share(booking.id)
  return { booking, token: token as string, id: id as string }
}

describe('a customer’s link', () => {
  it('X043 X094 shows the statement of one booking with RERA numbers, without commission; neither the table of links nor the log has the token', async () => {
    const { booking, token } = await newLink()
    const reply = await readStatement(token)
    const statement = CustomerStatementReply.parse(reply)
    const { rera_number } = await rowOf(api.db, 'projects', { id: booking.project_id })
    const associate = { name: personaOf('P1').name, reraNumber: 'A02400001024' }
    const shown = { customerName: booking.customer_name, projectReraNumber: rera_number ?? '', associate }
    expect(statement).toMatchObject(shown)
    const receipts = await rowsOf(api.db, 'receipts', { booking_id: booking.id })
    expect(statement?.receipts.map(({ number }) => number).sort()).toEqual(
      receipts.map(({ number }) => number).sort(),
    )
    expect(statement?.totals.balancePaise).toBeGreaterThanOrEqual(0)
    expect(JSON.stringify(reply)).not.toMatch(/commission|HG\d{4}|booking_id|net_rupees/)
    expect(JSON.stringify(await rowsOf(api.db, 'customer_links'))).not.toContain(token)
    expect(api.takeLog()).not.toContain(token)
  })

  it('X043 M030 can be made for active bookings of the associate and the team; any other id is refused', async () => {
    expect(await share((await bookingOf(BELOW_P1)).id)).toMatchObject({ status: true })
    expect(await share((await bookingOf(P2)).id)).toEqual(NOT_IN_TEAM)
    expect(await share(999_999)).toEqual(NOT_IN_TEAM)
    expect(await share((await bookingOf(P1)).id, 'P3')).toEqual(NOT_IN_TEAM)
    for (const id of MALFORMED) expect((await share(id)).status, id).toBe(false)
    expect((await share((await bookingOf(P1, CANCELLED)).id)).status).toBe(false)
    expect(await api.post('P1', `/associate/customer-links/${P2}`)).toEqual(NOT_IN_TEAM)
    expect(await api.post('P1', `/associate/share-booking/${P2}?booking_id=1`)).toEqual(NOT_IN_TEAM)
  })

  it('X043 expires after exactly seven days, and only its maker can revoke it', sqliteInGate, async () => {
    const { token, id } = await newLink()
    const hasEnded = async () => (await readStatement(token)).has_ended === 1
    expect(await later(7 * DAY_SECONDS - 5, hasEnded)).toBe(false)
    expect(await later(7 * DAY_SECONDS + 5, hasEnded)).toBe(true)
    expect(await revoke(id, 'P2')).toMatchObject({ status: true })
    expect(await hasEnded()).toBe(false)
    expect(await revoke(id)).toMatchObject({ status: true })
    expect(await hasEnded()).toBe(true)
    const fields = ['as_of', 'has_ended', 'message', 'status']
    expect(Object.keys(await readStatement(token)).sort()).toEqual(fields)
    const [link] = await linksOf()
    await revoke(id)
    expect((await linksOf())[0]).toEqual(link)
  })

  it('X043 ends if the booking is cancelled, or if the link’s maker is deactivated or may no longer see the booking', async () => {
    const { booking, token } = await newLink()
    const hasEnded = async () => (await readStatement(token)).has_ended === 1
    const set = (change: { seller_id?: string; status_id?: 2 | 9 }) =>
      setRows(api.db, 'bookings', { id: booking.id }, change)
    await set({ seller_id: P2 })
    expect(await hasEnded()).toBe(true)
    await set({ seller_id: P1, status_id: CANCELLED })
    expect(await hasEnded()).toBe(true)
    await set({ status_id: BOOKED })
    expect(await hasEnded()).toBe(false)
    await deactivateUser(api.db, P1)
    expect(await hasEnded()).toBe(true)
  })

  it('X105 counts the openings by people, and keeps the time of the first', async () => {
    const { token } = await newLink()
    const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-21T${time}Z`) })
    at('04:00:00')
    expect((await openLink(token, { is_person: 0 })).status).toBe(200)
    expect((await linksOf())[0]).toMatchObject({ views: 0, firstViewedAt: null, lastViewedAt: null })
    for (const time of ['05:00:00', '06:00:00']) {
      at(time)
      await openLink(token, { is_person: 1 })
    }
    await openLink(token, { is_person: 0 })
    const moments = { firstViewedAt: '2026-11-21 10:30:00', lastViewedAt: '2026-11-21 11:30:00' }
    expect((await linksOf())[0]).toMatchObject({ views: 2, ...moments })
  })

  it('X043 opens 60 times an hour in India, then returns 429 with the time until the next hour; two simultaneous views count as two', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:45:00Z') })
    const { token } = await newLink()
    await Promise.all([readStatement(token), readStatement(token)])
    expect((await linksOf())[0]?.views).toBe(2)
    for (let views = 2; views < MAX_VIEWS_PER_HOUR; views++) expect((await openLink(token)).status).toBe(200)
    const refused = await openLink(token)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('2700')
    expect((await linksOf())[0]?.views).toBe(MAX_VIEWS_PER_HOUR)
    vi.setSystemTime(new Date('2026-11-21T05:30:00Z'))
    expect((await openLink(token)).status).toBe(200)
    const openings = await rowsOf(api.db, 'activity', { associate_id: P1, kind: 'customer link opened' })
    expect(openings).toHaveLength(1)
  })

  it('X043 refuses unknown and malformed tokens', sqliteInGate, async () => {
    for (const token of [undefined, null, 1, '', 'x'.repeat(32), 'x'.repeat(201), `' or 1=1 --`, {}])
      expect(await readStatement(token)).toEqual({ status: false, message: 'There is no such link.' })
  })

  it('X043 M210 a form sent again gets the same link, whose token the database cannot reveal', async () => {
    const { id: booking } = await bookingOf(P1)
    const path = `/associate/share-booking/${P1}?booking_id=${booking}`
    const send = async (key: string) => {
      const headers = { 'idempotency-key': key }
      const response = await api.request(path, { token: await api.tokenOf('P1'), headers })
      return (await response.json()) as Reply
    }
    const first = await send('key-of-a-form-000001')
    expect(await send('key-of-a-form-000001')).toEqual(first)
    expect(await linksOf()).toHaveLength(1)
    expect(await readStatement(first.token)).toMatchObject({ has_ended: 0 })
    const stored = await rowsOf(api.db, 'idempotency_keys')
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(first.token)
    expect((await send('key-of-a-form-000002')).token).not.toBe(first.token)
  })

  it('X043 a booking has at most five live links', async () => {
    const booking = await bookingOf(P1)
    for (let made = 0; made < 5; made++) expect(await share(booking.id)).toMatchObject({ status: true })
    expect((await share(booking.id)).status).toBe(false)
    await revoke((await linksOf())[0]!.id)
    expect(await share(booking.id)).toMatchObject({ status: true })
    const areLive = (await linksOf()).map(({ revokedAt }) => revokedAt === null)
    expect(areLive).toEqual([true, true, true, true, true, false])
  })
})
