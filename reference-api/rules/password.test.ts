import { expect, it } from 'vitest'
import { PASSWORD_COST as COST_OF_TESTS } from '../../tests/factories/password-cost'
import { hashPassword, isPassword, newPasswordHash } from './password'
// Not as password.ts spells it, so that it is the reference API's own (vitest.config.ts).
import { PASSWORD_COST } from '../rules/password-cost'

it('knows the right password from a wrong one', async () => {
  const hash = hashPassword('Plots@2026')
  expect(await isPassword('Plots@2026', hash)).toBe(true)
  expect(await isPassword('plots@2026', hash)).toBe(false)
  expect(await isPassword('Plots@2026', 'unreadable')).toBe(false)
})

it('knows it by a hash that was made aside, too', async () => {
  const hash = await newPasswordHash('Plots@2026')
  expect(hash.split('$').slice(0, 4)).toEqual(['scrypt', String(COST_OF_TESTS.N), '8', '1'])
  expect(await isPassword('Plots@2026', hash)).toBe(true)
  expect(await isPassword('Plots@2025', hash)).toBe(false)
  expect(await newPasswordHash('Plots@2026')).not.toBe(hash)
})

it('salts every hash', () => {
  expect(hashPassword('Plots@2026')).not.toBe(hashPassword('Plots@2026'))
})

it('is dear to guess, but not in unit tests', () => {
  expect(PASSWORD_COST).toEqual({ N: 16_384, r: 8, p: 1 })
  expect(COST_OF_TESTS).toEqual({ ...PASSWORD_COST, N: 1_024 })
})
