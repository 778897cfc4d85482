import { expect, it } from 'vitest'
import { loggedPath } from './logged-path'

it.each([
  ['/calendar/abc_DEF-123.ics', '/calendar/:token'],
  ['/Calendar/abc.ics', '/Calendar/:token'],
  ['//calendar/abc.ics/', '//calendar/:token'],
  ['/calendar/abc/def', '/calendar/:token'],
  ['/settings/calendar-link', '/settings/calendar-link'],
  ['/calendar', '/calendar'],
  ['/home', '/home'],
])('X024 logs %s as %s', (pathname, logged) => {
  expect(loggedPath(pathname)).toBe(logged)
})
