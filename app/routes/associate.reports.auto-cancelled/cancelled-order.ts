import type { AutoCancelledProject } from '~/contract/reports'
import { type Sorting, sortRows, type SortValues } from '~/domain/sorting'

const cancelledSorts: SortValues<AutoCancelledProject['bookings'][number]> = {
  plot: (booking) => booking.plotNumber,
  cancelled_on: (booking) => booking.cancelledOn,
  associate: (booking) => booking.associateName,
  customer: (booking) => booking.customerName,
}

export const CANCELLED_SORTS = Object.keys(cancelledSorts)

/** Sorts within each project. */
export const sortCancelled = (projects: AutoCancelledProject[], sorting: Sorting) =>
  projects.map((project) => ({ ...project, bookings: sortRows(project.bookings, sorting, cancelledSorts) }))
