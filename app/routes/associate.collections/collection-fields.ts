import type { Fields } from '~/domain/fields'
import { m } from '~/messages/messages'
import type { ShownRow } from './load-collections.server'

/** The upstream sorts (`COLLECTION_SORTS`). */
export const collectionFields = {
  customer: { label: m.customer, value: (row) => row.customerName },
  plot: { label: m.plotNo, value: (row) => row.plotNumber },
  due_on: { label: m.dueOn, kind: 'date', value: (row) => row.dueOn, isSortable: true },
  amount: { label: m.amountDue, kind: 'amount', value: (row) => row.paise, isSortable: true },
  days_late: { label: m.daysLate, value: (row) => row.daysLate },
  associate: { label: m.associate, value: (row) => row.associateName },
} satisfies Fields<ShownRow>
