import type { CsvColumn } from '~/documents/csv'
import { m } from '~/messages/messages'

/** `Query open` where it is; no column unless a row has one, so that a file without queries stays as it is specified. */
export function queryColumn<Row>(rows: Row[], isOpen: (row: Row) => boolean): CsvColumn<Row>[] {
  if (!rows.some(isOpen)) return []
  return [{ header: m.query(), value: (row) => (isOpen(row) ? m.queryOpenHeader() : '') }]
}
