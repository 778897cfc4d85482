import { expect, test } from 'vitest'
import { rowsOf } from './day-rows'

const booking = (id: number) => ({
  id: String(id),
  plotNumber: `${id}/A`,
  customerName: 'Lakshmi',
  salePaise: 150_000_000,
  isRegistered: false,
})
const day = (totalCount: number | null, listed: number) => ({
  date: '2026-09-07',
  count: totalCount,
  associates: [
    {
      projectId: '4',
      projectName: 'Green Meadows',
      associateId: 'HG1024',
      associateName: 'Ravi',
      bookedCount: totalCount,
      registeredCount: 0,
      totalCount,
      bookings: Array.from({ length: listed }, (_, index) => booking(index + 1)),
    },
  ],
})

test.each([
  ['one booking', day(1, 1), ['1'], true],
  ['no booking listed', day(1, 0), ['counts 1'], true],
  ['no booking listed and no count', day(null, 0), ['counts null'], false],
  ['all bookings listed', day(3, 3), ['1', '2', '3'], false],
  ['bookings without a count', day(null, 2), ['1', '2'], false],
  ['some bookings listed', day(3, 2), ['1', '2', 'counts 1'], false],
  ['many bookings', day(40, 40), ['1', '2', '3', '4', '5', 'counts 35'], false],
])('M140 rows of a day with %s', (_, of, rows, hasDayHeading) => {
  const shown = rowsOf(of)
  expect(shown.map(({ booking, unlisted }) => booking?.id ?? `counts ${unlisted}`)).toEqual(rows)
  expect(shown.map((row) => row.hasDayHeading)).toEqual(rows.map(() => hasDayHeading))
})
