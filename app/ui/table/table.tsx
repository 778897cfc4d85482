import type { ReactNode } from 'react'
import * as styles from './table.css'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
  isRowHeader?: boolean
  /** Cell of the total row. */
  total?: ReactNode
}

type TableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  /** Link target of the row. */
  rowId?: (row: Row) => string
  /** Label of the total row, which is absent without it. */
  totalLabel?: string
}

/** On phones each row is a card, by CSS only. */
export function Table<Row>({ caption, columns, rows, rowKey, rowId, totalLabel }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.header} scope="col" role="columnheader" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} id={rowId?.(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.header} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {totalLabel && <TotalRow label={totalLabel} columns={columns} />}
      </table>
    </div>
  )
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  if (column.isRowHeader) {
    return (
      <th scope="row" role="rowheader" className={cellClass(column)} data-label={column.header}>
        {children}
      </th>
    )
  }
  return (
    <td role="cell" className={cellClass(column)} data-label={column.header}>
      {children}
    </td>
  )
}

function TotalRow<Row>({ label, columns }: { label: string; columns: Column<Row>[] }) {
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" className={styles.textCell}>
          {label}
        </th>
        {columns.slice(1).map((column) => (
          <td
            key={column.header}
            role="cell"
            className={cellClass(column)}
            data-label={column.total === undefined ? undefined : column.header}
          >
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function cellClass<Row>(column: Column<Row>): string {
  return column.isNumeric ? styles.number : styles.textCell
}
