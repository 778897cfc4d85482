import type { SortOrder } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { useDetailsMenu } from '../details-menu/use-details-menu'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { firstOrder, reversed, SIGN, type TableSort } from './column-head'
import * as styles from './sort-menu.css'

type SortColumn = { header: string; isNumeric?: boolean; sortBy?: string }

interface SortMenuProps {
  columns: SortColumn[]
  /** Null for rows that cannot be sorted. */
  sort: TableSort | null
}

/** The sort links of a list below 1024 px, where it has no column heads. */
export function SortMenu({ columns, sort }: SortMenuProps) {
  const menu = useDetailsMenu()
  const current = sort?.by == null ? undefined : columns.find(({ sortBy }) => sortBy === sort.by)
  if (!sort) return null
  return (
    <details className={styles.menu} {...menu}>
      <summary className={styles.summary}>
        <span>
          {current ? m.sortColumn({ column: current.header }) : m.sort()}
          {current && <span aria-hidden="true"> {SIGN[sort.order]}</span>}
        </span>
        <Icon name="down" />
      </summary>
      <ul className={styles.panel}>
        {choices(columns, sort).map(({ label, sortBy, order }) => (
          <li key={`${sortBy} ${order}`}>
            <Link
              className={styles.choice}
              to={sort.to({ sort: sortBy, order })}
              aria-current={sort.by === sortBy && sort.order === order ? 'true' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The current column has both orders, the others have the order they begin with. */
function choices(columns: SortColumn[], sort: TableSort) {
  return columns.flatMap(({ header, isNumeric = false, sortBy }) => {
    if (sortBy === undefined) return []
    const order = firstOrder(isNumeric)
    const orders = sort.by === sortBy ? [order, reversed(order)] : [order]
    return orders.map((one) => ({ label: labelOf(header, isNumeric, one), sortBy, order: one }))
  })
}

function labelOf(column: string, isNumeric: boolean, order: SortOrder): string {
  if (isNumeric) return (order === 'desc' ? m.columnLargestFirst : m.columnSmallestFirst)({ column })
  return order === 'asc' ? column : m.columnDescending({ column })
}
