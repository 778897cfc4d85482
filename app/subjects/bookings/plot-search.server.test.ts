import { expect, it } from 'vitest'
import { parseSearch } from './plot-search.server'

const parse = (search: Record<string, string>) =>
  parseSearch(`http://localhost:3000/associate/bookings/booked/5/7?${new URLSearchParams(search)}`)

it.each(['A/12', 'A+12', ' Lakshmi ', 'లక్ష్మి', '100%', 'x'.repeat(100)])('M154 searches for %s', (typed) => {
  expect(parse({ search_key: typed })).toMatchObject({ searchKey: typed.trim(), errors: null })
})

it.each([
  ['2024-02-29', '2024-02-29'],
  ['2026-09-07 10:00:00', '2026-09-07'],
  ['2026-09-07T00:00:00', '2026-09-07'],
])('M142 accepts the day of %s', (date, day) => {
  expect(parse({ date })).toMatchObject({ date: day, errors: null })
})

it.each(['2026-02-31', '2026-2-1', '7-Sep-26', '2026-09-07x', 'today', '<b>'])(
  'M142 rejects "%s" as a date',
  (date) => {
    expect(parse({ date }).errors).toEqual({ date: `${date} is not a date.` })
  },
)
