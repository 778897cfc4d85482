import { m } from '~/messages/messages'
import { sumOf } from './money'

export interface InstalmentAmounts {
  duePaise: number | null
  paidPaise: number | null
  balancePaise: number | null
}

interface EmiTotals {
  totals: InstalmentAmounts
  /** The waive-off that reduces the total balance, but not the balances of the rows. */
  deductedPaise: number
}

/** Deducts the waive-off from the balance, but not below zero. Deducts nothing if the sums show that the rows include the deduction. */
export function emiTotals(instalments: InstalmentAmounts[], waiveOffPaise: number): EmiTotals {
  const duePaise = sumOf(instalments, (row) => row.duePaise)
  const paidPaise = sumOf(instalments, (row) => row.paidPaise)
  const balancePaise = sumOf(instalments, (row) => row.balancePaise)
  if (balancePaise === null) return { totals: { duePaise, paidPaise, balancePaise }, deductedPaise: 0 }
  const isAlreadyDeducted =
    duePaise !== null && paidPaise !== null && duePaise - paidPaise - waiveOffPaise === balancePaise
  const deductedPaise = isAlreadyDeducted ? 0 : Math.max(0, Math.min(waiveOffPaise, balancePaise))
  return { totals: { duePaise, paidPaise, balancePaise: balancePaise - deductedPaise }, deductedPaise }
}

export interface StatementBooking {
  plotNumber: string
  customerName: string
  projectName: string
}

/** `Plot 12/A · Asha · Palm County`, omitting unknown parts. */
export function bookingLine({ plotNumber, customerName, projectName }: StatementBooking): string {
  return [plotNumber && m.plotNumber({ number: plotNumber }), customerName, projectName]
    .filter(Boolean)
    .join(' · ')
}

/** The upstream lists the oldest first, also within a day. */
export function newestFirst<Row extends { receivedOn: string | null }>(receipts: Row[]): Row[] {
  return receipts
    .toReversed()
    .toSorted((one, other) => (other.receivedOn ?? '').localeCompare(one.receivedOn ?? ''))
}
