import { type TeamTree, topDown } from './team-tree'

/** Sales of one associate, without the team. */
export interface SellerFigures {
  /** Bookings that were made in the period and not cancelled. */
  bookings: number
  saleRupees: number
  /** Amounts received in the period, also for bookings that were made before. */
  receivedRupees: number
}

export const NO_FIGURES: SellerFigures = { bookings: 0, saleRupees: 0, receivedRupees: 0 }

const MAX_SELLERS = 10

export function sumBelow(
  id: string,
  { childrenOf }: TeamTree,
  figures: Map<string, SellerFigures>,
): SellerFigures {
  return topDown(id, childrenOf)
    .slice(1)
    .reduce((sum, below) => add(sum, figures.get(below) ?? NO_FIGURES), NO_FIGURES)
}

export const add = (one: SellerFigures, other: SellerFigures): SellerFigures => ({
  bookings: one.bookings + other.bookings,
  saleRupees: one.saleRupees + other.saleRupees,
  receivedRupees: one.receivedRupees + other.receivedRupees,
})

/** Returns at most ten, sorted by bookings, then by sales. Omits associates without a booking. */
export function topSellers(figures: [id: string, SellerFigures][]): [id: string, SellerFigures][] {
  return figures
    .filter(([, { bookings }]) => bookings > 0)
    .toSorted(
      ([idA, a], [idB, b]) => b.bookings - a.bookings || b.saleRupees - a.saleRupees || (idA < idB ? -1 : 1),
    )
    .slice(0, MAX_SELLERS)
}
