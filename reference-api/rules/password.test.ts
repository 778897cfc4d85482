import { scryptSync } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { hashPasswordSync, needsRehash, verifySecret, verifyPassword, hashPassword } from './password'

// A test must not leave changed modules or settings to the next test file.
afterEach(() => {
  vi.doUnmock('node:crypto')
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('salts every hash', async () => {
  const hash = await hashPassword('Plots@2026')
  expect(await hashPassword('Plots@2026')).not.toBe(hash)
  expect(await verifySecret('Plots@2026', hash)).toBe(true)
  expect(hashPasswordSync('Plots@2026')).not.toBe(hashPasswordSync('Plots@2026'))
})

async function withSetting(N: string | undefined) {
  vi.resetModules()
  vi.stubEnv('PASSWORD_SCRYPT_N', N)
  return import('./password')
}

it.each([[undefined], ['1'], ['131071'], ['none'], ['99999999999']])(
  'uses OWASP’s minimum cost if PASSWORD_SCRYPT_N is %s',
  async (N) => {
    const { hashPasswordSync, hashCode, DUMMY_PASSWORD_HASH } = await withSetting(N)
    expect(DUMMY_PASSWORD_HASH).toMatch(/^scrypt\$131072\$8\$1\$/)
    if (N !== undefined) return
    expect(hashPasswordSync('Plots@2026')).toMatch(/^scrypt\$131072\$8\$1\$/)
    expect(await hashCode('123456')).toMatch(/^scrypt\$16384\$8\$1\$/)
  },
)

function oldHash(password: string, N = 512): string {
  const salt = Buffer.from('a salt, 16 bytes')
  const key = scryptSync(password, salt, 32, { N, r: 8, p: 1 })
  return ['scrypt', N, 8, 1, salt.toString('base64'), key.toString('base64')].join('$')
}

it('verifies a password against its hash, and verifies older hashes, which are outdated', async () => {
  const hash = await hashPassword('Plots@2026')
  const olderHash = oldHash('Plots@2026')
  expect([await verifyPassword('Plots@2026', hash), needsRehash(hash)]).toEqual([true, false])
  expect([await verifyPassword('Plots@2026', olderHash), needsRehash(olderHash)]).toEqual([true, true])
  expect(await verifyPassword('Plots@2025', olderHash)).toBe(false)
  expect([await verifyPassword('Plots@2026', 'unreadable'), needsRehash('unreadable')]).toEqual([false, true])
})

it('checking a wrong password takes as much work for an older hash as for a new one', async () => {
  const crypto = await import('node:crypto')
  const costs: number[] = []
  vi.resetModules()
  vi.stubEnv('PASSWORD_SCRYPT_N', '4096')
  vi.doMock('node:crypto', () => ({
    ...crypto,
    scrypt: (
      secret: string,
      salt: Buffer,
      bytes: number,
      cost: { N: number },
      done: (error: Error | null, key: Buffer) => void,
    ) => {
      costs.push(cost.N)
      crypto.scrypt(secret, salt, bytes, cost, done)
    },
  }))
  const { verifyPassword, DUMMY_PASSWORD_HASH } = await import('./password')
  const workOf = async (hash: string) => {
    costs.length = 0
    await verifyPassword('wrong', hash)
    return costs.reduce((sum, N) => sum + N, 0)
  }
  expect(await workOf(DUMMY_PASSWORD_HASH)).toBe(4_096)
  for (const N of [1_024, 2_048, 4_096]) expect(await workOf(oldHash('Plots@2026', N))).toBe(4_096)
})
