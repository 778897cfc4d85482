import type { CashBill, CashBillCard } from '~/contract/cash-bills'
import type { CsvFile } from '~/files/csv'
import { m } from '~/messages/messages'

type SentBill = CashBill & Pick<CashBillCard, 'sentOn' | 'action'>

export function cashBillsCsv(cards: CashBillCard[]): CsvFile<SentBill> {
  return {
    name: 'received-cmsn',
    fields: {
      date: { label: m.date, kind: 'date', value: (row) => row.sentOn },
      step: { label: m.nextStep, value: (row) => row.action },
      bill: { label: m.billNo, value: (row) => row.billNumber },
      project: { label: m.project, value: (row) => row.projectCode },
      plots: { label: m.plots, value: (row) => row.plotNumbers.join(' ') },
      receipts: { label: m.receipts, value: (row) => row.receiptNumbers.join(' ') },
      commission: { label: m.commission, kind: 'amount', value: (row) => row.paise },
      cash: { label: m.cash, kind: 'amount', value: (row) => row.cashPaise },
    },
    rows: cards.flatMap(({ sentOn, action, bills }) => bills.map((bill) => ({ ...bill, sentOn, action }))),
  }
}
