import { m } from '~/messages/messages'
import { useDetailsMenu } from '../details-menu/use-details-menu'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { SortLink, type TableSort } from './column-head'
import * as styles from './sort-menu.css'
import { sortLink } from './table.css'

type SortColumn = { header: string; isNumeric?: boolean; sortBy?: string }
type SortColumns = (SortColumn & { alsoSortBy?: SortColumn })[]

interface SortMenuProps {
  columns: SortColumns
  /** Null for rows that cannot be sorted. */
  sort: TableSort | null
}

/** The sort links of a table below 1024 px, where the column heads are off-screen. */
export function SortMenu({ columns, sort }: SortMenuProps) {
  const menu = useDetailsMenu()
  if (!sort) return null
  const values = columns.flatMap(({ alsoSortBy, ...column }) =>
    alsoSortBy ? [column, alsoSortBy] : [column],
  )
  const current = values.find(({ sortBy }) => sortBy && sortBy === sort.by)
  return (
    <details className={styles.menu} {...menu}>
      <summary className={styles.summary}>
        {m.sort()} <span>{current?.header}</span>
        <Icon name="down" />
      </summary>
      <ul className={styles.panel}>
        {values.map(
          ({ sortBy, ...column }) =>
            sortBy && (
              <li key={sortBy}>
                <SortLink {...column} sortBy={sortBy} sort={sort} />
              </li>
            ),
        )}
        {current && (
          <li>
            <Link className={sortLink} to={sort.to({ sort: undefined, order: undefined })} preventScrollReset>
              {m.usualOrder()}
            </Link>
          </li>
        )}
      </ul>
    </details>
  )
}
