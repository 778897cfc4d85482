import { expect, it } from 'vitest'
import { isNewVisit, isWriteDue } from './visits'

const LAST_SEEN = '2026-11-21 23:50:00'

it('X040 a pause of more than 30 minutes begins a new visit', () => {
  expect(isNewVisit(LAST_SEEN, '2026-11-22 00:20:00')).toBe(false)
  expect(isNewVisit(LAST_SEEN, '2026-11-22 00:20:01')).toBe(true)
  expect(isNewVisit(LAST_SEEN, '2026-11-21 22:00:00')).toBe(false)
})

it('X040 a visit is written at most once a minute', () => {
  expect(isWriteDue(LAST_SEEN, '2026-11-21 23:50:59')).toBe(false)
  expect(isWriteDue(LAST_SEEN, '2026-11-21 23:51:00')).toBe(true)
})
