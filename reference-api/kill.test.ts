import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApiProcess } from '../tests/factories/api-process'
import { isDeep } from '../tests/factories/cases'
import { type EventReceiver, startEventReceiver } from '../tests/factories/event-receiver'
import { rowsOf } from '../tests/factories/rows'
import { temporaryFolder } from '../tests/factories/temporary-folder'
import { openDatabase } from './db/database'
import { issueToken } from './db/queries/tokens'
import { type PersonaKey, personaOf } from './demo-data/personas'

let dataDir: string
let api: ChildProcess

beforeEach(() => {
  dataDir = temporaryFolder()
})

afterEach(() => void api.kill('SIGKILL'))

async function start(env: Record<string, string> = {}): Promise<string> {
  const started = await startApiProcess({ DATA_DIR: dataDir, ...env })
  api = started.child
  return started.url
}

const withDatabase = async <Result>(work: (db: ReturnType<typeof openDatabase>) => Promise<Result>) => {
  const db = openDatabase({ file: join(dataDir, 'plot-partner.sqlite') })
  return work(db).finally(() => db.destroy())
}

async function post(url: string, path: string, token: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/associate/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  return { status: response.status, reply: (await response.json()) as unknown }
}

describe.runIf(isDeep)('kill -9 during writes', () => {
  const P1 = personaOf('P1').id
  const WRITERS = 4
  const NOTIFICATIONS = 2_000
  const WRITES_BEFORE_KILL = 100
  const REPEATED_WRITES = 20
  const FIRST_ID = 100_000
  const ROWS_PER_INSERT = 500
  const ids = Array.from({ length: NOTIFICATIONS }, (_, index) => FIRST_ID + index)

  const prepare = () =>
    withDatabase(async (db) => {
      const row = { associate_id: P1, header: 'x', message: 'x', created_at: '2026-11-21 06:00:00' }
      for (let start = 0; start < ids.length; start += ROWS_PER_INSERT)
        await db
          .insertInto('notifications')
          .values(ids.slice(start, start + ROWS_PER_INSERT).map((id) => ({ ...row, id, code: `N-${id}` })))
          .execute()
      return issueToken(db, P1, new Date())
    })

  const clear = (url: string, token: string, id: number) =>
    post(url, `profile/clear-notifications/${P1}?clear=1&id=${id}`, token, {
      'idempotency-key': `clear-notification-${id}`,
    })

  const state = () =>
    withDatabase(async (db) => {
      const remaining = (await rowsOf(db, 'notifications')).filter(({ id }) => id >= FIRST_ID)
      const keys = await rowsOf(db, 'idempotency_keys')
      return {
        cleared: ids.length - remaining.length,
        stored: keys.filter((key) => key.reply_body !== null).length,
        running: keys.filter((key) => key.reply_body === null).length,
        remainingIds: new Set(remaining.map(({ id }) => id)),
      }
    })

  it('M025 each effect has its stored reply, and no acknowledged write is lost', async () => {
    // Creates the database in a first start, so that the second start accepts writes at once.
    await start()
    const stopped = once(api, 'exit')
    api.kill('SIGTERM')
    await stopped
    const token = await prepare()

    const url = await start()
    const acknowledged = new Set<number>()
    const waiting = [...ids]
    const killed = once(api, 'exit')
    const writer = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        if ((await clear(url, token, id)).status !== 200) throw new Error('A write was refused.')
        acknowledged.add(id)
        if (acknowledged.size === WRITES_BEFORE_KILL) api.kill('SIGKILL')
      }
    }
    await Promise.allSettled(Array.from({ length: WRITERS }, writer))
    await killed

    const afterKill = await state()
    expect(acknowledged.size).toBeGreaterThanOrEqual(WRITES_BEFORE_KILL)
    expect(acknowledged.size).toBeLessThan(NOTIFICATIONS)
    expect(afterKill.stored).toBe(afterKill.cleared)
    expect(afterKill.cleared).toBeGreaterThanOrEqual(acknowledged.size)
    expect(afterKill.cleared).toBeLessThanOrEqual(acknowledged.size + WRITERS)
    expect(afterKill.running).toBeLessThanOrEqual(WRITERS)
    for (const id of acknowledged) expect(afterKill.remainingIds.has(id)).toBe(false)

    const urlAfterKill = await start()
    for (const id of [...acknowledged].slice(-REPEATED_WRITES)) {
      const { status, reply } = await clear(urlAfterKill, token, id)
      expect([status, reply]).toMatchObject([200, { status: true }])
    }
    expect((await state()).cleared).toBe(afterKill.cleared)
  })
})

describe.runIf(isDeep)('kill -9 between commit and send', () => {
  const PEOPLE = (['P1', 'P2', 'P6', 'P7'] satisfies PersonaKey[]).map((key) => personaOf(key).id)
  const CHANGES_BEFORE_KILL = 80
  let receiver: EventReceiver

  beforeEach(async () => {
    receiver = await startEventReceiver()
  })

  afterEach(() => receiver.close())

  const startWithEvents = () =>
    start({
      EVENTS_WEBHOOK_URL: receiver.url,
      EVENTS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'k').toString('base64')}`,
    })

  it('X063 loses no event, keeps the events of each person in order, and repeats events only with the same id', async () => {
    // Events are committed, but the receiver acknowledges none.
    receiver.respond = () => 'hang'
    const url = await startWithEvents()
    const tokens = await withDatabase((db) => Promise.all(PEOPLE.map((id) => issueToken(db, id, new Date()))))
    const killed = once(api, 'exit')
    let answeredChanges = 0
    const writer = async (id: string, index: number) => {
      for (let step = 0; ; step++) {
        const email = `${id.toLowerCase()}-${step}@firm.example`
        const query = new URLSearchParams({ email })
        const { reply } = await post(url, `edit-profile/${id}?${query}`, tokens[index]!)
        expect(reply).toMatchObject({ status: true })
        answeredChanges += 1
        // The second condition makes sure that a delivery has begun before the process ends.
        if (answeredChanges >= CHANGES_BEFORE_KILL && receiver.received.length > 0) api.kill('SIGKILL')
      }
    }
    await Promise.allSettled(PEOPLE.map(writer))
    await killed
    expect(answeredChanges).toBeGreaterThanOrEqual(CHANGES_BEFORE_KILL)

    receiver.respond = () => 204
    await startWithEvents()
    const unsent = () => withDatabase((db) => rowsOf(db, 'events', { sent_at: null }))
    await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 60_000, interval: 250 })

    const rows = await withDatabase((db) => rowsOf(db, 'events', {}, 'id'))
    expect(rows.length).toBeGreaterThanOrEqual(answeredChanges)
    expect(rows.length).toBeLessThanOrEqual(answeredChanges + PEOPLE.length)
    for (const person of PEOPLE) {
      const recorded = rows.filter((row) => row.person === person).map((row) => row.public_id)
      const received = receiver.received.filter(({ data }) => data.person === person).map(({ id }) => id)
      expect([...new Set(received)]).toEqual(recorded)
    }
    expect(receiver.received.length).toBeGreaterThan(rows.length)
  })
})
