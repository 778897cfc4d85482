import { Link } from '../link/link'
import type { Sorting, SortSearch } from '~/domain/sorting'
import * as styles from './table.css'

export type TableSort = Sorting & {
  /** Address of the list in the given order. If both values are missing, the list is in its default order. */
  to: (search: Partial<SortSearch>) => string
}

type SortLinkProps = {
  header: string
  isNumeric?: boolean
  sortBy: string
  sort: TableSort
}

type ColumnHeadProps = {
  column: Omit<SortLinkProps, 'sort' | 'sortBy'> & {
    place: styles.Place
    isSpare?: boolean | 'name'
    sortBy?: string
    alsoSortBy?: { header: string; sortBy: string }
  }
  sort?: TableSort | null
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
const SIGN = { asc: '▲', desc: '▼' }

export function ColumnHead({ column, sort }: ColumnHeadProps) {
  const { header, place, isNumeric, isSpare, sortBy, alsoSortBy } = column
  const isSorted = sort?.by != null && (sort.by === sortBy || sort.by === alsoSortBy?.sortBy)
  return (
    <th
      scope="col"
      role="columnheader"
      className={`${isNumeric ? styles.number : styles.cell[place]}${isSpare ? ` ${spareClass(isSpare)}` : ''}`}
      aria-sort={isSorted ? ARIA_SORT[sort.order] : undefined}
    >
      {sort && sortBy ? <SortLink {...{ header, isNumeric, sortBy, sort }} /> : header}
      {sort && alsoSortBy && (
        <>
          {' · '}
          <SortLink {...alsoSortBy} sort={sort} />
        </>
      )}
    </th>
  )
}

/** Sorts by the column, or reverses the order if the list is already sorted by the column. Numbers begin with the largest. */
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

export const spareClass = (isSpare: true | 'name') => (isSpare === 'name' ? styles.spareName : styles.spare)
