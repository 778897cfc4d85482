import { m } from '~/messages/messages'

export interface InstalmentAmounts {
  duePaise: number | null
  paidPaise: number | null
  balancePaise: number | null
}

/** Null if nothing is due, nothing is paid or an amount is unknown (M172). */
export function paidStatus({
  duePaise,
  paidPaise,
}: Pick<InstalmentAmounts, 'duePaise' | 'paidPaise'>): 'full' | 'part' | null {
  if (duePaise === null || paidPaise === null || duePaise <= 0 || paidPaise <= 0) return null
  return paidPaise >= duePaise ? 'full' : 'part'
}

/** `Full`, `Part` or empty. */
export function paidStatusText(row: Parameters<typeof paidStatus>[0]): string {
  const status = paidStatus(row)
  if (status === null) return ''
  return status === 'full' ? m.paidInFull() : m.paidInPart()
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

export function sumOf<Row>(rows: Row[], amountOf: (row: Row) => number | null): number | null {
  let sum = 0
  for (const row of rows) {
    const amount = amountOf(row)
    if (amount === null) return null
    sum += amount
  }
  return sum
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
