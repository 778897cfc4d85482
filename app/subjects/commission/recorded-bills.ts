import type { RecordedDeductions } from '~/contract/recorded-deductions'

interface BillRow {
  commissionId: string | null
}

interface RecordedRow extends BillRow {
  billNumber: string
  deductions: RecordedDeductions | null
}

export interface RecordedBill extends RecordedDeductions {
  commissionId: string
  billNumber: string
}

/** One entry for each bill with recorded deductions. A payment without an id of its bill has no entry. */
export function recordedBillsOf(rows: RecordedRow[]): RecordedBill[] {
  const bills = new Map<string, RecordedBill>()
  for (const { commissionId, billNumber, deductions } of rows)
    if (commissionId !== null && deductions !== null)
      bills.set(commissionId, { commissionId, billNumber, ...deductions })
  return [...bills.values()]
}

/** Returns a function from the last row of a bill to the recorded bill. For all other rows it returns undefined. */
export function afterLastRow<Row extends BillRow>(rows: Row[], bills: RecordedBill[]) {
  const billOf = new Map(bills.map((bill) => [bill.commissionId, bill]))
  const lastRowOf = new Map(rows.map((row) => [row.commissionId, row]))
  return (row: Row) =>
    row.commissionId !== null && lastRowOf.get(row.commissionId) === row
      ? billOf.get(row.commissionId)
      : undefined
}
