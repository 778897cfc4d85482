import { formatRupees } from '~/domain/money'
import { m } from '~/messages/messages'
import { listOf } from '~/messages/page-language'

interface Priced {
  name: string
  totalPaise: number | null
}

/** Null if fewer than two plots have a price. */
export function cheapestText(plots: Priced[]): string | null {
  const priced = plots
    .flatMap(({ name, totalPaise }) => (totalPaise === null ? [] : [{ name, totalPaise }]))
    .toSorted((one, other) => one.totalPaise - other.totalPaise)
  const [first, second] = priced
  if (!first || !second) return null
  const cheapest = priced.filter(({ totalPaise }) => totalPaise === first.totalPaise)
  const total = formatRupees(first.totalPaise)
  if (cheapest.length > 1) return m.costTheSame({ names: listOf(cheapest.map(({ name }) => name)), total })
  return m.costsLeast({
    name: first.name,
    total,
    difference: formatRupees(second.totalPaise - first.totalPaise),
    other: second.name,
  })
}
