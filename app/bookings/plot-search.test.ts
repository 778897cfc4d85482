import { describe, expect, it } from 'vitest'
import { parseSearch } from './plot-search'

const parse = (search: Record<string, string>) =>
  parseSearch(`http://localhost:3000/associate/bookings/booked/5/7?${new URLSearchParams(search)}`)

describe('the search of booked plots', () => {
  it('M150 is none at first', () => {
    expect(parse({})).toEqual({ searchKey: '', date: '', errors: null })
  })

  it.each(['A/12', 'A+12', ' Lakshmi ', 'లక్ష్మి', '100%', 'x'.repeat(100)])(
    'M154 %s is searched for',
    (typed) => {
      expect(parse({ search_key: typed })).toMatchObject({ searchKey: typed.trim(), errors: null })
    },
  )

  it('M154 text of 10 KB is kept, with the reason why it is not searched for', () => {
    const typed = 'x'.repeat(10_000)
    expect(parse({ search_key: typed })).toMatchObject({
      searchKey: typed,
      errors: { searchKey: 'Search must not exceed 100 characters.' },
    })
  })

  it('M142 takes a day of the calendar', () => {
    expect(parse({ date: '2024-02-29' })).toMatchObject({ date: '2024-02-29', errors: null })
  })

  it.each(['2026-09-07 10:00:00', '2026-09-07T00:00:00'])('M142 takes the day of %s', (date) => {
    expect(parse({ date })).toMatchObject({ date: '2026-09-07', errors: null })
  })

  it.each(['2026-02-31', '2026-2-1', '7-Sep-26', '2026-09-07x', 'today', '<b>'])(
    'M142 "%s" is told to be no date',
    (date) => {
      expect(parse({ date }).errors).toEqual({ date: `${date} is not a date.` })
    },
  )

  it('M142 a date of 10 KB is told in short', () => {
    expect(parse({ date: 'x'.repeat(10_000) }).errors?.date).toBe(`${'x'.repeat(20)} is not a date.`)
  })
})
