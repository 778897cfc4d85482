import { formatRupees } from '~/domain/money'

interface Priced {
  name: string
  totalPaise: number | null
}

/** Which plot costs least, in words; null for fewer than two prices. */
export function cheapestText(plots: Priced[]): string | null {
  const priced = plots
    .flatMap(({ name, totalPaise }) => (totalPaise === null ? [] : [{ name, totalPaise }]))
    .toSorted((one, other) => one.totalPaise - other.totalPaise)
  const [first, second] = priced
  if (!first || !second) return null
  const same = priced.filter(({ totalPaise }) => totalPaise === first.totalPaise)
  const total = formatRupees(first.totalPaise)
  if (same.length > 1) return `${listOf(same.map(({ name }) => name))} cost the same: ${total}.`
  return `${first.name} costs least: ${total}, ${formatRupees(second.totalPaise - first.totalPaise)} less than ${second.name}.`
}

const listOf = (names: string[]) => new Intl.ListFormat('en-IN').format(names)
