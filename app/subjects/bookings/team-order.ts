import type { BookingProject } from '~/contract/bookings'
import { type Sorting, sortRows, type SortValues } from '~/domain/sorting'

const associateSorts: SortValues<BookingProject['associates'][number]> = {
  name: (row) => row.associateName,
  booked: (row) => row.bookedCount,
  registered: (row) => row.registeredCount,
  total: (row) => row.totalCount,
}

export const ASSOCIATE_SORTS = Object.keys(associateSorts)

/** Sorts within each project. */
export const sortAssociates = (projects: BookingProject[], sorting: Sorting) =>
  projects.map((project) => ({
    ...project,
    associates: sortRows(project.associates, sorting, associateSorts),
  }))
