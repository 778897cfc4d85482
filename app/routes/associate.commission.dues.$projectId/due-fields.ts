import { DUES_SORTS } from '~/contract/sort-names'
import { type Fields, sortableBy } from '~/domain/fields'
import { m } from '~/messages/messages'
import type { ShownDue } from '~/subjects/commission/dues/dues.server'

export const dueFields = sortableBy(DUES_SORTS, {
  plot: { label: m.plotNo, value: (row) => row.plotNumber },
  associate: { label: m.associate, value: (row) => row.associateName },
  customer: { label: m.customer, value: (row) => row.customerName },
  status: { label: m.status, value: (row) => (row.isCancelled ? m.cancelled() : '') },
  due: { label: m.due, kind: 'amount', value: (row) => row.duePaise },
} satisfies Fields<ShownDue>)
