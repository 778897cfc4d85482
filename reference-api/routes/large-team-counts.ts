import { type DayCount, MONTHS_PER_PAGE, type Seller, type SellerCount } from '../db/queries/booking-counts'
import { DAY, IS_BOOKED, PROJECT, SELLER } from '../parts/active-bookings'
import type { NumberTable } from '../parts/number-table'
import { rankIn } from '../parts/seller-numbers'
import { oncePerKey } from '../rules/once-per-key'

/**
 * Counts like db/queries/booking-counts.ts, but from the table in memory. Use the result before the next await, because other calls change
 * the table.
 */
export function countsOfLargeTeam(
  { numbers, size, width }: NumberTable,
  sellers: readonly Seller[],
  projectId?: number,
) {
  const rankOfNumber = rankIn(sellers)
  const valueOf = (row: number, column: number) => numbers[row * width + column]!
  const rankOf = (row: number) => rankOfNumber(valueOf(row, SELLER))
  const rows: number[] = []
  for (let row = 0; row < size; row++)
    if ((projectId === undefined || valueOf(row, PROJECT) === projectId) && rankOf(row) >= 0) rows.push(row)

  return {
    /** Keyed by project id; each list is in the order of `sellers`. */
    byProject(): Map<number, SellerCount[]> {
      const counts = new Map<number, SellerCount[]>()
      for (const row of sortByRank(rows, rankOf, sellers.length)) {
        const seller = sellers[rankOf(row)]!
        const projectCounts = counts.get(valueOf(row, PROJECT)) ?? []
        if (projectCounts.length === 0) counts.set(valueOf(row, PROJECT), projectCounts)
        let sellerCount = projectCounts.at(-1)
        if (sellerCount?.seller !== seller) {
          sellerCount = { seller, count: 0, bookedCount: 0 }
          projectCounts.push(sellerCount)
        }
        sellerCount.count += 1
        sellerCount.bookedCount += valueOf(row, IS_BOOKED)
      }
      return counts
    },

    /** Months are sorted newest first; days newest first, then by the seller's name. */
    byDay(page: number): { months: string[]; days: DayCount[] } {
      const months = [...new Set(rows.map((row) => monthOf(valueOf(row, DAY))))]
        .sort((a, b) => b - a)
        .slice((page - 1) * MONTHS_PER_PAGE, page * MONTHS_PER_PAGE)
      const shownMonths = new Set(months)
      const nameRanks = rankNames(sellers)
      const shown = rows.filter((row) => shownMonths.has(monthOf(valueOf(row, DAY))))
      shown.sort(
        (a, b) =>
          valueOf(b, DAY) - valueOf(a, DAY) ||
          nameRanks[rankOf(a)]! - nameRanks[rankOf(b)]! ||
          valueOf(a, PROJECT) - valueOf(b, PROJECT) ||
          rankOf(a) - rankOf(b),
      )
      const dayText = oncePerKey(toDayText)
      const days: DayCount[] = []
      for (const row of shown) {
        const [seller, projectId] = [sellers[rankOf(row)]!, valueOf(row, PROJECT)]
        const bookedOn = dayText(valueOf(row, DAY))
        let dayCount = days.at(-1)
        if (
          dayCount?.seller !== seller ||
          dayCount.projectId !== projectId ||
          dayCount.bookedOn !== bookedOn
        ) {
          dayCount = { bookedOn, projectId, seller, count: 0, bookedCount: 0 }
          days.push(dayCount)
        }
        dayCount.count += 1
        dayCount.bookedCount += valueOf(row, IS_BOOKED)
      }
      return { months: months.map(toMonthText), days }
    },
  }
}

/** Uses a counting sort, because there may be a hundred thousand rows. */
function sortByRank(rows: number[], rankOf: (row: number) => number, ranks: number): Int32Array {
  const groupEnds = new Int32Array(ranks)
  for (const row of rows) groupEnds[rankOf(row)]! += 1
  for (let rank = 1; rank < ranks; rank++) groupEnds[rank]! += groupEnds[rank - 1]!
  const sorted = new Int32Array(rows.length)
  for (const row of rows) {
    const rank = rankOf(row)
    groupEnds[rank]! -= 1
    sorted[groupEnds[rank]!] = row
  }
  return sorted
}

/** Equal names have the same rank. */
function rankNames(sellers: readonly Seller[]): Int32Array {
  const ranks = new Int32Array(sellers.length)
  sellers.forEach(({ name }, rank) => {
    ranks[rank] = name === sellers[rank - 1]?.name ? ranks[rank - 1]! : rank
  })
  return ranks
}

/** 20261122 → 202611. */
const monthOf = (day: number) => Math.floor(day / 100)

/** 202611 → `2026-11`. */
const toMonthText = (month: number) => `${String(month).slice(0, 4)}-${String(month).slice(4)}`

/** 20261122 → `2026-11-22`. */
const toDayText = (day: number) => `${toMonthText(monthOf(day))}-${String(day).slice(6)}`
