import { afterEach, beforeEach, expect, vi } from 'vitest'

// Hashes of passwords that take as long as they should would make the tests slow.
process.env.PASSWORD_SCRYPT_N ??= '16384'

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
