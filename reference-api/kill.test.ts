import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../tests/factories/temporary-folder'
import { openDatabase } from './db/database'
import { issueToken } from './db/queries/tokens'
import { personaOf } from './demo-data/personas'
import { isDeep } from '../tests/factories/cases'
import { startApiProcess } from '../tests/factories/api-process'

const P1 = personaOf('P1').id
const WRITERS = 4
const NOTIFICATIONS = 2_000
const WRITES_BEFORE_KILL = 100
const REPEATED_WRITES = 20
const FIRST_ID = 100_000
const ROWS_PER_INSERT = 500

let dataDir: string
let api: ChildProcess

beforeEach(() => {
  dataDir = temporaryFolder()
})

afterEach(() => void api.kill('SIGKILL'))

async function start(): Promise<string> {
  const started = await startApiProcess({ DATA_DIR: dataDir })
  api = started.child
  return started.url
}

const database = () => openDatabase({ file: join(dataDir, 'plot-partner.sqlite') })
const keyOf = (id: number) => `clear-notification-${id}`

async function prepare() {
  const db = database()
  const token = await issueToken(db, P1, new Date())
  const row = { associate_id: P1, header: 'x', message: 'x', created_at: '2026-11-21 06:00:00' }
  const ids = Array.from({ length: NOTIFICATIONS }, (_, index) => FIRST_ID + index)
  for (let start = 0; start < ids.length; start += ROWS_PER_INSERT)
    await db
      .insertInto('notifications')
      .values(ids.slice(start, start + ROWS_PER_INSERT).map((id) => ({ ...row, id, code: `N-${id}` })))
      .execute()
  await db.destroy()
  return { token, ids }
}

async function clear(url: string, token: string, id: number) {
  const response = await fetch(`${url}/associate/profile/clear-notifications/${P1}?clear=1&id=${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': keyOf(id) },
  })
  return { status: response.status, reply: (await response.json()) as unknown }
}

async function stateOf(ids: number[]) {
  const db = database()
  const remaining = await db.selectFrom('notifications').select('id').where('id', '>=', ids[0]!).execute()
  const keys = await db.selectFrom('idempotency_keys').select('reply_body').execute()
  await db.destroy()
  return {
    cleared: ids.length - remaining.length,
    stored: keys.filter((key) => key.reply_body !== null).length,
    running: keys.filter((key) => key.reply_body === null).length,
    remainingIds: new Set(remaining.map(({ id }) => id)),
  }
}

it.runIf(isDeep)(
  'M025 after kill -9 during writes, each effect has its stored reply, and no acknowledged write is lost',
  async () => {
    // Creates the database in a first start, so that the second start accepts writes at once.
    await start()
    const stopped = once(api, 'exit')
    api.kill('SIGTERM')
    await stopped
    expect(existsSync(join(dataDir, 'plot-partner.sqlite'))).toBe(true)
    const { token, ids } = await prepare()

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

    const state = await stateOf(ids)
    expect(acknowledged.size).toBeGreaterThanOrEqual(WRITES_BEFORE_KILL)
    expect(acknowledged.size).toBeLessThan(NOTIFICATIONS)
    expect(state.stored).toBe(state.cleared)
    expect(state.cleared).toBeGreaterThanOrEqual(acknowledged.size)
    expect(state.cleared).toBeLessThanOrEqual(acknowledged.size + WRITERS)
    expect(state.running).toBeLessThanOrEqual(WRITERS)
    for (const id of acknowledged) expect(state.remainingIds.has(id)).toBe(false)

    const urlAfterKill = await start()
    for (const id of [...acknowledged].slice(-REPEATED_WRITES)) {
      const { status, reply } = await clear(urlAfterKill, token, id)
      expect([status, reply]).toMatchObject([200, { status: true }])
    }
    expect((await stateOf(ids)).cleared).toBe(state.cleared)
  },
)
