import { stringify } from 'csv-stringify/sync'
import { formatDate } from '../domain/dates'
import { downloadHeaders } from './download'

export interface CsvColumn<Row> {
  header: string
  /** Numbers stay numbers; a text that a spreadsheet would run as a formula is defused. */
  value: (row: Row) => string | number | null
}

export interface CsvFile<Row> {
  /** Without its ending. */
  name: string
  columns: CsvColumn<Row>[]
  rows: Row[]
  /** The last line, where something about the file has to be said. */
  note?: string
}

/** A date twice: as people read it (`7-Sep-26`), and as it sorts (`2026-09-07`). */
export function dateColumns<Row>(
  header: string,
  dateOf: (row: Row) => string | null | undefined,
): CsvColumn<Row>[] {
  return [
    { header, value: (row) => (dateOf(row) ? formatDate(dateOf(row)) : '') },
    { header: `${header} (ISO)`, value: (row) => dateOf(row)?.slice(0, 10) ?? '' },
  ]
}

/** An amount as a plain number of rupees, so that it can be added up; empty where it is not known. */
export function amountColumn<Row>(header: string, paiseOf: (row: Row) => number | null): CsvColumn<Row> {
  return {
    header,
    value: (row) => {
      const paise = paiseOf(row)
      return paise === null ? null : paise / 100
    },
  }
}

/** For spreadsheets: a byte order mark, without which they misread names, and their line ends. */
export function toCsv<Row>({ columns, rows, note }: CsvFile<Row>): string {
  const records = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => cellOf(value(row)))),
    ...(note ? [[note]] : []),
  ]
  return stringify(records, { bom: true, record_delimiter: 'windows', escape_formulas: true })
}

/** Texts on one line: the writer quotes only line ends of its own kind, and a name must not begin a row. */
const cellOf = (value: string | number | null) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value

export function csvResponse<Row>(file: CsvFile<Row>): Response {
  return new Response(toCsv(file), {
    headers: downloadHeaders({ contentType: 'text/csv; charset=utf-8', fileName: `${file.name}.csv` }),
  })
}
