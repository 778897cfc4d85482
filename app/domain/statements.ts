/** What an instalment's row says: Full, Part, or nothing while it is pending (checklist M172). */
export function paidStatus({
  duePaise,
  paidPaise,
}: {
  duePaise: number
  paidPaise: number
}): 'Full' | 'Part' | null {
  if (duePaise <= 0 || paidPaise <= 0) return null
  return paidPaise >= duePaise ? 'Full' : 'Part'
}

/** Sum of one amount over rows, in paise. */
export function sumOf<Row>(rows: Row[], amountPaise: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amountPaise(row), 0)
}

export interface StatementBooking {
  plotNumber: string
  customerName: string
  projectName: string
}

/** `Plot 12/A · Asha · Palm County`, without what is not known. */
export function bookingLine({ plotNumber, customerName, projectName }: StatementBooking): string {
  return [plotNumber && `Plot ${plotNumber}`, customerName, projectName].filter(Boolean).join(' · ')
}
