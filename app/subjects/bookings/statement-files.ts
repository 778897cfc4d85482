import type { EmiStatement, Instalment, Receipt, StatementHeading } from '~/contract/statements'
import type { CsvFile } from '~/files/csv'
import type { Fact, PdfContent, PdfTable } from '~/files/pdf-content'
import { type Cancellation, cancellationFacts, cancellationOf } from '~/domain/cancellation'
import { dateInFile } from '~/domain/dates'
import { type Field, type Fields, isNumeric } from '~/domain/fields'
import { formatRupees } from '~/domain/money'
import { plotMoveText } from '~/domain/plot-move'
import { m } from '~/messages/messages'
import { instalmentFieldsOf, receiptFields } from './statement-fields'
import { queryField } from '~/subjects/queries/queried-payments'

interface ReceiptsStatement {
  booking: StatementHeading
  receipts: Receipt[]
  totalPaise: number | null
}

export function receiptsPdf({ booking, receipts, totalPaise }: ReceiptsStatement): PdfContent {
  return {
    title: m.receipts(),
    facts: factsOf(booking, cancellationOf(booking)),
    tables: [
      tableOf({
        caption: m.receipts(),
        fields: receiptFields,
        rowHeader: 'number',
        rows: receipts,
        totals: { amount: totalPaise },
      }),
    ],
    notes: [],
  }
}

interface InstalmentsStatement extends EmiStatement {
  cancellation: Cancellation | null
}

export function emiStatementPdf(statement: InstalmentsStatement): PdfContent {
  const { booking, cancellation, instalments, waiveOffPaise, totals } = statement
  const waiveOff = { label: m.emiWaiveOff(), value: formatRupees(waiveOffPaise) }
  return {
    title: m.emiStatement(),
    facts: [...factsOf(booking, cancellation), ...(waiveOffPaise === 0 ? [] : [waiveOff])],
    tables: [
      tableOf({
        caption: m.instalments(),
        fields: instalmentFieldsOf(cancellation !== null),
        rowHeader: 'type',
        rows: instalments,
        totals: { due: totals.duePaise, paid: totals.paidPaise, balance: totals.balancePaise },
      }),
    ],
    notes: [],
  }
}

interface TableOptions<Row> {
  caption: string
  fields: Fields<Row>
  /** Name of the field. */
  rowHeader: string
  rows: Row[]
  /** By name of the field, in paise. */
  totals: Record<string, number | null>
}

function tableOf<Row>({ caption, fields, rowHeader, rows, totals }: TableOptions<Row>): PdfTable {
  const names = Object.keys(fields)
  const columns = Object.values(fields)
  return {
    caption,
    emptyText: m.noResultsFound(),
    columns: columns.map((field, index) => ({
      header: field.label(),
      isNumeric: isNumeric(field),
      isRowHeader: names[index] === rowHeader,
    })),
    rows: rows.map((row) => columns.map((field) => textOf(field, row))),
    total: names.map((name, index) => {
      if (index === 0) return m.total()
      return name in totals ? formatRupees(totals[name]) : ''
    }),
  }
}

function textOf<Row>(field: Field<Row>, row: Row): string {
  switch (field.kind) {
    case 'amount':
      return formatRupees(field.value(row))
    case 'date':
      return dateInFile(field.value(row))
    default:
      return String(field.value(row) ?? '')
  }
}

export function receiptsCsv(
  { booking, receipts }: ReceiptsStatement,
  isQueried: (receipt: Receipt) => boolean = () => false,
  note?: string,
): CsvFile<Receipt> {
  return {
    name: fileName('receipts', booking),
    fields: {
      ...bookingFields(booking, cancellationOf(booking)),
      ...receiptFields,
      ...queryField(receipts, isQueried),
    },
    rows: receipts,
    note,
  }
}

export function emiStatementCsv(statement: InstalmentsStatement): CsvFile<Instalment> {
  const { booking, cancellation, instalments, deductedPaise } = statement
  const isDeducted = !cancellation && deductedPaise !== 0
  return {
    name: fileName('emi-statement', booking),
    fields: { ...bookingFields(booking, cancellation), ...instalmentFieldsOf(cancellation !== null) },
    rows: isDeducted ? [...instalments, waiveOffRow(deductedPaise)] : instalments,
  }
}

/** Makes the balances add up to the total on the screen. */
const waiveOffRow = (deductedPaise: number): Instalment => ({
  type: m.emiWaiveOff(),
  isRegistrationCharge: false,
  dueOn: null,
  duePaise: null,
  paidPaise: null,
  balancePaise: -deductedPaise,
})

/** Such as `receipts-plot-112`, to tell the files of several plots apart in a download folder. */
export function fileName(prefix: string, { plotNumber }: StatementHeading): string {
  return [prefix, plotNumber && `plot-${plotNumber}`].filter(Boolean).join('-')
}

/** The associate is the seller, whoever prints the document (X096). */
function factsOf(
  { plotNumber, customerName, projectName, associateName, moves }: StatementHeading,
  cancellation: Cancellation | null,
): Fact[] {
  return [
    { label: m.customer(), value: customerName },
    { label: m.plotNo(), value: plotNumber },
    { label: m.project(), value: projectName },
    { label: m.associate(), value: associateName },
    ...moves.map((move) => ({ label: m.changeOfPlot(), value: plotMoveText(move, dateInFile) })),
    ...(cancellation
      ? [
          { label: m.status(), value: m.cancelled() },
          ...cancellationFacts(cancellation, { date: dateInFile, amount: formatRupees }),
        ]
      : []),
  ]
}

function bookingFields(
  { plotNumber, customerName, projectName }: StatementHeading,
  cancellation: Cancellation | null,
): Fields<unknown> {
  return {
    project: { label: m.project, value: () => projectName },
    plot: { label: m.plotNo, value: () => plotNumber },
    customer: { label: m.customer, value: () => customerName },
    ...(cancellation && {
      booking_status: { label: m.status, value: m.cancelled },
      cancelled_on: { label: m.cancelledOn, kind: 'date', value: () => cancellation.cancelledOn },
      refunded: { label: m.refunded, kind: 'amount', value: () => cancellation.refundedPaise },
      refunded_on: { label: m.refundedOn, kind: 'date', value: () => cancellation.refundedOn },
    }),
  }
}
