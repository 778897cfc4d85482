import { m } from '~/messages/messages'
import { formatDate } from '../dates'
import { formatRupees } from '../money'
import type { NextInstalment } from '../instalment-state'
import { bookingLine, type InstalmentAmounts, type StatementBooking } from '../statements'
import { messageText, truncateRows } from './lines'

export function receiptsText(statement: {
  booking: StatementBooking
  receipts: { receivedOn: string | null; number: string; netPaise: number | null }[]
  totalPaise: number | null
}): string {
  // Sorted here, because `receipts` are in the order of the screen. Within a day, the upstream's order is lost, so the number decides.
  const byDayAndNumber = statement.receipts.toSorted(
    (a, b) =>
      (b.receivedOn ?? '').localeCompare(a.receivedOn ?? '') ||
      b.number.localeCompare(a.number, 'en', { numeric: true }),
  )
  return messageText(m.receipts(), bookingLine(statement.booking), [
    m.totalReceivedLine({ total: formatRupees(statement.totalPaise) }),
    ...truncateRows(
      byDayAndNumber.map(
        (receipt) =>
          `${formatDate(receipt.receivedOn)} · ${receipt.number} · ${formatRupees(receipt.netPaise)}`,
      ),
      m.andMoreReceipts,
    ),
  ])
}

export function emiStatementText(statement: {
  booking: StatementBooking
  totals: InstalmentAmounts
  overdue: { paise: number }
  next: NextInstalment | null
}): string {
  const { booking, totals, overdue, next } = statement
  return messageText(m.emiStatement(), bookingLine(booking), [
    m.totalPayableLine({ due: formatRupees(totals.duePaise) }),
    m.paidLine({ paid: formatRupees(totals.paidPaise) }),
    m.balanceLine({ balance: formatRupees(totals.balancePaise) }),
    ...(overdue.paise > 0 ? [m.overdueLine({ overdue: formatRupees(overdue.paise) })] : []),
    ...(next
      ? [
          m.nextInstalmentLine({
            type: next.type,
            amount: formatRupees(next.paise),
            dueOn: formatDate(next.dueOn),
          }),
        ]
      : []),
  ])
}
