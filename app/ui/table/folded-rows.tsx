import { Icon } from '../icon/icon'
import { Rows, type RowsProps } from './table'
import * as styles from './table.css'

type FoldedRowsProps<Row> = RowsProps<Row> & {
  label: string
  /** Folds only below 1024 px. */
  isNarrowOnly?: boolean
}

/** Table rows that a line with the label shows and hides. Hidden rows are printed, and a hidden row stays visible if a link targets it. */
export function FoldedRows<Row>({ label, isNarrowOnly, ...props }: FoldedRowsProps<Row>) {
  return (
    <>
      <tbody role="rowgroup" className={isNarrowOnly ? styles.narrowFold : styles.fold}>
        <tr role="row" className={styles.foldRow}>
          <td role="cell" colSpan={props.columns.length}>
            <details>
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
