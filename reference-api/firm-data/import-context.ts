import type { Transaction } from 'kysely'
import type { IsoDate } from '../../app/domain/dates'
import type { NewChange } from '../db/queries/changes'
import type { Database } from '../schema'
import { type AnyColumns, type CsvFile, keyOf, type RowOf } from './csv-file'
import { hasNonAscii, lacksLettersOf } from './destroyed-text'
import { exportedRows } from './exported-rows'
import { keptValues } from './kept-values'
import type { Problems } from './problems'
import { type ImportedRow, readRows } from './read-rows'
import type { RowSource } from './row-source'
import { storedSpellings } from './stored-spelling'

export interface ImportContext {
  db: Transaction<Database>
  source: RowSource
  problems: Problems
  today: IsoDate
  now: Date
  /** `performance.now()` at the start of the import. */
  startedAt: number
  /** True if the database had no bookings before the import. */
  isFirst: boolean
  /** If true, events of new receipts, payments, cancellations and answers are recorded for the firm's own system. */
  recordsEvents: boolean
  /** True for an import by a person of the office desk. */
  isAtDesk: boolean
  /** Cancellations and decisions that associates see as changes. */
  changes: NewChange[]
  lastIds: LastIds
  /** Bookings whose instalments, receipt parts, commission or payments changed: what follows from them is derived again. */
  touchedBookings: Set<number>
  /** Plots that changed, or that a booking got or left. */
  touchedPlots: Set<number>
  /** Bills that changed. */
  touchedBills: Set<number>
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
  all_receipts: number
  commission_bills: number
  all_payments: number
}

/** Yields no rows if the source does not have the file. */
export async function* rowsOf<Columns extends AnyColumns>(
  context: ImportContext,
  file: CsvFile<Columns>,
): AsyncGenerator<ImportedRow<RowOf<CsvFile<Columns>>>[]> {
  if (!context.source.files.has(file.name)) return
  const report: FileReport = { rows: 0, changed: 0, removed: context.removed.get(file.name) ?? 0, notes: [] }
  context.report.set(file.name, report)
  const database = {
    loadKept: (absent: ReadonlySet<string>) => keptValues(context.db, file, absent),
    respell: storedSpellings(context.db, context.source),
    onNote: (row: number, text: string) => addNote(context, file, row, text),
  }
  const checkLetters = createLetterCheck(context.db, file, context.problems)
  for await (const batch of readRows(context.source, file, context.problems, database)) {
    // Only a spreadsheet loses letters.
    if (!context.source.isTyped) for (const row of batch) if (hasQuestionMark(row)) await checkLetters(row)
    report.rows += batch.length
    context.onProgress(file.name, report.rows)
    yield batch
  }
  context.onProgress(file.name, report.rows)
}

export function countChanged(context: ImportContext, file: CsvFile, changed: number): void {
  const report = context.report.get(file.name)
  if (report) report.changed += changed
}

export function addNote(context: ImportContext, file: CsvFile, row: number, text: string): void {
  context.report.get(file.name)?.notes.push(`row ${row}, ${text}`)
}

type Texts = [column: string, text: string][]

const hasQuestionMark = ({ values }: ImportedRow<Record<string, unknown>>) =>
  Object.values(values).some((value) => typeof value === 'string' && value.includes('?'))

/** Refuses rows in which question marks replace letters of the database. Call for rows with a question mark: reads the database at the first one. */
function createLetterCheck(db: Transaction<Database>, file: CsvFile, problems: Problems) {
  let stored: Map<string, Texts> | null = null
  return async ({ row, values }: ImportedRow<Record<string, unknown>>): Promise<void> => {
    stored ??= await textsWithLetters(db, file)
    for (const [column, text] of stored.get(keyOf(file, values)) ?? [])
      if (typeof values[column] === 'string' && lacksLettersOf(values[column], text)) {
        const reason = `"${values[column]}" has lost letters of "${text}". Save the file as "CSV UTF-8".`
        problems.add({ file: file.name, row, column, reason })
      }
  }
}

async function textsWithLetters(db: Transaction<Database>, file: CsvFile): Promise<Map<string, Texts>> {
  const stored = new Map<string, Texts>()
  for await (const batch of exportedRows(db, file))
    for (const row of batch) {
      const texts = Object.entries(row).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && hasNonAscii(entry[1]),
      )
      if (texts.length > 0) stored.set(keyOf(file, row), texts)
    }
  return stored
}
