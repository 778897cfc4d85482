import { expect, it } from 'vitest'
import { aRequest } from '../../tests/factories/session'
import { refererPath } from './return-to.server'

const HERE = 'http://localhost:3000'

it.each([
  [`${HERE}/profile`, '/profile'],
  [`${HERE}/associate/bookings-by-date?page=2`, '/associate/bookings-by-date?page=2'],
  [`${HERE}/change-password`, null],
  [`${HERE}/change-password?x=1`, null],
  [`${HERE}//evil.example`, null],
  [HERE, null],
  ['http://localhost:3000.evil.example/profile', null],
  ['https://evil.example/profile', null],
  ['', null],
])('M076 for the referer %j, the path for Cancel is %j', (referer, path) => {
  expect(refererPath(aRequest('/change-password', { headers: { referer } }))).toBe(path)
})
