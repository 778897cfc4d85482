import { m } from '~/messages/messages'
import { type Cancellation, cancellationFacts } from '../cancellation'
import { formatDate } from '../dates'
import { formatRupees } from '../money'
import type { NextInstalment } from '../instalment-state'
import { type PlotMove, plotMoveText } from '../plot-move'
import { bookingLine, type InstalmentAmounts, type StatementBooking } from '../statements'
import { messageText, truncateRows } from './lines'

interface Noted {
  booking: StatementBooking & { moves: PlotMove[] }
  cancellation: Cancellation | null
}

interface SharedReceipts extends Noted {
  receipts: { receivedOn: string | null; number: string; netPaise: number | null }[]
  totalPaise: number | null
}

export function receiptsText(statement: SharedReceipts): string {
  // Sorted here, because `receipts` are in the order of the screen. Within a day, the upstream's order is lost, so the number decides.
  const byDayAndNumber = statement.receipts.toSorted(
    (a, b) =>
      (b.receivedOn ?? '').localeCompare(a.receivedOn ?? '') ||
      b.number.localeCompare(a.number, 'en', { numeric: true }),
  )
  return messageText(m.receipts(), bookingLine(statement.booking), [
    ...noteLines(statement),
    m.totalReceivedLine({ total: formatRupees(statement.totalPaise) }),
    ...factLines(statement),
    ...truncateRows(
      byDayAndNumber.map(
        (receipt) =>
          `${formatDate(receipt.receivedOn)} · ${receipt.number} · ${formatRupees(receipt.netPaise)}`,
      ),
      m.andMoreReceipts,
    ),
  ])
}

interface SharedInstalments extends Noted {
  totals: InstalmentAmounts
  overdue: { paise: number }
  next: NextInstalment | null
}

export function emiStatementText(statement: SharedInstalments): string {
  const { booking, cancellation, totals, overdue, next } = statement
  const paid = m.paidLine({ paid: formatRupees(totals.paidPaise) })
  const notes = noteLines(statement)
  if (cancellation)
    return messageText(m.emiStatement(), bookingLine(booking), [...notes, paid, ...factLines(statement)])
  return messageText(m.emiStatement(), bookingLine(booking), [
    ...notes,
    m.totalPayableLine({ due: formatRupees(totals.duePaise) }),
    paid,
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

function noteLines({ booking, cancellation }: Noted): string[] {
  const moves = booking.moves.map((move) => plotMoveText(move, formatDate))
  return cancellation ? [...moves, m.thisBookingIsCancelled()] : moves
}

const factLines = ({ cancellation }: Noted): string[] =>
  cancellation
    ? cancellationFacts(cancellation, { date: formatDate, amount: formatRupees }).map(
        ({ label, value }) => `${label}: ${value}`,
      )
    : []
