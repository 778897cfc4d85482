import type { ChangeRow } from '~/contract/changes'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { Mark } from '~/ui/ledger/ledger'

export interface ChangeLine {
  mark: Mark
  /** Such as `Receipt ₹40,000 from Anand Rao for plot 12`. */
  text: string
  /** The day on which the office recorded the change, the bill of a payment, and the project if the change has one. */
  detail: string
  to: string | null
}

/** One sentence per change, with a link if its target is known. Omits unknown kinds. `from` is the address of the screen that shows the sentences. */
export function changeLines(rows: ChangeRow[], associateId: string, from: string): ChangeLine[] {
  return rows.flatMap((row) => {
    const text = sentence(row)
    if (text === null) return []
    const bill = row.kind === 'payment' && row.billNumber && m.billNumber({ number: row.billNumber })
    const detail = [formatDate(row.recordedOn), bill, row.projectName].filter(Boolean).join(' · ')
    return { mark: kindMark(row), text, detail, to: address(row, associateId, from) }
  })
}

function kindMark(row: ChangeRow): Mark {
  switch (row.kind) {
    case 'payment':
      return { icon: 'commission', tone: 'positive' }
    case 'bill':
      return { icon: 'cash', tone: 'warning' }
    case 'cancellation':
      return { icon: 'close', tone: 'critical' }
    case 'decision':
      return row.isAccepted ? { icon: 'check', tone: 'positive' } : { icon: 'alert', tone: 'critical' }
    default:
      return { icon: 'wallet', tone: 'positive' }
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function sentence(row: ChangeRow): string | null {
  const amount = formatRupees(row.paise)
  const customer = row.customerName || m.aCustomer()
  const plot = row.plotNumber || '—'
  switch (row.kind) {
    case 'receipt':
      return m.newReceipt({ amount, customer, plot })
    case 'payment':
      return m.commissionAmountPaid({ amount })
    case 'bill':
      return m.newCashBill({ billNumber: row.billNumber, amount })
    case 'cancellation':
      return m.bookingCancelled({ customer, plot })
    case 'decision': {
      const subject = row.subject ? capitalised(row.subject) : m.request()
      return row.isAccepted ? m.subjectAccepted({ subject }) : m.subjectRejected({ subject })
    }
    default:
      return null
  }
}

/** Status of a cash bill. */
const RECEIVED = 3

function address(row: ChangeRow, associateId: string, from: string): string | null {
  const { bookingId, projectId, plotId } = row
  const month = row.billedOn.slice(0, 7)
  switch (row.kind) {
    case 'receipt':
      return bookingId && paths.receipts(bookingId, row.receiptNumber, { from })
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
