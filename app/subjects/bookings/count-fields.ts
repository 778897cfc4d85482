import type { Fields } from '~/domain/fields'
import { m } from '~/messages/messages'

export interface BookedCounts {
  associateId: string | null
  associateName: string
  bookedCount: number | null
  registeredCount: number | null
  totalCount: number | null
}

/** Bookings of an associate in a project. */
export const associateFields = {
  code: { label: m.associateCode, value: (row) => row.associateId },
  name: { label: m.associate, value: (row) => row.associateName, isSortable: true },
  booked: { label: m.booked, kind: 'count', value: (row) => row.bookedCount, isSortable: true },
  registered: { label: m.registered, kind: 'count', value: (row) => row.registeredCount, isSortable: true },
  total: { label: m.total, kind: 'count', value: (row) => row.totalCount, isSortable: true },
} satisfies Fields<BookedCounts>

export const projectAssociateFields = {
  project: { label: m.project, value: (row) => row.projectName },
  ...associateFields,
} satisfies Fields<BookedCounts & { projectName: string }>

/** Bookings of an associate in a project on a day. */
export const dayFields = {
  date: { label: m.date, kind: 'date', value: (row) => row.date },
  ...projectAssociateFields,
} satisfies Fields<BookedCounts & { projectName: string; date: string }>
