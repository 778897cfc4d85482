import type { Booking, BookingProject } from '~/contract/bookings'
import type { Instalment, Receipt } from '~/contract/statements'
import { type Sorting, sortRows, type SortValues } from '~/domain/sorting'
import { newestFirst } from '~/domain/statements'
import type { PlotListKind } from './plot-lists'

/** Columns of the lists of plots. */
export const plotSorts: SortValues<Booking> = {
  plot: (booking) => booking.plotNumber,
  name: (booking) => booking.customerName,
  yards: (booking) => booking.yards,
  booked_on: (booking) => booking.bookedOn,
  registered_on: (booking) => booking.registeredOn,
  total: (booking) => booking.totalDuePaise,
  paid: (booking) => booking.totalPaidPaise,
  due: (booking) => booking.currentDuePaise,
}

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
  if (sorting.by !== null) return sortRows(bookings, sorting, plotSorts)
  if (kind === 'registered') return sortRows(bookings, { by: 'registered_on', order: 'desc' }, plotSorts)
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

const receiptValues: SortValues<Receipt> = {
  date: (receipt) => receipt.receivedOn,
  number: (receipt) => receipt.number,
  amount: (receipt) => receipt.netPaise,
  late: (receipt) => receipt.latePaymentPaise,
  total: (receipt) => receipt.totalPaise,
}

export const receiptColumnNames = Object.keys(receiptValues)

/** Newest first by default. */
export const sortReceipts = (receipts: Receipt[], sorting: Sorting): Receipt[] =>
  sorting.by === null ? newestFirst(receipts) : sortRows(receipts, sorting, receiptValues)

export const instalmentSorts: SortValues<Instalment> = {
  type: (row) => row.type,
  date: (row) => row.dueOn,
  due: (row) => row.duePaise,
  paid: (row) => row.paidPaise,
  balance: (row) => row.balancePaise,
}

/** A list shows at least this number of rows, or all, before a fold, "Load More" or "View all". */
export const MIN_SHOWN_ROWS = 20

const MIN_FOLDED_ROWS = 3

/** Zero if folding these rows saves too little space. */
export const foldableCount = (count: number) => (count >= MIN_FOLDED_ROWS ? count : 0)
