import { expect, test } from 'vitest'
import type { Booking } from '~/contract/bookings'
import { inOrder, withoutDue } from './plot-order'

const booking = (plotNumber: string, daysLate: number | null, currentDuePaise: number | null) =>
  ({ plotNumber, daysLate, currentDuePaise }) as Booking

const bookings = [
  booking('paid', 0, 0),
  booking('due', 0, 500),
  booking('late', 5, 100),
  booking('unknown', null, null),
  booking('very late', 40, 100),
  booking('much due', null, 900),
]
const plots = (rows: Booking[]) => rows.map(({ plotNumber }) => plotNumber)

test('overdue bookings come first, then bookings with dues, then paid bookings; the longest overdue is on top', () => {
  const byUrgency = inOrder('booked', bookings, { by: null, order: 'asc' })
  expect(plots(byUrgency)).toEqual(['very late', 'late', 'much due', 'due', 'paid', 'unknown'])
})

test('bookings with equal dues are sorted by paid share, smallest first; an unknown share counts as none', () => {
  const withShare = (plotNumber: string, totalPaidPaise: number | null) =>
    ({ ...booking(plotNumber, 0, 0), totalPaidPaise, totalDuePaise: 800 }) as Booking
  const rows = [withShare('all', 800), withShare('half', 400), withShare('unknown', null)]
  expect(plots(inOrder('booked', rows, { by: null, order: 'asc' }))).toEqual(['unknown', 'half', 'all'])
})

test('three or more plots without an amount due fold if the list has other plots', () => {
  const folded = (...dues: (number | null)[]) => withoutDue(dues.map((due) => booking('', 0, due))).length
  expect(folded(500, 0, 0, 0)).toBe(3)
  expect(folded(500, 0, 0)).toBe(0)
  expect(folded(0, 0, 0)).toBe(0)
  expect(folded(500, 600)).toBe(0)
})

test('a plot that is late or whose amount due is unknown does not fold', () => {
  const paid = [0, 0, 0].map((due) => booking('paid', 0, due))
  const rows = [booking('due', 40, 500), booking('late', 5, 0), booking('unknown', null, null), ...paid]
  expect(plots(withoutDue(rows))).toEqual(['paid', 'paid', 'paid'])
  expect(withoutDue([booking('due', 0, 500), ...paid, booking('unknown', null, null)])).toEqual([])
})

test('a sort column replaces the default order', () => {
  const byDue = inOrder('booked', bookings, { by: 'due', order: 'desc' })
  expect(plots(byDue)).toEqual(['much due', 'due', 'late', 'very late', 'paid', 'unknown'])
})

test('registered plots are sorted by registration date, latest first', () => {
  const registered = [null, '2026-01-02', '2026-11-20'].map(
    (registeredOn) => ({ plotNumber: registeredOn ?? 'unknown', registeredOn }) as Booking,
  )
  const byDate = inOrder('registered', registered, { by: null, order: 'asc' })
  expect(plots(byDate)).toEqual(['2026-11-20', '2026-01-02', 'unknown'])
})
