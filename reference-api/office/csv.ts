import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Kysely } from 'kysely'
import { download } from '../call'
import { text as textCell } from '../firm-data/cells'
import { cellsOf, type CsvFile, headerOf } from '../firm-data/csv-file'
import { exportedRows } from '../firm-data/exported-rows'
import type { IsoDate } from '../../app/domain/dates'
import type { Database } from '../schema'
import { findLog } from './log'
import { findPayables } from './payables'
import { fileOf, findRecords, MAX_FOUND } from './record-rows'

const ENTRIES_PER_BATCH = 1_000

const csv = download(
  '/office/csv/:list',
  {
    summary: 'CSV of a file or of `payables`, with q of what it finds; or of `log`.',
    contentType: 'text/csv; charset=utf-8',
  },
  async ({ db, params: { list }, query: { q }, today }) => {
    const file = fileOf(list)
    const pieces = file ? textsOfFile(db, file, q) : list === 'payables' ? payables(db, today, q) : log(db)
    if (!file && list !== 'payables' && list !== 'log') return null
    return {
      contentType: 'text/csv; charset=utf-8',
      fileName: `${list}.csv`,
      body: Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>,
    }
  },
)

/** All rows are in the order of an export. */
async function* textsOfFile(db: Kysely<Database>, file: CsvFile, q?: string) {
  yield Buffer.from(headerOf(file))
  const batches = q
    ? [await findRecords(db, file, { q, range: { start: 0, rows: MAX_FOUND } })]
    : exportedRows(db, file)
  for await (const rows of batches) yield Buffer.from(stringify(rows.map((row) => cellsOf(file, row))))
}

const cell = (value: unknown) =>
  typeof value === 'string' ? textCell(Infinity).write(value) : value === null ? '' : String(value)

/** Excel needs the byte order mark to read UTF-8. */
const table = (rows: Record<string, unknown>[], hasHeader: boolean) =>
  Buffer.from(
    stringify(
      rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)]))),
      { header: hasHeader, bom: hasHeader },
    ),
  )

/** The columns of the screen, and what a bank payment needs. */
async function* payables(db: Kysely<Database>, today: IsoDate, q?: string) {
  const rows = await findPayables(db, { today, q })
  yield table(
    rows.map((row) => ({
      Id: row.agent_id,
      Associate: row.agent_name,
      Mobile: row.mobile,
      'Payable now': row.payable_amt,
      Bank: row.bank_name,
      Account: row.account,
      Verified: row.bank_verified ? 'yes' : 'no',
      'RERA number': row.rera_number,
      'RERA valid until': row.rera_valid_until,
      TDS: row.tds_amt,
      GST: row.gst_amt,
      'Other deductions': row.other_deduction_amt,
    })),
    true,
  )
}

async function* log(db: Kysely<Database>) {
  for (let start = 0; ; start += ENTRIES_PER_BATCH) {
    const entries = await findLog(db, { start, rows: ENTRIES_PER_BATCH })
    const rows = entries.map(({ at, by, action, subject, changes }) => ({
      When: at,
      Who: by,
      What: action,
      Record: subject,
      'Old → new': changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('; '),
    }))
    if (rows.length > 0) yield table(rows, start === 0)
    if (rows.length < ENTRIES_PER_BATCH) return
  }
}

export const csvDownloads = [csv]
