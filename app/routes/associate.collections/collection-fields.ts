import { COLLECTION_SORTS } from '~/contract/sort-names'
import { type Fields, sortableBy } from '~/domain/fields'
import { m } from '~/messages/messages'
import type { ShownRow } from './load-collections.server'

export const collectionFields = sortableBy(COLLECTION_SORTS, {
  customer: { label: m.customer, value: (row) => row.customerName },
  plot: { label: m.plotNo, value: (row) => row.plotNumber },
  due_on: { label: m.dueOn, kind: 'date', value: (row) => row.dueOn },
  amount: { label: m.amountDue, kind: 'amount', value: (row) => row.paise },
  days_late: { label: m.daysLate, value: (row) => row.daysLate },
  associate: { label: m.associate, value: (row) => row.associateName },
} satisfies Fields<ShownRow>)
