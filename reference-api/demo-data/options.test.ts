import { expect, it } from 'vitest'
import { projectRows } from './projects'
import { MAX_REGIONS, REGIONS_PER_SET, scaleOf } from './scale'
import { todayInIndia } from '../../app/domain/dates'
import { seedToday } from './seed-today'

it('accepts as many regions as the project codes allow', () => {
  const sets = Array.from({ length: MAX_REGIONS / REGIONS_PER_SET }, (_, set) =>
    projectRows(() => 1, set, '2026-11-21'),
  )
  const codes = sets.flat().map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/)
  expect(scaleOf(String(MAX_REGIONS))?.regions).toBe(MAX_REGIONS)
})

it.each([String(MAX_REGIONS + 1), '0', '01', '-1', '1.5', '', 'all'])('refuses the scale %j', (text) => {
  expect(scaleOf(text)).toBeNull()
})

it('SEED_TODAY sets the day; the default is today', () => {
  expect(seedToday('2026-11-21')).toBe('2026-11-21')
  expect(seedToday('')).toBe(todayInIndia())
})

it('SEED_TODAY must be a calendar date', () => {
  expect(() => seedToday('2026-02-31')).toThrow('SEED_TODAY')
})
