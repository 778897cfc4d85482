import { expect, it } from 'vitest'
import { todayInIndia } from '../../app/domain/dates'
import { seedToday } from './seed-today'

it('is the given day, or today by default', () => {
  expect(seedToday('2026-11-21')).toBe('2026-11-21')
  expect(seedToday('')).toBe(todayInIndia())
})

it('must be a calendar date', () => {
  expect(() => seedToday('2026-02-31')).toThrow('SEED_TODAY')
})
