import type { CsvColumn } from '~/files/csv'
import { m } from '~/messages/messages'

/** If no row has an open query, the column is absent, so that the file has only the specified columns. */
export function queryColumn<Row>(rows: Row[], isOpen: (row: Row) => boolean): CsvColumn<Row>[] {
  if (!rows.some(isOpen)) return []
  return [{ header: m.query(), value: (row) => (isOpen(row) ? m.queryIsOpen() : '') }]
}
