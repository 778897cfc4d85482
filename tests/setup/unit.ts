import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { env } from '~/env.server'
import { takePrinted } from '../factories/console'
import { takeLog } from '../factories/log'

// Full-cost password hashes would make the tests slow.
process.env.PASSWORD_SCRYPT_N ??= '1024'

// Each test leaves the settings as its `beforeAll` made them, the real clock, and no mocks.
let settingsBefore: typeof env
beforeEach(() => {
  settingsBefore = { ...env }
})
afterEach(() => {
  Object.assign(env, settingsBefore)
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(takePrinted()).toEqual([])
})

// SQLite blocks the event loop. Without this pause the test runner would get no messages and give up after a minute.
afterEach(() => nextTurn())

// Test files share modules (vitest.config.ts), so each file starts with an empty log and leaves the settings as they were.
const settings = { ...env }
beforeAll(() => {
  takeLog()
})
afterAll(() => {
  Object.assign(env, settings)
  vi.unstubAllEnvs()
})
