import { m } from '~/messages/messages'
import { monthName } from '../upstream-words'
import { lines, listed } from './lines'

export function bookingMonthsText(months: { name: string; count: number | null }[]): string {
  const rows = months.map(({ name, count }) => `${monthName(name)}: ${count ?? '—'}`)
  return lines(m.bookingsByMonth(), '', listed(rows, m.andMoreMonths))
}
