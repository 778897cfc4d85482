import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { CsvError, parse } from 'csv-parse'
import { MAX_LENGTH } from '../../app/contract/text-length'
import { plain, withVisibleMarks } from '../../app/domain/typed'
import { isOneTypoApart } from '../rules/find-text'
import { CellError } from './cells'
import { columnsOf, type CsvFile, foldKey, keyOf, type RowOf } from './csv-file'
import type { KeptValues } from './kept-values'
import type { Problems } from './problems'
import type { Respell } from './stored-spelling'

/** The longest cell with a valid value is a message with quotation marks or blanks around it. */
const MAX_CELL_LENGTH = 2 * MAX_LENGTH.longText

export interface ImportedRow<Values> {
  /** Numbered as in a spreadsheet, from 1. */
  row: number
  values: Values
}

interface Database {
  /** Finds values for absent columns. */
  loadKept: (absent: ReadonlySet<string>) => Promise<KeptValues>
  respell: Respell
  onNote: (row: number, text: string) => void
}

/** Yields valid rows, with what the database knows of them. Adds invalid rows and repeated keys to `problems`. */
export async function* readRows<Columns>(
  folder: string,
  file: CsvFile<Columns>,
  problems: Problems,
  { loadKept, respell, onNote }: Partial<Database> = {},
): AsyncGenerator<ImportedRow<RowOf<CsvFile<Columns>>>> {
  const path = join(folder, file.name)
  const { start, endsLine } = await readEnds(path)
  if (/^(\xff\xfe|\xfe\xff)/.test(start))
    return problems.add({ file: file.name, row: null, reason: 'is UTF-16. Save it as "CSV UTF-8".' })
  const separator = SEPARATOR_LINE.exec(start)?.[1]
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter: separator ?? delimiterOf(start),
      from_line: separator ? 2 : 1,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
    }),
  )
  const rowsByKey = new Map<string, number>()
  const columns = (file as unknown as CsvFile).columns
  const numberColumns = Object.entries(columns).flatMap(([name, { numbers }]) =>
    numbers ? [[name, numbers] as const] : [],
  )
  const hasNumbers = columns[file.key.at(-1)!]!.numbers !== undefined
  /** Keys that differ from their folded form. */
  const keysByFolded = new Map<string, string>()
  let reader: RowReader | null = null
  let kept: KeptValues | undefined
  let row = 0
  let isShort = false
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row++
      isShort = false
      if (record.every((cell) => cell.trim() === '')) continue
      if (!reader) {
        reader = createRowReader(file as unknown as CsvFile, record, problems, onNote)
        if (!reader) return
        kept = await loadKept?.(absentColumns(file as unknown as CsvFile, record))
        continue
      }
      isShort = record.length < reader.width
      const values = reader.read(record, row)
      if (!values) continue
      const written = file.key.map((name) => `${values[name] as string}`).join(', ')
      for (const [name, numbers] of respell ? numberColumns : []) {
        const value = values[name]
        if (typeof value !== 'string') continue
        const stored = respell!(numbers, value, (values.project as string | null | undefined) ?? null)
        // Most are spelled as in the database: a file may have a million rows, so none of them waits.
        values[name] = typeof stored === 'string' ? stored : await stored
      }
      const key = keyOf(file, values)
      const stored = file.key.map((name) => `${values[name] as string}`).join(', ')
      if (stored !== written)
        onNote?.(row, `${file.key.join(' and ')}: "${written}" is "${stored}" of the database.`)
      const earlierRow = rowsByKey.get(key)
      if (earlierRow !== undefined) {
        const reason = `"${written}" repeats row ${earlierRow}: ${file.key.join(' and ')} must be unique.`
        problems.add({ file: file.name, row, column: file.key.at(-1), reason })
        continue
      }
      if (hasNumbers) {
        const folded = foldKey(key)
        const otherRow = rowsByKey.get(keysByFolded.get(folded) ?? folded)
        if (otherRow !== undefined) {
          const reason = `"${values[file.key.at(-1)!] as string}" differs from the one of row ${otherRow} only in capitals or spaces.`
          problems.add({ file: file.name, row, column: file.key.at(-1), reason })
          continue
        }
        if (folded !== key) keysByFolded.set(folded, key)
      }
      rowsByKey.set(key, row)
      Object.assign(values, kept?.(key))
      yield { row, values: values as RowOf<CsvFile<Columns>> }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { code, lines = null } = error as CsvError & { lines?: number }
    const reason = code.includes('QUOTE')
      ? 'has a quotation mark in a wrong place.'
      : 'cannot be read as CSV.'
    problems.add({ file: file.name, row: lines, reason })
    return
  }
  if (!reader) problems.add({ file: file.name, row: null, reason: 'has no header row.' })
  if (isShort && !endsLine) {
    const reason = 'has fewer cells than the header, and no line end. The file may be cut: save it again.'
    problems.add({ file: file.name, row, reason })
  }
}

