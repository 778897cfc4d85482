import type { AutoCancelledProject } from '~/contract/reports'
import { type Fields, sortByField } from '~/domain/fields'
import type { Sorting } from '~/domain/sorting'
import { m } from '~/messages/messages'

export const cancelledFields = {
  plot: { label: m.plotNo, value: (row) => row.plotNumber, isSortable: true },
  customer: { label: m.customer, value: (row) => row.customerName, isSortable: true },
  code: { label: m.associateCode, value: (row) => row.associateId },
  associate: { label: m.associate, value: (row) => row.associateName, isSortable: true },
  status: { label: m.status, value: m.cancelled },
  cancelled_on: { label: m.cancelledOn, kind: 'date', value: (row) => row.cancelledOn, isSortable: true },
} satisfies Fields<AutoCancelledProject['bookings'][number]>

/** Sorts within each project. */
export const sortCancelled = (projects: AutoCancelledProject[], sorting: Sorting) =>
  projects.map((project) => ({
    ...project,
    bookings: sortByField(project.bookings, sorting, cancelledFields),
  }))
