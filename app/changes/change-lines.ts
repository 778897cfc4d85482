import type { ChangeRow } from '~/api/contract/changes'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { paths } from '~/paths'

export interface ChangeLine {
  /** Such as `Receipt ₹40,000 from Anand Rao for plot 12`. */
  text: string
  /** When the office recorded it, and the project. */
  detail: string
  to: string | null
}

/** One sentence and one link a change. Kinds that the portal does not know are left out. */
export function changeLines(rows: ChangeRow[], associateId: string): ChangeLine[] {
  return rows.flatMap((row) => {
    const text = sentence(row)
    if (text === null) return []
    const detail = [formatDate(row.recordedOn), row.projectName].filter(Boolean).join(' · ')
    return { text, detail, to: address(row, associateId) }
  })
}

function sentence(row: ChangeRow): string | null {
  const amount = formatRupees(row.paise)
  const booking = `${row.customerName || 'a customer'} for plot ${row.plotNumber || '—'}`
  switch (row.kind) {
    case 'receipt':
      return `Receipt ${amount} from ${booking}`
    case 'payment':
      return `Commission ${amount} paid`
    case 'bill':
      return `New cash bill ${row.billNumber}, ${amount}`
    case 'cancellation':
      return `Booking of ${booking} cancelled`
    case 'decision': {
      const subject = row.subject || 'request'
      return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${row.isAccepted ? 'accepted' : 'rejected'}`
    }
    default:
      return null
  }
}

const RECEIVED = 3

function address(row: ChangeRow, associateId: string): string | null {
  const { bookingId, projectId, plotId } = row
  const month = row.billedOn.slice(0, 7)
  switch (row.kind) {
    case 'receipt':
      return bookingId && paths.receipts(bookingId, row.receiptNumber)
    case 'bill':
      return row.cashStatus < RECEIVED ? paths.cashCommission() : paths.payments({ month })
    case 'payment':
      return paths.payments({ month })
    case 'cancellation':
      return bookingId && projectId && plotId
        ? paths.autoCancelledBooking({ associateId, projectId, bookingId, plotId })
        : paths.autoCancelled()
    case 'decision':
      return paths.bankDetails()
    default:
      return null
  }
}
