import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password'

it('knows the right password from a wrong one', async () => {
  const hash = hashPassword('Plots@2026')
  expect(await isPassword('Plots@2026', hash)).toBe(true)
  expect(await isPassword('plots@2026', hash)).toBe(false)
  expect(await isPassword('Plots@2026', 'unreadable')).toBe(false)
})

it('salts every hash', () => {
  expect(hashPassword('Plots@2026')).not.toBe(hashPassword('Plots@2026'))
})
