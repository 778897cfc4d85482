import { stringify } from 'csv-stringify/sync'
import { dateInFile } from '../domain/dates'
import { downloadHeaders } from './download'

export interface CsvColumn<Row> {
  header: string
  /** `toCsv` escapes text that a spreadsheet would run as a formula. */
  value: (row: Row) => string | number | null
}

export interface CsvFile<Row> {
  name: string
  columns: CsvColumn<Row>[]
  rows: Row[]
  note?: string
}

/** Two columns: for people (`7-Sep-26`) and for sorting (`2026-09-07`). */
export function dateColumns<Row>(
  header: string,
  dateOf: (row: Row) => string | null | undefined,
): CsvColumn<Row>[] {
  return [
    { header, value: (row) => (dateOf(row) ? dateInFile(dateOf(row)) : '') },
    { header: `${header} (ISO)`, value: (row) => dateOf(row)?.slice(0, 10) ?? '' },
  ]
}

/** Rupees as a number, so that a spreadsheet can add them. */
export function amountColumn<Row>(header: string, paiseOf: (row: Row) => number | null): CsvColumn<Row> {
  return {
    header,
    value: (row) => {
      const paise = paiseOf(row)
      return paise === null ? null : paise / 100
    },
  }
}

/** Excel needs the byte order mark to read UTF-8. CRLF follows RFC 4180. */
export function toCsv<Row>({ columns, rows, note }: CsvFile<Row>): string {
  const records = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => toCell(value(row)))),
    ...(note ? [[note]] : []),
  ]
  return stringify(records, { bom: true, record_delimiter: 'windows', escape_formulas: true })
}

/** Puts the text on one line, because the library does not quote LF. */
const toCell = (value: string | number | null) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value

export function csvResponse<Row>(file: CsvFile<Row>): Response {
  return new Response(toCsv(file), {
    headers: downloadHeaders({ contentType: 'text/csv; charset=utf-8', fileName: `${file.name}.csv` }),
  })
}
