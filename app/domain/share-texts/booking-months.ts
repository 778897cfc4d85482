import { m } from '~/messages/messages'
import { monthName } from '../upstream-words'
import { messageText, truncateRows } from './lines'

export function bookingMonthsText(months: { name: string; count: number | null }[]): string {
  const rows = months.map(({ name, count }) => `${monthName(name)}: ${count ?? '—'}`)
  return messageText(m.bookingsByMonth(), '', truncateRows(rows, m.andMoreMonths))
}
