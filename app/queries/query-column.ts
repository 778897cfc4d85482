import type { CsvColumn } from '~/documents/csv'

/** `Query open` where it is; no column unless a row has one, so that a file without queries stays as it is specified. */
export function queryColumn<Row>(rows: Row[], isOpen: (row: Row) => boolean): CsvColumn<Row>[] {
  if (!rows.some(isOpen)) return []
  return [{ header: 'Query', value: (row) => (isOpen(row) ? 'Query open' : '') }]
}
