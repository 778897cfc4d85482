import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { env } from '~/env.server'
import { takeLog } from '../factories/log'

// Full-cost password hashes would make the tests slow.
process.env.PASSWORD_SCRYPT_N ??= '1024'

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const { error, warn } = console
  if (vi.isMockFunction(error)) expect(error.mock.calls).toEqual([])
  if (vi.isMockFunction(warn)) expect(warn.mock.calls).toEqual([])
  vi.restoreAllMocks()
})

// SQLite blocks the event loop. Without this pause the test runner would get no messages and give up after a minute.
afterEach(() => turnOfOthers())

// Files share modules (vitest.config.ts): reset what they change.
const settings = { ...env }
beforeAll(() => void takeLog())
afterAll(() => {
  Object.assign(env, settings)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})
