import type { IsoDate } from '../../app/domain/dates'

const DAY_MS = 86_400_000

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export function dayOfMonthAfter(date: IsoDate, months: number, day: number): IsoDate {
  const monthIndex = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(monthIndex / 12)
  const month = String((monthIndex % 12) + 1).padStart(2, '0')
  return `${year}-${month}-${String(day).padStart(2, '0')}`
}

/** Counts calendar months and ignores days. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  )
}
