import type { Payment, TeamPlotPayments } from '~/contract/payments'
import type { RecordedDeductions } from '~/contract/recorded-deductions'
import type { PaymentDay } from '~/domain/payment-days'
import { paymentTypeName } from '~/domain/upstream-words'
import { amountColumn, type CsvColumn, type CsvFile, dateColumns } from '~/files/csv'
import { m } from '~/messages/messages'
import { isPaymentQueried, type QueriedPayment, queryColumn } from '~/subjects/queries/queried-payments'

type Dated<Row> = Row & { date: string }
type TeamPayment = Omit<TeamPlotPayments, 'associates'> & TeamPlotPayments['associates'][number]

interface FileParts {
  /** A financial year such as `2025-26`, or a month; empty for all years. */
  period?: string
  note?: string
  queried?: QueriedPayment[]
}

export function ownPaymentsCsv(
  days: PaymentDay<Payment>[],
  { period, note, queried = [] }: FileParts = {},
): CsvFile<Dated<Payment>> {
  const rows = days.flatMap(({ date, rows }) => rows.map((row) => ({ ...row, date })))
  return {
    name: nameOf('my-payments', period),
    columns: [
      ...dateColumns<Dated<Payment>>(m.date(), (row) => row.date),
      { header: m.project(), value: (row) => row.projectCode },
      { header: m.plotNo(), value: (row) => row.plotNumber },
      { header: m.paymentMode(), value: (row) => paymentTypeName(row.type) },
      ...numberColumns(rows),
      amountColumn(m.amount(), (row) => row.paise),
      ...deductionColumns(rows),
      ...confirmationColumn(rows),
      ...queryColumn(rows, (row) => isPaymentQueried(queried, row)),
    ],
    rows,
    note,
  }
}

/** Marks the cash that the sums of a year leave out (X091). */
const confirmationColumn = (rows: Dated<Payment>[]): CsvFile<Dated<Payment>>['columns'] =>
  rows.some(({ isUnconfirmed }) => isUnconfirmed)
    ? [{ header: m.confirmation(), value: (row) => (row.isUnconfirmed ? m.confirmationMissing() : '') }]
    : []

/** One row per payment. */
export function teamPaymentsCsv(
  days: PaymentDay<TeamPlotPayments>[],
  { period, note, queried = [] }: FileParts = {},
): CsvFile<Dated<TeamPayment>> {
  const rows = days.flatMap(({ date, rows }) =>
    rows.flatMap(({ associates, ...plot }) => associates.map((row) => ({ ...plot, ...row, date }))),
  )
  return {
    name: nameOf('team-payments', period),
    columns: [
      ...dateColumns<Dated<TeamPayment>>(m.date(), (row) => row.date),
      { header: m.project(), value: (row) => row.projectCode },
      { header: m.plotNo(), value: (row) => row.plotNumber },
      { header: m.associate(), value: (row) => row.associateName },
      { header: m.associateCode(), value: (row) => row.associateId },
      { header: m.paymentMode(), value: (row) => paymentTypeName(row.type) },
      ...numberColumns(rows),
      amountColumn(m.amount(), (row) => row.paise),
      ...deductionColumns(rows),
      ...queryColumn(rows, (row) => isPaymentQueried(queried, row)),
    ],
    rows,
    note,
  }
}

const nameOf = (list: string, period: string | undefined) => (period ? `${list}-${period}` : list)

interface NumberedRow {
  billNumber: string
  receiptNumber: string
}

/** An upstream need not send receipt numbers. */
const numberColumns = <Row extends NumberedRow>(rows: Row[]) => [
  { header: m.billNo(), value: (row: Row) => row.billNumber },
  ...(rows.some(({ receiptNumber }) => receiptNumber !== '')
    ? [{ header: m.receiptNo(), value: (row: Row) => row.receiptNumber }]
    : []),
]

interface RecordedRow {
  commissionId: string | null
  deductions: RecordedDeductions | null
}

/** Only the first row of a bill has its amounts, so that a spreadsheet can add them. Absent if nothing is recorded. */
function deductionColumns<Row extends RecordedRow>(rows: Row[]): CsvColumn<Row>[] {
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
