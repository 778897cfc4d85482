import type { Instalment, Receipt } from '~/contract/statements'
import type { Fields } from '~/domain/fields'
import { paidStatusText } from '~/domain/paid-status'
import { m } from '~/messages/messages'

export const receiptFields = {
  date: { label: m.receiptDate, kind: 'date', value: (row) => row.receivedOn, isSortable: true },
  number: { label: m.receiptNo, value: (row) => row.number, isSortable: true },
  amount: { label: m.amount, kind: 'amount', value: (row) => row.netPaise, isSortable: true },
  late: {
    label: m.latePaymentChargesApplied,
    kind: 'amount',
    value: (row) => row.latePaymentPaise,
    isSortable: true,
  },
  total: { label: m.totalReceiptAmount, kind: 'amount', value: (row) => row.totalPaise, isSortable: true },
} satisfies Fields<Receipt>

const paidFields = {
  type: { label: m.type, value: (row) => row.type, isSortable: true },
  date: { label: m.dueDate, kind: 'date', value: (row) => row.dueOn, isSortable: true },
  due: { label: m.dueAmount, kind: 'amount', value: (row) => row.duePaise, isSortable: true },
  status: { label: m.paidStatus, value: paidStatusText },
  paid: { label: m.paid, kind: 'amount', value: (row) => row.paidPaise, isSortable: true },
} satisfies Fields<Instalment>

export const instalmentFields = {
  ...paidFields,
  balance: { label: m.balance, kind: 'amount', value: (row) => row.balancePaise, isSortable: true },
} satisfies Fields<Instalment>

/** Instalments of a cancelled booking have no balance (X098). */
export const instalmentFieldsOf = (isCancelled: boolean): Fields<Instalment> =>
  isCancelled ? paidFields : instalmentFields
