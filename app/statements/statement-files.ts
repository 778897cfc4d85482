import type { EmiStatement, Instalment, Receipt, StatementHeading } from '~/api/contract/statements'
import { amountColumn, type CsvColumn, type CsvFile, dateColumns } from '~/documents/csv'
import type { Fact, PdfContent } from '~/documents/pdf-content'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { paidStatus } from '~/domain/statements'
import { queryColumn } from '~/queries/query-column'

interface ReceiptsStatement {
  booking: StatementHeading
  receipts: Receipt[]
  totalPaise: number | null
}

export function receiptsPdf(
  { booking, receipts, totalPaise }: ReceiptsStatement,
  associate: string,
): PdfContent {
  return {
    title: 'Receipts',
    facts: factsOf(booking, associate),
    tables: [
      {
        caption: 'Receipts',
        emptyText: 'No results found',
        columns: [
          { header: 'Receipt Date' },
          { header: 'Receipt No.', isRowHeader: true },
          { header: 'Amount', isNumeric: true },
          { header: 'Late Payment Charges Applied', isNumeric: true },
          { header: 'Total Receipt Amount', isNumeric: true },
        ],
        rows: receipts.map((receipt) => [
          formatDate(receipt.receivedOn),
          receipt.number,
          formatRupees(receipt.netPaise),
          formatRupees(receipt.latePaymentPaise),
          formatRupees(receipt.totalPaise),
        ]),
        total: ['Total', '', formatRupees(totalPaise), '', ''],
      },
    ],
    notes: [],
  }
}

export function emiStatementPdf(statement: EmiStatement, associate: string): PdfContent {
  const { booking, instalments, waiveOffPaise, totals } = statement
  const waiveOff = { label: 'EMI Waive Off', value: formatRupees(waiveOffPaise) }
  return {
    title: 'EMI Statement',
    facts: [...factsOf(booking, associate), ...(waiveOffPaise === 0 ? [] : [waiveOff])],
    tables: [
      {
        caption: 'Instalments',
        emptyText: 'No results found',
        columns: [
          { header: 'Type', isRowHeader: true },
          { header: 'Due Date' },
          { header: 'Due Amount', isNumeric: true },
          { header: 'Paid Status' },
          { header: 'Paid', isNumeric: true },
          { header: 'Balance', isNumeric: true },
        ],
        rows: instalments.map((row) => [
          row.type,
          formatDate(row.dueOn),
          formatRupees(row.duePaise),
          paidStatus(row) ?? '',
          formatRupees(row.paidPaise),
          formatRupees(row.balancePaise),
        ]),
        total: [
          'Total',
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
): CsvFile<Receipt> {
  return {
    name: fileName('receipts', booking),
    columns: [
      ...bookingColumns<Receipt>(booking),
      ...dateColumns<Receipt>('Receipt Date', (receipt) => receipt.receivedOn),
      { header: 'Receipt No.', value: (receipt) => receipt.number },
      amountColumn('Amount', (receipt) => receipt.netPaise),
      amountColumn('Late Payment Charges Applied', (receipt) => receipt.latePaymentPaise),
      amountColumn('Total Receipt Amount', (receipt) => receipt.totalPaise),
      ...queryColumn(receipts, isQueried),
    ],
    rows: receipts,
  }
}

export function emiStatementCsv({ booking, instalments, deductedPaise }: EmiStatement): CsvFile<Instalment> {
  return {
    name: fileName('emi-statement', booking),
    columns: [
      ...bookingColumns<Instalment>(booking),
      { header: 'Type', value: (row) => row.type },
      ...dateColumns<Instalment>('Due Date', (row) => row.dueOn),
      amountColumn('Due Amount', (row) => row.duePaise),
      { header: 'Paid Status', value: (row) => paidStatus(row) },
      amountColumn('Paid', (row) => row.paidPaise),
      amountColumn('Balance', (row) => row.balancePaise),
    ],
    rows: deductedPaise === 0 ? instalments : [...instalments, waiveOffRow(deductedPaise)],
  }
}

/** Makes the balances add up to the total on the screen. */
const waiveOffRow = (deductedPaise: number): Instalment => ({
  type: 'EMI Waive Off',
  dueOn: null,
  duePaise: null,
  paidPaise: null,
  balancePaise: -deductedPaise,
})

/** Such as `receipts-plot-112`, unique in a download folder. */
export function fileName(what: string, { plotNumber }: StatementHeading): string {
  return [what, plotNumber && `plot-${plotNumber}`].filter(Boolean).join('-')
}

function factsOf({ plotNumber, customerName, projectName }: StatementHeading, associate: string): Fact[] {
  return [
    { label: 'Associate', value: associate },
    { label: 'Plot No.', value: plotNumber },
    { label: 'Customer', value: customerName },
    { label: 'Project', value: projectName },
  ]
}

function bookingColumns<Row>({ plotNumber, customerName, projectName }: StatementHeading): CsvColumn<Row>[] {
  return [
    { header: 'Project', value: () => projectName },
    { header: 'Plot No.', value: () => plotNumber },
    { header: 'Customer', value: () => customerName },
  ]
}
