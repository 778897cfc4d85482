import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { env } from '~/env.server'
import { takeLog } from '../factories/log'

// Hashes of passwords that take as long as they should would make the tests slow.
process.env.PASSWORD_SCRYPT_N ??= '1024'

// A console error or warning is a defect: it fails the test that caused it.
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

// The database answers without waiting: a worker that never lets go cannot hear its runner, which gives it up after a minute.
afterEach(() => turnOfOthers())

// Files share their modules (vitest.config.ts), and each begins as if it were the first.
const settings = { ...env }
beforeAll(() => void takeLog())
afterAll(() => {
  Object.assign(env, settings)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})
