import type { EmiStatement, Instalment, Receipt, StatementHeading } from '~/contract/statements'
import { amountColumn, type CsvColumn, type CsvFile, dateColumns } from '~/files/csv'
import type { Fact, PdfContent } from '~/files/pdf-content'
import { type Cancellation, cancellationFacts, cancellationOf } from '~/domain/cancellation'
import { dateInFile } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { paidStatusText } from '~/domain/paid-status'
import { plotMoveText } from '~/domain/plot-move'
import { m } from '~/messages/messages'
import { queryColumn } from '~/subjects/queries/queried-payments'

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
      {
        caption: m.receipts(),
        emptyText: m.noResultsFound(),
        columns: [
          { header: m.receiptDate() },
          { header: m.receiptNo(), isRowHeader: true },
          { header: m.amount(), isNumeric: true },
          { header: m.latePaymentChargesApplied(), isNumeric: true },
          { header: m.totalReceiptAmount(), isNumeric: true },
        ],
        rows: receipts.map((receipt) => [
          dateInFile(receipt.receivedOn),
          receipt.number,
          formatRupees(receipt.netPaise),
          formatRupees(receipt.latePaymentPaise),
          formatRupees(receipt.totalPaise),
        ]),
        total: [m.total(), '', formatRupees(totalPaise), '', ''],
      },
    ],
    notes: [],
  }
}

interface InstalmentsStatement extends EmiStatement {
  cancellation: Cancellation | null
}

export function emiStatementPdf(statement: InstalmentsStatement): PdfContent {
  const { booking, cancellation, instalments, waiveOffPaise, totals } = statement
  const hasBalance = !cancellation
  const waiveOff = { label: m.emiWaiveOff(), value: formatRupees(waiveOffPaise) }
  return {
    title: m.emiStatement(),
    facts: [...factsOf(booking, cancellation), ...(waiveOffPaise === 0 ? [] : [waiveOff])],
    tables: [
      {
        caption: m.instalments(),
        emptyText: m.noResultsFound(),
        columns: [
          { header: m.type(), isRowHeader: true },
          { header: m.dueDate() },
          { header: m.dueAmount(), isNumeric: true },
          { header: m.paidStatus() },
          { header: m.paid(), isNumeric: true },
          ...(hasBalance ? [{ header: m.balance(), isNumeric: true }] : []),
        ],
        rows: instalments.map((row) => [
          row.type,
          dateInFile(row.dueOn),
          formatRupees(row.duePaise),
          paidStatusText(row),
          formatRupees(row.paidPaise),
          ...(hasBalance ? [formatRupees(row.balancePaise)] : []),
        ]),
        total: [
          m.total(),
          '',
          formatRupees(totals.duePaise),
          '',
          formatRupees(totals.paidPaise),
          ...(hasBalance ? [formatRupees(totals.balancePaise)] : []),
        ],
      },
    ],
    notes: [],
  }
}

export function receiptsCsv(
  { booking, receipts }: ReceiptsStatement,
  isQueried: (receipt: Receipt) => boolean = () => false,
  note?: string,
): CsvFile<Receipt> {
  return {
    name: fileName('receipts', booking),
    columns: [
      ...bookingColumns<Receipt>(booking, cancellationOf(booking)),
      ...dateColumns<Receipt>(m.receiptDate(), (receipt) => receipt.receivedOn),
      { header: m.receiptNo(), value: (receipt) => receipt.number },
      amountColumn(m.amount(), (receipt) => receipt.netPaise),
      amountColumn(m.latePaymentChargesApplied(), (receipt) => receipt.latePaymentPaise),
      amountColumn(m.totalReceiptAmount(), (receipt) => receipt.totalPaise),
      ...queryColumn(receipts, isQueried),
    ],
    rows: receipts,
    note,
  }
}

export function emiStatementCsv(statement: InstalmentsStatement): CsvFile<Instalment> {
  const { booking, cancellation, instalments, deductedPaise } = statement
  const hasBalance = !cancellation
  return {
    name: fileName('emi-statement', booking),
    columns: [
      ...bookingColumns<Instalment>(booking, cancellation),
      { header: m.type(), value: (row) => row.type },
      ...dateColumns<Instalment>(m.dueDate(), (row) => row.dueOn),
      amountColumn(m.dueAmount(), (row) => row.duePaise),
      { header: m.paidStatus(), value: paidStatusText },
      amountColumn(m.paid(), (row) => row.paidPaise),
      ...(hasBalance ? [amountColumn<Instalment>(m.balance(), (row) => row.balancePaise)] : []),
    ],
    rows: hasBalance && deductedPaise !== 0 ? [...instalments, waiveOffRow(deductedPaise)] : instalments,
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

function bookingColumns<Row>(
  { plotNumber, customerName, projectName }: StatementHeading,
  cancellation: Cancellation | null,
): CsvColumn<Row>[] {
  return [
    { header: m.project(), value: () => projectName },
    { header: m.plotNo(), value: () => plotNumber },
    { header: m.customer(), value: () => customerName },
    ...(cancellation
      ? [
          { header: m.status(), value: () => m.cancelled() },
          ...dateColumns<Row>(m.cancelledOn(), () => cancellation.cancelledOn),
          amountColumn<Row>(m.refunded(), () => cancellation.refundedPaise),
          ...dateColumns<Row>(m.refundedOn(), () => cancellation.refundedOn),
        ]
      : []),
  ]
}
