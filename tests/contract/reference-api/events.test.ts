import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replayFrom } from '../../../reference-api/data/events'
import { type NewEvent, recordEvents, removeOldEvents } from '../../../reference-api/db/queries/events'
import type { Database } from '../../../reference-api/schema'
import { sendDueEvents, startEventSender } from '../../../reference-api/events/sender'
import { PAUSES_MS } from '../../../reference-api/send-loop'
import { sqliteInGate } from '../../factories/cases'
import { type EventReceiver, startEventReceiver } from '../../factories/event-receiver'
import { rowsOf } from '../../factories/rows'
import { openTestDatabase } from '../../factories/test-database'

const SECRET = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`
const WARN = 40
const ERROR = 50
const START_MS = Date.parse('2026-11-22T04:30:00Z')

let db: Kysely<Database>
let receiver: EventReceiver
let nowMs: number
let lines: string[]
const log = pino({ level: 'info', base: null }, { write: (line: string) => lines.push(line) })
const now = () => new Date(nowMs)
const options = () => ({ db, webhook: { url: receiver.url, secret: SECRET }, log, now })

beforeEach(async () => {
  db = await openTestDatabase()
  receiver = await startEventReceiver()
  nowMs = START_MS
  lines = []
})

afterEach(async () => {
  vi.useRealTimers()
  await receiver.close()
  await db.destroy()
})

const record = (...steps: [person: string, step: number][]) => {
  const events = steps.map(([person, step]): NewEvent => ({ person, type: 'receipt', data: { step } }))
  return db.transaction().execute((transaction) => recordEvents(transaction, events, now()))
}
const sendAll = async () => {
  let sentCount = 0
  do {
    sentCount = await sendDueEvents(options())
  } while (sentCount > 0)
}
const BOTH_STEPS = [1, 2].map((step) => ['HG1', step])
const receivedSteps = () => receiver.received.map(({ data }) => [data.person, data.step])

it('X063 signs events according to Standard Webhooks', sqliteInGate, async () => {
  vi.setSystemTime(START_MS)
  await record(['HG1024', 1])
  await sendAll()
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
  expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toEqual({
    type: 'receipt',
    timestamp: '2026-11-22T04:30:00.000Z',
    data: { person: 'HG1024', step: 1 },
  })
  expect(headers['content-type']).toBe('application/json')
  const forged = { ...(headers as Record<string, string>), 'webhook-id': 'evt_other' }
  expect(() => new Webhook(SECRET).verify(body, forged)).toThrow()
})

it('X063 a failing event blocks later events of its person only', sqliteInGate, async () => {
  receiver.respond = ({ data }) => (data.person === 'HG1' ? 500 : 204)
  await record(['HG1', 1], ['HG1', 2], ['HG2', 1], ['HG2', 2])
  await sendAll()
  expect(receivedSteps().filter(([person]) => person === 'HG1')).toEqual([['HG1', 1]])
  expect(receivedSteps().filter(([person]) => person === 'HG2')).toHaveLength(2)
  receiver.respond = () => 204
  nowMs += 60_000
  await sendAll()
  expect(receivedSteps().slice(-2)).toEqual(BOTH_STEPS)
})

it('X063 retries with growing pauses from 60 s to a day, then gives up', sqliteInGate, async () => {
  expect(PAUSES_MS[0]).toBeLessThanOrEqual(60_000)
  expect(PAUSES_MS).toEqual(PAUSES_MS.toSorted((one, other) => one - other))
  expect(PAUSES_MS.at(-1)).toBe(24 * 3600_000)
  receiver.respond = () => 503
  await record(['HG1', 1], ['HG1', 2])
  await sendAll()
  for (const [attempt, pause] of PAUSES_MS.entries()) {
    expect(receiver.received).toHaveLength(attempt + 1)
    nowMs += pause - 1_000
    await sendAll()
    expect(receiver.received).toHaveLength(attempt + 1)
    nowMs += 1_000
    if (attempt < PAUSES_MS.length - 1) await sendAll()
  }
  receiver.respond = ({ data }) => (data.step === 1 ? 503 : 204)
  await sendAll()
  expect(receivedSteps().slice(-2)).toEqual(BOTH_STEPS)
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(2)
  expect(await rowsOf(db, 'events', {}, 'id')).toMatchObject([
    { attempts: PAUSES_MS.length + 1, next_attempt_at: null, sent_at: null, last_error: 'status 503' },
    { attempts: 1, next_attempt_at: null, last_error: null },
  ])
  const logEntries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(logEntries.map(({ level, msg }) => [level, msg])).toEqual([
    ...PAUSES_MS.map(() => [WARN, 'event not sent']),
    [ERROR, 'event given up'],
  ])
  expect(lines.join('')).not.toMatch(/secret|whsec/)
})

it('X063 an event whose response is lost is sent again with the same id and body', sqliteInGate, async () => {
  receiver.respond = () => 'reset'
  await record(['HG1', 1])
  await sendAll()
  receiver.respond = () => 204
  nowMs += 60_000
  await sendAll()
  const [first, second] = receiver.received
  expect(receiver.received).toHaveLength(2)
  expect([second!.id, second!.body]).toEqual([first!.id, first!.body])
})

it('X063 a redirect is a failure and is not followed', sqliteInGate, async () => {
  receiver.respond = () => 307
  await record(['HG1', 1])
  await sendAll()
  expect(receiver.received).toHaveLength(1)
  expect(await rowsOf(db, 'events')).toMatchObject([{ attempts: 1 }])
})

// Only PostgreSQL allows several processes.
it.runIf(process.env.TEST_DATABASE_URL)('X063 several processes send each event once', async () => {
  await record(...Array.from({ length: 60 }, (_, step): [string, number] => [`HG${step % 20}`, step]))
  const senders = [1, 2, 3].map(() => startEventSender(options()))
  const waiting = db.selectFrom('events').select('id').where('next_attempt_at', 'is not', null)
  await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), { timeout: 30_000 })
  await Promise.all(senders.map(({ close }) => close()))
  expect(receiver.received).toHaveLength(60)
})

it('X063 an event of a rolled back transaction is not sent', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await recordEvents(transaction, [{ person: 'HG1', type: 'query', data: {} }], now())
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await sendAll()
  expect(receiver.received).toEqual([])
})

it('X063 replay sends failed events again; with a time, also the events that were sent since that time', async () => {
  receiver.respond = ({ data }) => (data.step === 2 ? 500 : 204)
  await record(['HG1', 1])
  await sendAll()
  await record(['HG1', 2])
  for (const pause of [0, ...PAUSES_MS]) {
    nowMs += pause
    await sendAll()
  }
  receiver.respond = () => 204
  expect(await replayFrom(db, undefined, now())).toBe('1 event is queued again.')
  await sendAll()
  expect(receivedSteps().at(-1)).toEqual(['HG1', 2])
  expect(await replayFrom(db, undefined, now())).toBe('0 events are queued again.')
  expect(await replayFrom(db, '2026-11-22 10:01', now())).toBe('1 event is queued again.')
  await sendAll()
  expect(await replayFrom(db, '2026-11-22 10:00', now())).toBe('2 events are queued again.')
  await sendAll()
  expect(receivedSteps().slice(-2)).toEqual(BOTH_STEPS)
  for (const since of ['yesterday', '2026-02-31', '2026-11-22T25:00', ''])
    await expect(replayFrom(db, since, now())).rejects.toThrow('--since must be')
})

it('X063 removes events 30 days after they were sent; failed events stay', async () => {
  receiver.respond = ({ data }) => (data.person === 'HG1' ? 500 : 204)
  await record(['HG1', 1], ['HG2', 1])
  await sendAll()
  nowMs += 30 * 24 * 3600_000 - 1_000
  await removeOldEvents(db, now())
  expect(await rowsOf(db, 'events')).toHaveLength(2)
  nowMs += 1_000
  await removeOldEvents(db, now())
  expect(await rowsOf(db, 'events')).toMatchObject([{ person: 'HG1' }])
})
