export type SortOrder = 'asc' | 'desc'

export interface Sorting {
  /** Null for the default order of the list. */
  by: string | null
  order: SortOrder
}

/** Search parameters of a sort link. */
export interface SortSearch {
  sort: string
  order: SortOrder
}

/** For each column name in the address, the value to compare. Null sorts last in both orders. */
export type SortValues<Row, Column extends string = string> = Record<
  Column,
  (row: Row) => string | number | null
>

/** The sort is stable. */
export function sortRows<Row>(rows: Row[], { by, order }: Sorting, values: SortValues<Row>): Row[] {
  const valueOf = by === null ? undefined : values[by]
  if (!valueOf) return rows
  const sign = order === 'asc' ? 1 : -1
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compare(a, b)
  })
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

/** Plot 9 comes before plot 10. */
const collator = new Intl.Collator('en-IN', { numeric: true })

/** For links that keep the order; empty for the default order of the list. */
export const sortSearch = (sorting: Sorting | null): Partial<SortSearch> =>
  sorting?.by == null ? {} : { sort: sorting.by, order: sorting.order }
