import type { CashBill, CashBillCard } from '~/api/contract/cash-bills'
import { amountColumn, type CsvFile, dateColumns } from '~/documents/csv'

type SentBill = CashBill & Pick<CashBillCard, 'sentOn' | 'action'>

export function cashBillsCsv(cards: CashBillCard[]): CsvFile<SentBill> {
  return {
    name: 'received-cmsn',
    columns: [
      ...dateColumns<SentBill>('Date', (row) => row.sentOn),
      { header: 'Waits For', value: (row) => row.action },
      { header: 'Project', value: (row) => row.projectCode },
      { header: 'Plots', value: (row) => row.plotNumbers.join(' ') },
      { header: 'Receipts', value: (row) => row.receiptNumbers.join(' ') },
      amountColumn('Commission', (row) => row.paise),
      amountColumn('Cash', (row) => row.cashPaise),
    ],
    rows: cards.flatMap(({ sentOn, action, bills }) => bills.map((bill) => ({ ...bill, sentOn, action }))),
  }
}
