import type { Instalment, Receipt } from '~/api/contract/statements'
import type { SortValues } from '~/domain/sorting'

export const receiptSorts: SortValues<Receipt> = {
  date: (receipt) => receipt.receivedOn,
  number: (receipt) => receipt.number,
  amount: (receipt) => receipt.netPaise,
  late: (receipt) => receipt.latePaymentPaise,
  total: (receipt) => receipt.totalPaise,
}

export const instalmentSorts: SortValues<Instalment> = {
  type: (row) => row.type,
  date: (row) => row.dueOn,
  due: (row) => row.duePaise,
  paid: (row) => row.paidPaise,
  balance: (row) => row.balancePaise,
}
