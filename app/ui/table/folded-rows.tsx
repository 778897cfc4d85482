import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
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
