import { stringify } from 'csv-stringify/sync'
import { dateInFile } from '../domain/dates'
import type { Fields } from '../domain/fields'
import { downloadHeaders } from './download'

export interface CsvFile<Row> {
  name: string
  fields: Fields<Row>
  rows: Row[]
  note?: string
}

/** 25 ms of a processor. */
const ROWS_PER_TURN = 1_000

export const toCsv = <Row>(file: CsvFile<Row>) => [...piecesOf(file)].join('')

/**
 * Excel needs the byte order mark to read UTF-8. CRLF follows RFC 4180. The library escapes text that a spreadsheet would run as a
 * formula.
 */
function* piecesOf<Row>({ fields, rows, note }: CsvFile<Row>) {
  const columns = columnsOf(fields)
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

function columnsOf<Row>(fields: Fields<Row>): CsvColumn<Row>[] {
  return Object.values(fields).flatMap((field): CsvColumn<Row>[] => {
    const header = field.label()
    switch (field.kind) {
      case 'amount':
        return [{ header, value: (row) => rupees(field.value(row)) }]
      case 'date':
        // For people (`7-Sep-26`), and for sorting (`2026-09-07`).
        return [
          { header, value: (row) => (field.value(row) ? dateInFile(field.value(row)) : '') },
          { header: `${header} (ISO)`, value: (row) => field.value(row)?.slice(0, 10) ?? '' },
        ]
      default:
        return [{ header, value: field.value }]
    }
  })
}

interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | null
}

/** A number, so that a spreadsheet can add it. */
const rupees = (paise: number | null) => (paise === null ? null : paise / 100)

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
