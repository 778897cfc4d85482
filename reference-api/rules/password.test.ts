import { expect, it } from 'vitest'
import { hashPassword, isPassword, newPasswordHash } from './password'

it('knows the right password from a wrong one', async () => {
  const hash = hashPassword('Plots@2026')
  expect(await isPassword('Plots@2026', hash)).toBe(true)
  expect(await isPassword('plots@2026', hash)).toBe(false)
  expect(await isPassword('Plots@2026', 'unreadable')).toBe(false)
})

it('knows it by a hash that was made aside, too', async () => {
  const hash = await newPasswordHash('Plots@2026')
  expect(hash).toMatch(/^scrypt\$16384\$8\$1\$/)
  expect(await isPassword('Plots@2026', hash)).toBe(true)
  expect(await isPassword('Plots@2025', hash)).toBe(false)
  expect(await newPasswordHash('Plots@2026')).not.toBe(hash)
})

it('salts every hash', () => {
  expect(hashPassword('Plots@2026')).not.toBe(hashPassword('Plots@2026'))
})
