import { expect, it } from 'vitest'
import { oldLinkTarget } from './old-link'

it.each([
  ['#/associate/team', '/associate/team'],
  ['#/associate/bookings-by-date?plot_no=A%2F1', '/associate/bookings-by-date?plot_no=A%2F1'],
  ['#/notifications', '/notifications'],
  ['', null],
  ['#main', null],
  ['#receipt-12/3', null],
  ['#/', null],
  ['#/login', null],
  ['#/logout', null],
  ['#//evil.example/x', null],
  ['#/\\evil.example', null],
  ['#/\t/evil.example', null],
  ['#https://evil.example', null],
])('M005 the target of the fragment %j is %j', (hash, target) => {
  expect(oldLinkTarget(hash)).toBe(target)
})
