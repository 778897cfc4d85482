import { describe, expect, it } from 'vitest'
import { CalendarDuesReply, CalendarFeedReply } from '~/contract/calendar-feed'
import { runUserCommand, type UserCommandName } from '../../../reference-api/data/user-commands'
import { makeCalendarFeed } from '../../../reference-api/db/queries/calendar-feeds'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { rowsOf, setRows } from '../../factories/rows'
import { demoApiForThisFile, openDemoApi, type Reply, TODAY } from './demo-api'
import { later } from './otp'

const api = demoApiForThisFile()

const IN_90_DAYS = '2027-02-19'
const NO_FEED = { status: false, message: 'There is no such calendar feed.' }

const feedOf = async (who: PersonaKey) => CalendarFeedReply.parse(await api.own(who, 'calendar-feed'))
const make = async (who: PersonaKey): Promise<string> => (await api.own(who, 'make-calendar-feed')).token
const change = (who: PersonaKey, to: string) => api.own(who, 'change-calendar-feed', { change: to })

async function send(body: unknown, app = api.app): Promise<{ status: number; reply: Reply }> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await app.request('/calendar-dues', { method: 'POST', body: text })
  return { status: response.status, reply: await response.json() }
}
const openFeed = async (token: string, app?: typeof api.app): Promise<Reply> =>
  (await send({ token }, app)).reply

describe('a feed', () => {
  it('X024 is made, read, set to show names, and revoked; only the first reply has the token', async () => {
    expect(await feedOf('P1')).toBeNull()
    const firstReply = await api.own('P1', 'make-calendar-feed')
    const token = expect.stringMatching(/^[\w-]{43}$/) as string
    expect(firstReply).toEqual({ status: true, message: '', token })
    const reply = await api.own('P1', 'calendar-feed')
    expect(reply.feed).toMatchObject({ last_read_at: null, shows_names: 0 })
    const stored = await rowsOf(api.db, 'calendar_feeds')
    for (const text of [reply, stored, api.takeLog()])
      expect(JSON.stringify(text)).not.toContain(firstReply.token)

    expect(await openFeed(firstReply.token)).toMatchObject({ status: true, as_of: TODAY, shows_names: 0 })
    expect((await feedOf('P1'))?.lastReadAt).toMatch(/^\d{4}-/)
    expect(await change('P1', 'names')).toEqual({ status: true, message: 'Saved.' })
    expect(await openFeed(firstReply.token)).toMatchObject({ shows_names: 1 })
    expect(await feedOf('P1')).toMatchObject({ showsNames: true })
    expect(await change('P1', 'all')).toMatchObject({ status: false })

    for (let times = 0; times < 2; times++)
      expect(await change('P1', 'revoked')).toEqual({ status: true, message: 'Saved.' })
    expect(await feedOf('P1')).toBeNull()
    expect(await openFeed(firstReply.token)).toEqual(NO_FEED)
    expect(await change('P1', 'names')).toEqual(NO_FEED)
  })

  it('X024 a second feed replaces the token and hides names', async () => {
    const firstToken = await make('P2')
    await change('P2', 'names')
    const secondToken = await make('P2')
    expect(secondToken).not.toBe(firstToken)
    expect(await openFeed(firstToken)).toEqual(NO_FEED)
    expect(await openFeed(secondToken)).toMatchObject({ status: true, shows_names: 0 })
  })

  it('X024 records the time of the last read, but not more often than every five minutes', async () => {
    const token = await make('P2')
    await openFeed(token)
    const lastRead = async () => {
      await openFeed(token)
      return (await feedOf('P2'))?.lastReadAt ?? ''
    }
    const firstRead = await lastRead()
    expect(await later(240, lastRead)).toBe(firstRead)
    expect((await later(330, lastRead)) > firstRead).toBe(true)
  })
})

