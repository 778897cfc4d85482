import { Link } from '../link/link'
import type { SortOrder, Sorting, SortSearch } from '~/domain/sorting'
import * as styles from './table.css'

export type TableSort = Sorting & {
  to: (search: SortSearch) => string
}

type SortLinkProps = {
  header: string
  isNumeric?: boolean
  sortBy: string
  sort: TableSort
}

type ColumnHeadProps = {
  column: Omit<SortLinkProps, 'sort' | 'sortBy'> & { sortBy?: string; place: styles.Place }
  sort?: TableSort | null
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
export const SIGN = { asc: '▲', desc: '▼' }

export function ColumnHead({ column: { header, place, isNumeric, sortBy }, sort }: ColumnHeadProps) {
  const isSorted = sort?.by != null && sort.by === sortBy
  return (
    <th
      scope="col"
      role="columnheader"
      className={isNumeric ? styles.number : styles.cell[place]}
      aria-sort={isSorted ? ARIA_SORT[sort.order] : undefined}
    >
      {sort && sortBy ? <SortLink {...{ header, isNumeric, sortBy, sort }} /> : header}
    </th>
  )
}

/** Sorts by the column, or reverses its order. Amounts begin with the largest. */
export function SortLink({ header, isNumeric = false, sortBy, sort }: SortLinkProps) {
  const isSorted = sort.by === sortBy
  return (
    <Link
      className={styles.sortLink}
      to={sort.to({ sort: sortBy, order: nextOrder(isSorted ? sort.order : null, isNumeric) })}
      preventScrollReset
    >
      {header}
      {isSorted && <span aria-hidden="true"> {SIGN[sort.order]}</span>}
    </Link>
  )
}

function nextOrder(order: SortOrder | null, isNumeric: boolean): SortOrder {
  return order === null ? firstOrder(isNumeric) : reversed(order)
}

export const firstOrder = (isNumeric: boolean): SortOrder => (isNumeric ? 'desc' : 'asc')

export const reversed = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc')
