import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { paths, receiptAnchor } from './paths'

it.each(['MBG-04802', 'R/2026/12', 'GV 0012', 'R#1 %', '౧౨'])(
  'the decoded fragment of receipt %s is the id of its row',
  (number) => {
    for (const to of [
      paths.receipts('1', number, { from: 'home' }),
      paths.paymentReceipts('1', number),
      paths.autoCancelledReceipts('1', number),
    ]) {
      const { hash } = new URL(to, 'http://localhost')
      expect(decodeURIComponent(hash.slice(1))).toBe(receiptAnchor(number))
    }
    expect(receiptAnchor(number)).not.toMatch(/\s/)
  },
)

it.each([
  [paths.home(), '/home'],
  [paths.login(), '/login'],
  [paths.receipts('9001'), '/associate/bookings/9001/receipts'],
  [paths.emiStatement('9001'), '/associate/bookings/9001/emi-statement'],
  [paths.bookedPlots('5', '7', { date: '2026-09-07' }), '/associate/bookings/booked/5/7?date=2026-09-07'],
  [paths.bookedPlots('5', '7', { date: '', search_key: undefined }), '/associate/bookings/booked/5/7'],
  [paths.bookedPlots('a/b', 'c?d'), '/associate/bookings/booked/a%2Fb/c%3Fd'],
  [
    paths.bookingsByDate({ page: 2, plot_no: 'A/1+2' }),
    '/associate/bookings-by-date?page=2&plot_no=A%2F1%2B2',
  ],
  [paths.login({ returnTo: null }), '/login'],
])('M142 the path is %s', (path, expected) => {
  expect(path).toBe(expected)
})

it('any search text arrives unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
      const url = new URL(paths.bookedPlots('5', '7', { search_key: typed }), 'http://localhost')
      expect(url.searchParams.get('search_key')).toBe(typed)
      expect(url.pathname).toBe('/associate/bookings/booked/5/7')
    }),
    cases(),
  )
})