describe('the reply for a token', () => {
  it('X024 has one row per due day of each booking that the associate sold: overdue days and the next 90 days', async () => {
    const token = await make('P1')
    const { rows } = CalendarDuesReply.parse(await openFeed(token))
    const days = rows.map(({ bookingId, dueOn }) => `${bookingId} ${dueOn}`)
    expect(new Set(days).size).toBe(rows.length)
    expect(rows.map(({ dueOn }) => dueOn)).toEqual(rows.map(({ dueOn }) => dueOn).toSorted())
    expect(rows.every(({ dueOn }) => dueOn <= IN_90_DAYS)).toBe(true)
    expect(rows.some(({ dueOn }) => dueOn < TODAY)).toBe(true)
    expect(rows.every(({ customerName }) => customerName === '')).toBe(true)

    let expectedPaise = 0
    for (const window of ['overdue', 'today', 'week', 'month', 'quarter']) {
      const list = await api.own('P1', 'collections', { window })
      expectedPaise += list.windows.find((row: Reply) => row.window === window).amount * 100
    }
    expect(rows.reduce((sum, row) => sum + (row.paise ?? 0), 0)).toBe(expectedPaise)
  })

  it('X024 if names are shown, has the customer and four instalments of the golden booking, but no mobile', async () => {
    const token = await make('P1')
    await change('P1', 'names')
    const reply = await openFeed(token)
    const golden = reply.rows.filter((row: Reply) => row.customer_name === GOLDEN_CUSTOMER)
    const commonFields = { plot_no: '24', project_name: 'Mango Bloom Gardens', amount: 76_700 }
    const days = {
      'EMI 13': '2026-11-10',
      'EMI 14': '2026-12-10',
      'EMI 15': '2027-01-10',
      'EMI 16': '2027-02-10',
    }
    const expected = Object.entries(days).map(([instalment, due_on]) => ({
      instalment,
      due_on,
      ...commonFields,
    }))
    expect(golden).toMatchObject(expected)
    for (const { customer_mobile } of await rowsOf(api.db, 'bookings'))
      if (customer_mobile) expect(JSON.stringify(reply)).not.toContain(customer_mobile)
  })

  it.each([
    ['an unknown token', { token: 'x'.repeat(43) }],
    ['a token with a null character', { token: `${'x'.repeat(42)}\0` }],
    ['a body without a token', {}],
    ['an empty body', ''],
  ])('X024 %s is refused with the same message', async (_, body) => {
    expect(await send(body)).toEqual({ status: 200, reply: NO_FEED })
  })

  it('X024 a session’s token opens no feed, and a feed’s token no session', async () => {
    const token = await make('P1')
    expect(await api.statusOf(token)).toBe(401)
    expect(await openFeed(await api.tokenOf('P1'))).toEqual(NO_FEED)
  })
})

describe('a change in the office', () => {
  it('X024 ends the feed of a deactivated or moved associate', async () => {
    const separate = await openDemoApi()
    const run = (command: UserCommandName, options = {}) =>
      runUserCommand(separate.db, [command, id], options)
    const { id } = personaOf('P1')
    const opened = (token: string) => openFeed(token, separate.app)
    const setDeactivated = (deactivated_at: string | null) =>
      setRows(separate.db, 'associates', { id }, { deactivated_at })
    const token = await makeCalendarFeed(separate.db, id, new Date())
    expect(await opened(token)).toMatchObject({ status: true })
    await setDeactivated('2026-11-21 10:00:00')
    expect(await opened(token)).toEqual(NO_FEED)
    await setDeactivated(null)
    await run('deactivate')
    await run('activate')
    expect(await opened(token)).toEqual(NO_FEED)
    const secondToken = await makeCalendarFeed(separate.db, id, new Date())
    expect(await opened(secondToken)).toMatchObject({ status: true })
    await run('move', { parent: personaOf('P2').id })
    expect(await opened(secondToken)).toEqual(NO_FEED)
    await separate.db.destroy()
  })
})
