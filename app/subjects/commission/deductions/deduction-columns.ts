import type { RecordedDeductions } from '~/contract/recorded-deductions'
import { amountColumn, type CsvColumn } from '~/files/csv'
import { m } from '~/messages/messages'

interface RecordedRow {
  commissionId: string | null
  deductions: RecordedDeductions | null
}

/** Only the first row of a bill has its amounts, so that a spreadsheet can add them. Absent if nothing is recorded. */
export function deductionColumns<Row extends RecordedRow>(rows: Row[]): CsvColumn<Row>[] {
  const recorded = rows.filter(({ deductions }) => deductions !== null)
  if (recorded.length === 0) return []
  const firstRowOf = new Map(recorded.toReversed().map((row) => [row.commissionId ?? row, row]))
  const deductionsOf = (row: Row) => (firstRowOf.get(row.commissionId ?? row) === row ? row.deductions : null)
  const amount = (label: string, paiseOf: (recorded: RecordedDeductions) => number | null) =>
    amountColumn<Row>(m.ofWholeBill({ label }), (row) => {
      const deductions = deductionsOf(row)
      return deductions && paiseOf(deductions)
    })
  const text = (label: string, textOf: (recorded: RecordedDeductions) => string): CsvColumn<Row> => ({
    header: m.ofWholeBill({ label }),
    value: (row) => {
      const deductions = deductionsOf(row)
      return deductions && textOf(deductions)
    },
  })
  return [
    amount(m.gross(), ({ grossPaise }) => grossPaise),
    amount(m.tds(), ({ tdsPaise }) => tdsPaise),
    amount(m.gst(), ({ gstPaise }) => gstPaise),
    amount(m.otherDeductions(), ({ otherPaise }) => otherPaise),
    text(m.reason(), ({ otherReason }) => otherReason),
    amount(m.credited(), ({ creditedPaise }) => creditedPaise),
    text(m.paymentReference(), ({ reference }) => reference),
  ]
}
