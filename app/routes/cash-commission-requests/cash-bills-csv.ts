import type { CashBill, CashBillCard } from '~/contract/cash-bills'
import { amountColumn, type CsvFile, dateColumns } from '~/files/csv'
import { m } from '~/messages/messages'

type SentBill = CashBill & Pick<CashBillCard, 'sentOn' | 'action'>

export function cashBillsCsv(cards: CashBillCard[]): CsvFile<SentBill> {
  return {
    name: 'received-cmsn',
    columns: [
      ...dateColumns<SentBill>(m.date(), (row) => row.sentOn),
      { header: m.nextStep(), value: (row) => row.action },
      { header: m.billNo(), value: (row) => row.billNumber },
      { header: m.project(), value: (row) => row.projectCode },
      { header: m.plots(), value: (row) => row.plotNumbers.join(' ') },
      { header: m.receipts(), value: (row) => row.receiptNumbers.join(' ') },
      amountColumn(m.commission(), (row) => row.paise),
      amountColumn(m.cash(), (row) => row.cashPaise),
    ],
    rows: cards.flatMap(({ sentOn, action, bills }) => bills.map((bill) => ({ ...bill, sentOn, action }))),
  }
}
