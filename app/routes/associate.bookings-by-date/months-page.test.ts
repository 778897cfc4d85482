import { expect, test } from 'vitest'
import type { BookingMonth } from '~/contract/bookings'
import { monthsPage } from './months-page'

const row = {
  projectId: '4',
  projectName: 'Green Meadows',
  associateId: 'HG1024',
  associateName: 'Ravi',
  bookedCount: 1,
  registeredCount: 0,
  totalCount: 1,
  bookings: [],
}
const day = (date: string, count: number) => ({ date, count, associates: Array(count).fill(row) })
const month = (name: string, ...days: BookingMonth['days']): BookingMonth => ({
  name,
  count: days.reduce((sum, { count }) => sum + (count ?? 0), 0),
  days,
})
const months = [
  month('Sep 2026', day('2026-09-07', 200), day('2026-09-03', 100)),
  month('Aug 2026', day('2026-08-30', 201)),
]
const daysWithRows = (page: ReturnType<typeof monthsPage>) =>
  page.months.flatMap(({ days }) =>
    days.filter(({ associates }) => associates.length > 0).map(({ date }) => date),
  )

test('M140 shows up to 500 rows at once', () => {
  const short = [months[0]!, month('Aug 2026', day('2026-08-30', 200))]
  expect(monthsPage(1, short, '2026-09-03')).toEqual({ number: 1, isEmpty: false, months: short })
  expect(monthsPage(7, [])).toEqual({ number: 7, isEmpty: true, months: [] })
})

test('M140 with more rows, opens only the day in the address; page 1 opens the newest day by default', () => {
  const page = monthsPage(1, months)
  expect(daysWithRows(page)).toEqual(['2026-09-07'])
  expect(page.openDay).toBe('2026-09-07')
  expect(page.months.map(({ count, days }) => [count, days.map((dayOfMonth) => dayOfMonth.count)])).toEqual([
    [300, [200, 100]],
    [201, [201]],
  ])
  expect(daysWithRows(monthsPage(1, months, '2026-08-30'))).toEqual(['2026-08-30'])
  for (const unknownDay of ['none', '', '2026-09-04'])
    expect(daysWithRows(monthsPage(1, months, unknownDay))).toEqual([])
  expect(daysWithRows(monthsPage(2, months))).toEqual([])
  expect(daysWithRows(monthsPage(2, months, '2026-09-03'))).toEqual(['2026-09-03'])
})

test('M140 a closed day of a long page keeps its only booking', () => {
  const page = monthsPage(1, [month('Sep 2026', day('2026-09-07', 500), day('2026-09-03', 1))])
  expect(daysWithRows(page)).toEqual(['2026-09-07', '2026-09-03'])
})
