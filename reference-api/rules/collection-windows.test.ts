import { expect, it } from 'vitest'
import { windowsOn } from './collection-windows'

it.each([
  ['2000-01-01', 'overdue'],
  ['2026-11-20', 'overdue'],
  ['2026-11-21', 'today'],
  ['2026-11-22', 'week'],
  ['2026-11-28', 'week'],
  ['2026-11-29', 'month'],
  ['2026-12-21', 'month'],
  ['2026-12-22', 'quarter'],
  ['2027-02-19', 'quarter'],
  ['2027-02-20', undefined],
])('X020 on 21-Nov-26, the window of an amount due on %s is %s', (day, window) => {
  const windows = Object.entries(windowsOn('2026-11-21')).filter(
    ([, { from, to }]) => from <= day && day <= to,
  )
  expect(windows.map(([name]) => name)).toEqual(window ? [window] : [])
})
