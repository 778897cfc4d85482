import type { Booking, BookingProject } from '~/contract/bookings'
import type { Receipt } from '~/contract/statements'
import { sortByField } from '~/domain/fields'
import type { Sorting } from '~/domain/sorting'
import { newestFirst } from '~/domain/statements'
import { associateFields } from './count-fields'
import { foldableCount } from './folding'
import { plotFields } from './plot-fields'
import type { PlotListKind } from './plot-lists'
import { receiptFields } from './statement-fields'

/** The plots with nothing due at the end of the list. Empty if these are fewer than three, or if they are the whole list. */
export function withoutDue(byUrgency: Booking[]): Booking[] {
  const shownCount = byUrgency.findLastIndex((booking) => !hasNothingDue(booking)) + 1
  const rest = byUrgency.slice(shownCount)
  return shownCount > 0 && foldableCount(rest.length) > 0 ? rest : []
}

/** False if the amount due is unknown, or a payment is late. */
const hasNothingDue = ({ currentDuePaise, daysLate }: Booking) =>
  currentDuePaise !== null && currentDuePaise <= 0 && !daysLate

/**
 * By default, sorts registered plots by date, newest first; booked plots by days overdue, longest first, then by amount due, largest first,
 * then by paid share, smallest first.
 */
export function inOrder(kind: PlotListKind, bookings: Booking[], sorting: Sorting): Booking[] {
  if (sorting.by !== null) return sortByField(bookings, sorting, plotFields)
  if (kind === 'registered') return sortByField(bookings, { by: 'registered_on', order: 'desc' }, plotFields)
  return [...bookings].sort(
    (a, b) =>
      (b.daysLate ?? 0) - (a.daysLate ?? 0) ||
      (b.currentDuePaise ?? 0) - (a.currentDuePaise ?? 0) ||
      paidShare(a) - paidShare(b),
  )
}

/** 0 if an amount is unknown. */
const paidShare = ({ totalPaidPaise, totalDuePaise }: Booking) =>
  totalPaidPaise !== null && totalDuePaise ? totalPaidPaise / totalDuePaise : 0

/** Sorts within each project. */
export const sortAssociates = (projects: BookingProject[], sorting: Sorting) =>
  projects.map((project) => ({
    ...project,
    associates: sortByField(project.associates, sorting, associateFields),
  }))

/** Newest first by default. */
export const sortReceipts = (receipts: Receipt[], sorting: Sorting): Receipt[] =>
  sorting.by === null ? newestFirst(receipts) : sortByField(receipts, sorting, receiptFields)
