import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from './app'
import type { Database } from './schema'
import { openDemoDatabase } from '../tests/factories/demo-database'
import { freeBytesOf } from './disk-watch'
import type { Kysely } from 'kysely'

const MB = 1024 * 1024
/** Longer than the lifetime of a cached result. */
const EXPIRED_MS = 2_000

let db: Kysely<Database>
beforeEach(async () => {
  db = await openDemoDatabase('2026-11-21')
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => db.destroy())

function openApi(freeBytes: (() => Promise<number>) | null) {
  const app = createApp({ db, log: pino({ level: 'silent' }), freeBytes })
  const readiness = async () => {
    vi.advanceTimersByTime(EXPIRED_MS)
    const response = await app.request('/readyz')
    return [response.status, ((await response.json()) as { status: string }).status]
  }
  return { app, readiness }
}

it('X068 /readyz says "disk full" while less than 64 MB are free', async () => {
  let free = 64 * MB
  const { readiness } = openApi(() => Promise.resolve(free))
  expect(await readiness()).toEqual([200, 'ready'])
  free -= 1
  expect(await readiness()).toEqual([503, 'disk full'])
  free += 1
  expect(await readiness()).toEqual([200, 'ready'])
})

it.each(['SQLITE_FULL', '53100'])(
  'X068 /readyz says "disk full" after a write failed with %s, until a small write succeeds',
  async (code) => {
    const { app, readiness } = openApi(null)
    const full = () => {
      throw Object.assign(new Error('full'), { code })
    }
    vi.spyOn(db, 'transaction').mockImplementation(full)
    const insert = vi.spyOn(db, 'insertInto').mockImplementation(full)
    const failed = await app.request('/auth/forgot-password?key=9000000001', { method: 'POST' })
    expect(failed.status).toBe(500)
    expect(await readiness()).toEqual([503, 'disk full'])
    insert.mockRestore()
    expect(await readiness()).toEqual([200, 'ready'])
  },
)

it('X068 reads the free space of a folder', async () => {
  expect(await freeBytesOf('.')).toBeGreaterThan(0)
})
