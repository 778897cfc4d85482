import { expect, it } from 'vitest'
import { todayInIndia } from '../../app/domain/dates'
import { seedToday } from './seed-today'

it('SEED_TODAY sets the day; the default is today', () => {
  expect(seedToday('2026-11-21')).toBe('2026-11-21')
  expect(seedToday('')).toBe(todayInIndia())
})

it('SEED_TODAY must be a calendar date', () => {
  expect(() => seedToday('2026-02-31')).toThrow('SEED_TODAY')
})
