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

/** 25 ms of a processor. */
const ROWS_PER_TURN = 1_000

export const toCsv = <Row>(file: CsvFile<Row>) => [...piecesOf(file)].join('')

/** Excel needs the byte order mark to read UTF-8. CRLF follows RFC 4180. */
function* piecesOf<Row>({ columns, rows, note }: CsvFile<Row>) {
  const options = { record_delimiter: 'windows', escape_formulas: true } as const
  yield stringify([columns.map(({ header }) => header)], { ...options, bom: true })
  for (let start = 0; start < rows.length; start += ROWS_PER_TURN) {
    const records = rows
      .slice(start, start + ROWS_PER_TURN)
      .map((row) => columns.map(({ value }) => toCell(value(row))))
    yield stringify(records, options)
  }
  if (note) yield stringify([[note]], options)
}

/** Puts the text on one line, because the library does not quote LF. */
const toCell = (value: string | number | null) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value

/** Sends a long file in pieces, and the event loop serves pages in between. */
export function csvResponse<Row>(file: CsvFile<Row>): Response {
  const pieces = piecesOf(file)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await nextTurn()
      const { value, done } = pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: downloadHeaders({ contentType: 'text/csv; charset=utf-8', fileName: `${file.name}.csv` }),
  })
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
