import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { Rows, type RowsProps } from './table'
import * as styles from './table.css'

type FoldedRowsProps<Row> = RowsProps<Row> & {
  label: ReactNode
  isOpen?: boolean
  /** Folds only below 1024 px. */
  isNarrowOnly?: boolean
}

/**
 * A summary row with the label shows and hides these rows of the table. Print includes all rows. The row that a link targets is always
 * visible.
 */
export function FoldedRows<Row>({ label, isOpen, isNarrowOnly, ...props }: FoldedRowsProps<Row>) {
  return (
    <>
      <tbody role="rowgroup" className={isNarrowOnly ? styles.narrowFold : styles.fold}>
        <tr role="row" className={styles.foldRow}>
          <td role="cell" colSpan={props.columns.length}>
            <details open={isOpen}>
              <summary className={styles.foldLine}>
                {label}
                <Icon name="down" />
              </summary>
            </details>
          </td>
        </tr>
      </tbody>
      <tbody role="rowgroup" className={styles.foldedRows}>
        <Rows {...props} />
      </tbody>
    </>
  )
}

type LinkedFoldProps<Row> = RowsProps<Row> & {
  label: ReactNode
  id?: string
  /** Address that shows the hidden rows, or hides the shown rows. */
  to: string
  isOpen: boolean
}

/** For rows that the page has only while they are shown. */
export function LinkedFold<Row>({ label, id, to, isOpen, ...props }: LinkedFoldProps<Row>) {
  return (
    <>
      <tbody role="rowgroup" className={styles.fold} id={id}>
        <tr role="row" className={styles.foldRow}>
          <td role="cell" colSpan={props.columns.length}>
            <Link className={styles.foldLine} to={to} aria-expanded={isOpen} preventScrollReset>
              {label}
              <Icon name="down" />
            </Link>
          </td>
        </tr>
      </tbody>
      {isOpen && (
        <tbody role="rowgroup">
          <Rows {...props} />
        </tbody>
      )}
    </>
  )
}
