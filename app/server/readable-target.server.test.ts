import { expect, it } from 'vitest'
import { paths } from '~/paths/paths'
import { isReadableTarget } from './readable-target.server'

const TELUGU = 'ప్లాట్ '.repeat(8).trim()
const SOURCE = Buffer.from(`https://files.example/${'x'.repeat(2_900)}`).toString('base64url')

it.each([
  '*',
  '/',
  '/associate/team/',
  '/_root.data?_routes=root',
  '/associate/bookings.csv?x=//..\\%2F',
  paths.teamDuesDetails('7', 'A//1\\2+b ~', '9001'),
  paths.paymentDetails({
    projectId: 'p'.repeat(40),
    plot: TELUGU,
    bookingId: 'b'.repeat(40),
    commissionId: 'c'.repeat(40),
    receiptId: 'r'.repeat(40),
  }),
  paths.picture('m'.repeat(22), SOURCE, 320),
  paths.document('m'.repeat(22), SOURCE, TELUGU),
  paths.login({ returnTo: paths.find({ q: TELUGU }) }),
])('accepts %s', (target) => {
  expect(isReadableTarget(target)).toBe(true)
})

it.each([
  '',
  'http://elsewhere.example/',
  '//s/token',
  '/./s/token',
  '/x/../s/token',
  '/x/%2E%2e/s/token',
  '/s\\token',
  '/s/token#x',
  '/home//',
  '/s%2Ftoken',
  '/s%5ctoken',
  '/associate/bookings/17%2F2',
  '/associate/commission/dues/7%2F8/A1/9001',
  '/associate/commission/dues/7/A%2F1/9001%2F',
  '/associate/commission/dues/7/A%2F1',
  '/associate/commission/../../s%2F/7/A%2F1/9001',
  `/${'x'.repeat(4_096)}`,
  `/home?q=${'x'.repeat(8_192)}`,
])('X024 X043 rejects %s', (target) => {
  expect(isReadableTarget(target)).toBe(false)
})
