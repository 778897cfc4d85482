import { m } from '~/messages/messages'
import { formatDate } from '../dates'
import { formatRupees } from '../money'
import { bookingLine, type InstalmentAmounts, type StatementBooking } from '../statements'
import { messageText, truncateRows } from './lines'

export function receiptsText(statement: {
  booking: StatementBooking
  receipts: { receivedOn: string | null; number: string; netPaise: number | null }[]
  totalPaise: number | null
}): string {
  const newestFirst = statement.receipts.toSorted((a, b) =>
    (b.receivedOn ?? '').localeCompare(a.receivedOn ?? ''),
  )
  return messageText(m.receipts(), bookingLine(statement.booking), [
    m.totalReceivedLine({ totalPaise: formatRupees(statement.totalPaise) }),
    ...truncateRows(
      newestFirst.map(
        (receipt) =>
          `${formatDate(receipt.receivedOn)} · ${receipt.number} · ${formatRupees(receipt.netPaise)}`,
      ),
      m.andMoreReceipts,
    ),
  ])
}

export function emiStatementText(statement: {
  booking: StatementBooking
  instalments: (InstalmentAmounts & { type: string; dueOn: string | null })[]
  totals: InstalmentAmounts
}): string {
  const { booking, instalments, totals } = statement
  const next = instalments.find(({ balancePaise }) => balancePaise !== null && balancePaise > 0)
  return messageText(m.emiStatement(), bookingLine(booking), [
    m.totalPayableLine({ duePaise: formatRupees(totals.duePaise) }),
    m.paidLine({ paidPaise: formatRupees(totals.paidPaise) }),
    m.balanceLine({ balancePaise: formatRupees(totals.balancePaise) }),
    ...(next
      ? [
          m.nextInstalmentLine({
            type: next.type,
            balancePaise: formatRupees(next.balancePaise),
            dueOn: formatDate(next.dueOn),
          }),
        ]
      : []),
  ])
}
