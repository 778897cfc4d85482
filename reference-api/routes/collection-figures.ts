import type { Kysely } from 'kysely'
import {
  COLLECTION_WINDOWS,
  type CollectionSort,
  type CollectionWindow,
} from '../../app/contract/collections'
import type { IsoDate } from '../../app/domain/dates'
import type { SortOrder } from '../../app/domain/sorting'
import { type Booked, readUnpaid } from '../db/queries/collections'
import type { Database } from '../schema'
import type { NumberTable } from '../parts/number-table'
import { numberOf } from '../parts/seller-numbers'
import { daysBetween } from '../rules/calendar'
import { createWindowFinder, lastDayOf } from '../rules/collection-windows'
import { oncePerKey } from '../rules/once-per-key'

const WINDOWS = COLLECTION_WINDOWS.length

/** The tables of dues, forecast and commission begin with these columns. */
export const SELLER = 0
export const PROJECT = 1
// Three groups of columns follow, each with one column per window. The constants are the first column of each group.
/** The column is 1 if an amount is due. */
const COUNT = 2
const RUPEES = COUNT + WINDOWS
/** Days from today to the first due day. */
const DAYS = RUPEES + WINDOWS
export const DUES_WIDTH = DAYS + WINDOWS

export type RowFilter = (row: number) => boolean

/** Reads amounts due until the end of the last window. Expects bookings sorted by id, and omits bookings without an amount due. */
export async function readDues(
  db: Kysely<Database>,
  bookings: Booked[],
  today: IsoDate,
): Promise<Map<number, number[]>> {
  const windowOf = createWindowFinder(today)
  const indexOf = oncePerKey((day: IsoDate) => COLLECTION_WINDOWS.indexOf(windowOf(day)!))
  const daysTo = oncePerKey((day: IsoDate) => daysBetween(today, day))
  const bookingsById = new Map(bookings.map((booking) => [booking.id, booking]))
  const dues = new Map<number, number[]>()
  for await (const rows of readUnpaid(db, [...bookingsById.keys()], { to: lastDayOf('quarter', today) }))
    for (const { booking_id, due_on, rupees } of rows) {
      const numbers = dues.get(booking_id) ?? firstNumbers(bookingsById.get(booking_id)!, DUES_WIDTH)
      dues.set(booking_id, numbers)
      const index = indexOf(due_on)
      if (numbers[COUNT + index] === 0) numbers[DAYS + index] = daysTo(due_on)
      numbers[COUNT + index] = 1
      numbers[RUPEES + index]! += rupees
    }
  return dues
}

export function firstNumbers({ sellerId, projectId }: Booked, width: number): number[] {
  const numbers = Array<number>(width).fill(0)
  numbers[SELLER] = numberOf(sellerId)
  numbers[PROJECT] = projectId
  return numbers
}

export function summaryOf(dues: NumberTable, isShown: RowFilter) {
  const sums = dues.sums(isShown)
  return COLLECTION_WINDOWS.map((window, index) => ({
    window,
    count: sums[COUNT + index]!,
    amount: sums[RUPEES + index]!,
  }))
}

interface Page {
  window: CollectionWindow
  sort: CollectionSort
  order: SortOrder
  start: number
  size: number
}

/** The columns by which rows are sorted. `due_on` sorts by the first due day in the window. */
const SORT_COLUMNS: Record<CollectionSort, number> = { due_on: DAYS, amount: RUPEES }

/** Bookings with the same amount or day are in ascending order of id. Sorts only the groups that the page shows. */
export function bookingIdsOfPage(
  { ids, numbers, size, width }: NumberTable,
  isShown: RowFilter,
  page: Page,
): number[] {
  const index = COLLECTION_WINDOWS.indexOf(page.window)
  const column = SORT_COLUMNS[page.sort] + index
  const idsByNumber = new Map<number, number[]>()
  for (let row = 0; row < size; row++) {
    if (numbers[row * width + COUNT + index] !== 1 || !isShown(row)) continue
    const number = numbers[row * width + column]!
    const group = idsByNumber.get(number)
    if (group) group.push(ids[row]!)
    else idsByNumber.set(number, [ids[row]!])
  }
  const sorted = Int32Array.from(idsByNumber.keys()).sort()
  if (page.order === 'desc') sorted.reverse()
  const shown: number[] = []
  let { start } = page
  for (const number of sorted) {
    const group = idsByNumber.get(number)!
    if (start < group.length)
      shown.push(...group.sort((a, b) => a - b).slice(start, start + page.size - shown.length))
    start = Math.max(0, start - group.length)
    if (shown.length === page.size) break
  }
  return shown
}
