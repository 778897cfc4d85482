import { expect, it } from 'vitest'
import { loggedPath } from './logged-path'

it.each([
  ['/calendar/abc_DEF-123.ics', '/calendar/:token'],
  ['/Calendar/abc.ics', '/calendar/:token'],
  ['/calend%61r/abc.ics', '/calendar/:token'],
  ['//calendar/abc.ics/', '//calendar/:token'],
  ['/calendar/abc/def', '/calendar/:token'],
  ['/settings/calendar-link', '/settings/calendar-link'],
  ['/calendar', '/calendar'],
  ['/home', '/home'],
  ['/s/abc_DEF-123', '/s/:token'],
  ['/S/abc.data', '/s/:token'],
  ['//s/abc', '//s/:token'],
  ['/%73/abc', '/s/:token'],
  ['/s', '/s'],
  ['/Settings/%73/abc', '/Settings/%73/abc'],
])('X024 X043 logs %s as %s', (pathname, logged) => {
  expect(loggedPath(pathname)).toBe(logged)
})