interface RowReader {
  /** Cells up to the last column with a name. */
  width: number
  /** Null if a cell is invalid. */
  read(record: string[], row: number): Record<string, unknown> | null
}

/** Null if the header is invalid. */
function createRowReader(
  file: CsvFile,
  header: string[],
  problems: Problems,
  onNote: (row: number, text: string) => void = () => {},
): RowReader | null {
  const names = namesIn(header)
  const countBefore = problems.count
  const addToHeader = (column: string, reason: string) =>
    problems.add({ file: file.name, row: 1, column, reason })
  const columns = columnsOf(file)
  const missing = columns.filter(([name, { isRequired }]) => isRequired && !names.includes(name))
  for (const [name] of missing) addToHeader(name, 'is missing.')
  for (const [index, name] of names.entries()) {
    if (name === '') continue
    if (names.indexOf(name) !== index) addToHeader(name, 'occurs twice.')
    if (name in file.columns) continue
    const meant = columns.find(([column]) => !names.includes(column) && isOneTypoApart(column, name))?.[0]
    if (meant) addToHeader(name, `is not a column of this file. Is it ${meant}?`)
    else if (missing.length > 0) addToHeader(name, 'is not a column of this file.')
    else onNote(1, `column ${header[index]!.trim()} is not a column of this file and is not read.`)
  }
  if (problems.count > countBefore) return null
  const unnamed = new Set(names.flatMap((name, index) => (name === '' ? [index] : [])))
  const places = columns.map(([name, column]) => ({ name, column, index: names.indexOf(name) }))

  const read = (record: string[], row: number) => {
    let isValid = true
    const values: Record<string, unknown> = {}
    const addProblem = (column: string, reason: string) => {
      isValid = false
      problems.add({ file: file.name, row, column, reason })
    }
    if (record.slice(names.length).some((cell) => cell.trim() !== ''))
      addProblem(names.at(-1) ?? '', 'is followed by more cells than the header has.')
    for (const index of unnamed)
      if ((record[index] ?? '').trim() !== '') {
        addProblem(`column ${index + 1}`, `has ${quoted(record[index]!)}, but no name in the header.`)
        unnamed.delete(index)
      }
    for (const { name, column, index } of places) {
      const cellText = index < 0 ? '' : (record[index] ?? '')
      values[name] = null
      if (cellText.trim() === '') {
        if (column.isRequired) addProblem(name, 'is empty.')
        continue
      }
      try {
        if (cellText.length > MAX_CELL_LENGTH)
          throw new CellError(`is longer than ${MAX_CELL_LENGTH} characters.`)
        values[name] = column.cell.read(cellText)
      } catch (error) {
        if (!(error instanceof CellError)) throw error
        addProblem(name, `${quoted(cellText)} ${error.message}`)
      }
    }
    return isValid ? values : null
  }
  return { width: names.findLastIndex((name) => name !== '') + 1, read }
}

/** `Booked On` is `booked_on`. */
const namesIn = (header: string[]) =>
  header.map((name) =>
    plain(name)
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )

function absentColumns(file: CsvFile, header: string[]): Set<string> {
  const names = namesIn(header)
  return new Set(Object.keys(file.columns).filter((name) => !names.includes(name)))
}

function quoted(cellText: string): string {
  const shown = withVisibleMarks(cellText)
  return `"${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}"`
}

async function readEnds(path: string): Promise<{ start: string; endsLine: boolean }> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const { size } = await handle.stat()
    const last = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
    return {
      start: buffer.toString('latin1', 0, bytesRead),
      endsLine: ['\n', '\r'].includes(last.buffer.toString('latin1', 0, last.bytesRead)),
    }
  } finally {
    await handle.close()
  }
}

/** Written by some spreadsheets before the header. The start of the file is read as bytes, also its byte order mark. */
const SEPARATOR_LINE = /^(?:\u00ef\u00bb\u00bf)?sep=([,;\t])\r?\n/i

function delimiterOf(start: string): string {
  const header = start.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? ''
  const countOf = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (countOf(delimiter) > countOf(best) ? delimiter : best))
}
