import type { CsvColumn } from '~/documents/csv'
import { m } from '~/messages/messages'

/** A column with `Query open` if a row has an open query; otherwise none, so that the file has the specified columns. */
export function queryColumn<Row>(rows: Row[], isOpen: (row: Row) => boolean): CsvColumn<Row>[] {
  if (!rows.some(isOpen)) return []
  return [{ header: m.query(), value: (row) => (isOpen(row) ? m.queryOpenHeader() : '') }]
}
