import { m } from '~/messages/messages'
import { lines, listed } from './lines'

export function bookingMonthsText(months: { name: string; count: number | null }[]): string {
  const rows = months.map(({ name, count }) => `${name}: ${count ?? '—'}`)
  return lines(m.bookingsByMonth(), '', listed(rows, m.andMoreMonths))
}
