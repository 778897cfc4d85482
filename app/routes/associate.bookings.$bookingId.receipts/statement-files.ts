import type { EmiStatement, Instalment, Receipt, StatementHeading } from '~/contract/statements'
import { amountColumn, type CsvColumn, type CsvFile, dateColumns } from '~/files/csv'
import type { Fact, PdfContent } from '~/files/pdf-content'
import { dateInFile } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { paidStatusText } from '~/domain/paid-status'
import { m } from '~/messages/messages'
import { queryColumn } from '~/subjects/queries/query-column'

interface ReceiptsStatement {
  booking: StatementHeading
  receipts: Receipt[]
  totalPaise: number | null
}

export function receiptsPdf({ booking, receipts, totalPaise }: ReceiptsStatement): PdfContent {
  return {
    title: m.receipts(),
    facts: factsOf(booking),
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

export function emiStatementPdf(statement: EmiStatement): PdfContent {
  const { booking, instalments, waiveOffPaise, totals } = statement
  const waiveOff = { label: m.emiWaiveOff(), value: formatRupees(waiveOffPaise) }
  return {
    title: m.emiStatement(),
    facts: [...factsOf(booking), ...(waiveOffPaise === 0 ? [] : [waiveOff])],
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
          { header: m.balance(), isNumeric: true },
        ],
        rows: instalments.map((row) => [
          row.type,
          dateInFile(row.dueOn),
          formatRupees(row.duePaise),
          paidStatusText(row),
          formatRupees(row.paidPaise),
          formatRupees(row.balancePaise),
        ]),
        total: [
          m.total(),
          '',
          formatRupees(totals.duePaise),
          '',
          formatRupees(totals.paidPaise),
          formatRupees(totals.balancePaise),
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
      ...bookingColumns<Receipt>(booking),
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

export function emiStatementCsv({ booking, instalments, deductedPaise }: EmiStatement): CsvFile<Instalment> {
  return {
    name: fileName('emi-statement', booking),
    columns: [
      ...bookingColumns<Instalment>(booking),
      { header: m.type(), value: (row) => row.type },
      ...dateColumns<Instalment>(m.dueDate(), (row) => row.dueOn),
      amountColumn(m.dueAmount(), (row) => row.duePaise),
      { header: m.paidStatus(), value: paidStatusText },
      amountColumn(m.paid(), (row) => row.paidPaise),
      amountColumn(m.balance(), (row) => row.balancePaise),
    ],
    rows: deductedPaise === 0 ? instalments : [...instalments, waiveOffRow(deductedPaise)],
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
function factsOf({ plotNumber, customerName, projectName, associateName }: StatementHeading): Fact[] {
  return [
    { label: m.customer(), value: customerName },
    { label: m.plotNo(), value: plotNumber },
    { label: m.project(), value: projectName },
    { label: m.associate(), value: associateName },
  ]
}

function bookingColumns<Row>({ plotNumber, customerName, projectName }: StatementHeading): CsvColumn<Row>[] {
  return [
    { header: m.project(), value: () => projectName },
    { header: m.plotNo(), value: () => plotNumber },
    { header: m.customer(), value: () => customerName },
  ]
}
