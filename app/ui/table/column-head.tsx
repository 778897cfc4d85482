import { Link } from '../link/link'
import type { Sorting, SortSearch } from '~/domain/sorting'
import * as styles from './table.css'

export type TableSort = Sorting & {
  /** Address of the list in an order. Undefined values mean the default order. */
  to: (search: Partial<SortSearch>) => string
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
const SIGN = { asc: '▲', desc: '▼' }

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

/** Sorts by the column, or reverses the order if the list is already sorted by the column. Amounts begin with the largest. */
export function SortLink({ header, isNumeric, sortBy, sort }: SortLinkProps) {
  const isSorted = sort.by === sortBy
  const isNextDescending = isSorted ? sort.order === 'asc' : isNumeric
  return (
    <Link
      className={styles.sortLink}
      aria-current={isSorted ? 'true' : undefined}
      to={sort.to({ sort: sortBy, order: isNextDescending ? 'desc' : 'asc' })}
      preventScrollReset
    >
      {header}
      {isSorted && <span aria-hidden="true"> {SIGN[sort.order]}</span>}
    </Link>
  )
}
