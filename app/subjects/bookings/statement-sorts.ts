import type { Instalment, Receipt } from '~/contract/statements'
import { newestFirst } from '~/domain/statements'
import { type Sorting, sortRows, type SortValues } from '~/domain/sorting'

const receiptValues: SortValues<Receipt> = {
  date: (receipt) => receipt.receivedOn,
  number: (receipt) => receipt.number,
  amount: (receipt) => receipt.netPaise,
  late: (receipt) => receipt.latePaymentPaise,
  total: (receipt) => receipt.totalPaise,
}

export const receiptColumnNames = Object.keys(receiptValues)

/** Newest first by default. */
export const sortReceipts = (receipts: Receipt[], sorting: Sorting): Receipt[] =>
  sorting.by === null ? newestFirst(receipts) : sortRows(receipts, sorting, receiptValues)

export const instalmentSorts: SortValues<Instalment> = {
  type: (row) => row.type,
  date: (row) => row.dueOn,
  due: (row) => row.duePaise,
  paid: (row) => row.paidPaise,
  balance: (row) => row.balancePaise,
}
