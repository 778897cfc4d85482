import type { Kysely, Transaction } from 'kysely'
import type { IsoDate } from '../../app/domain/dates'
import type { NewChange } from '../db/queries/changes'
import type { Database } from '../schema'
import type { CsvFile, RowOf } from './csv-file'
import { keptValues } from './kept-values'
import { createLetterCheck } from './lost-letters'
import type { Problems } from './problems'
import { type ImportedRow, readRows } from './read-rows'
import { storedSpellings } from './stored-spelling'

export interface ImportContext {
  db: Transaction<Database>
  folder: string
  /** Names of the CSV files in the folder. */
  present: ReadonlySet<string>
  problems: Problems
  today: IsoDate
  now: Date
  /** `performance.now()` at the start of the import. */
  startedAt: number
  /** True if the database had no bookings before the import. */
  isFirst: boolean
  /** If true, events of new receipts, payments, cancellations and answers are recorded for the firm's own system. */
  recordsEvents: boolean
  /** Cancellations and decisions that associates see as changes. */
  changes: NewChange[]
  lastIds: LastIds
  /** Bookings whose instalments, receipt parts or commission must be derived again. */
  touchedBookings: Set<number>
  /** Bookings with rows in commission-lines.csv. */
  bookingsWithGivenLines: Set<number>
  /** Codes of existing bookings that get another price. */
  repricedBookings: Set<string>
  /** Removed rows per file. */
  removed: Map<string, number>
  report: Map<string, FileReport>
  /** Called at intervals with a file or step, and the number of rows or bookings done so far. */
  onProgress: (file: string, rows: number) => void
}

export interface FileReport {
  rows: number
  /** Rows that were new or differed from the database. */
  changed: number
  /** Rows that only the database had, and that `--replace` removed. */
  removed: number
  /** What the office must know about accepted rows, one line each. */
  notes: string[]
}

/** The highest ids before the import. */
export interface LastIds {
  projects: number
  plots: number
  bookings: number
  receipts: number
  commission_bills: number
  payments: number
}

const ROWS_PER_PROGRESS_CALL = 10_000

/** Yields no rows if the folder does not have the file. */
export async function* rowsOf<Columns>(
  context: ImportContext,
  file: CsvFile<Columns>,
): AsyncGenerator<ImportedRow<RowOf<CsvFile<Columns>>>> {
  if (!context.present.has(file.name)) return
  const report: FileReport = { rows: 0, changed: 0, removed: context.removed.get(file.name) ?? 0, notes: [] }
  context.report.set(file.name, report)
  const database = {
    loadKept: (absent: ReadonlySet<string>) => keptValues(context.db, file as unknown as CsvFile, absent),
    respell: storedSpellings(context.db),
    onNote: (row: number, text: string) => addNote(context, file as unknown as CsvFile, row, text),
  }
  const checkLetters = createLetterCheck(context.db, file as unknown as CsvFile, context.problems)
  for await (const row of readRows(context.folder, file, context.problems, database)) {
    await checkLetters(row)
    report.rows++
    if (report.rows % ROWS_PER_PROGRESS_CALL === 0) context.onProgress(file.name, report.rows)
    yield row
  }
  context.onProgress(file.name, report.rows)
}

export async function allRowsOf<Columns>(context: ImportContext, file: CsvFile<Columns>) {
  const rows: ImportedRow<RowOf<CsvFile<Columns>>>[] = []
  for await (const row of rowsOf(context, file)) rows.push(row)
  return rows
}

/** Yields rows in batches, so that a large file is never in memory as a whole. */
export async function* batchesOf<Columns>(context: ImportContext, file: CsvFile<Columns>, size = 3_000) {
  let batch: ImportedRow<RowOf<CsvFile<Columns>>>[] = []
  for await (const row of rowsOf(context, file)) {
    batch.push(row)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

export function countChanged(context: ImportContext, file: CsvFile, changed: number): void {
  const report = context.report.get(file.name)
  if (report) report.changed += changed
}

export function addNote(context: ImportContext, file: CsvFile, row: number, text: string): void {
  context.report.get(file.name)?.notes.push(`row ${row}, ${text}`)
}

/** Adds a problem for an unknown code. Adds none if the file `of` has problems, because these may be the reason. */
export function reportUnknown(
  { problems }: ImportContext,
  file: CsvFile,
  row: number,
  column: string,
  { code, of }: { code: string; of: CsvFile },
): void {
  if (problems.hasFile(of.name)) return problems.leaveOut(file.name)
  problems.add({
    file: file.name,
    row,
    column,
    reason: `"${code}" is in neither ${of.name} nor the database.`,
  })
}

export async function idsByCode(
  db: Kysely<Database>,
  table: 'projects' | 'bookings' | 'emi_plans' | 'commission_bills',
): Promise<Map<string, number>> {
  const rows = await db.selectFrom(table).select(['id', 'code']).execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}
