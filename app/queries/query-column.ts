import type { CsvColumn } from '~/documents/csv'
import { m } from '~/messages/messages'

/** No column without an open query, so that the file has the specified columns. */
export function queryColumn<Row>(rows: Row[], isOpen: (row: Row) => boolean): CsvColumn<Row>[] {
  if (!rows.some(isOpen)) return []
  return [{ header: m.query(), value: (row) => (isOpen(row) ? m.queryOpenHeader() : '') }]
}
