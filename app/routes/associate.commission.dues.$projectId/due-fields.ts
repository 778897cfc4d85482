import type { Fields } from '~/domain/fields'
import { m } from '~/messages/messages'
import type { ShownDue } from '~/subjects/commission/dues/dues.server'

/** The upstream sorts (`DUES_SORTS`). */
export const dueFields = {
  plot: { label: m.plotNo, value: (row) => row.plotNumber, isSortable: true },
  associate: { label: m.associate, value: (row) => row.associateName, isSortable: true },
  customer: { label: m.customer, value: (row) => row.customerName, isSortable: true },
  status: { label: m.status, value: (row) => (row.isCancelled ? m.cancelled() : '') },
  due: { label: m.due, kind: 'amount', value: (row) => row.duePaise, isSortable: true },
} satisfies Fields<ShownDue>
