import { describe, expect, it } from 'vitest'
import { countNotSummed, reachesBefore, paidByMonth, sumOf } from './payments-of-year'

const UNCONFIRMED = ', not confirmed'

const day = (date: string, ...rows: [string, number][]) => ({
  date,
  paise: rows.reduce((sum, [, paise]) => sum + paise, 0),
  rows: rows.map(([type, paise]) => ({
    type: type.replace(UNCONFIRMED, ''),
    isUnconfirmed: type.endsWith(UNCONFIRMED),
    paise,
  })),
})

describe('payments of a financial year', () => {
  const days = [
    day('2027-04-01', ['Bank', 1]),
    day('2027-03-31', ['Bank', 200], ['Other', 30], ['Other, not confirmed', 70]),
    day('2026-05-09', ['Cheque', 5], ['Online', 6], ['Card', 7], ['', 8]),
    day('2026-04-01', ['Other', 1000]),
    day('2026-03-31', ['Bank', 9]),
  ]

  it('M197 X091 sums bank and other payments by month, without other years and unconfirmed cash', () => {
    const months = paidByMonth(2026, days)
    expect(months).toHaveLength(12)
    expect([0, 1, 11].map((index) => Object.values(months[index]!))).toEqual([
      ['2026-04', 'Apr 2026', 0, 1000, 0],
      ['2026-05', 'May 2026', 18, 8, 0],
      ['2027-03', 'Mar 2027', 200, 30, 70],
    ])
    expect(sumOf(months)).toEqual({ bankPaise: 218, otherPaise: 1038 })
  })

  it('are complete when a day before 1 April of the year is loaded', () => {
    expect(reachesBefore(2026, days.slice(0, 4))).toBe(false)
    expect(reachesBefore(2026, days)).toBe(true)
  })
})

it('counts payments without an amount or a date, instead of adding them to the sums', () => {
  const row = (paise: number | null) => ({ type: 'Bank', isUnconfirmed: false, paise })
  const days = [
    { date: '2026-05-09', paise: null, rows: [row(100), row(null)] },
    { date: '', paise: 5, rows: [row(5)] },
    { date: '2026-03-31', paise: null, rows: [row(null)] },
  ]
  expect(sumOf(paidByMonth(2026, days))).toEqual({ bankPaise: 100, otherPaise: 0 })
  expect(countNotSummed(2026, days)).toBe(2)
  expect(reachesBefore(2026, days.slice(0, 2))).toBe(false)
})
