import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { CsvError, parse } from 'csv-parse'
import { MAX_LENGTH } from '../../app/contract/text-length'
import { CellError, code as codeCell } from './cells'
import { columnsOf, type CsvFile, foldKey, keyOf, type RowOf } from './csv-file'
import type { KeptValues } from './kept-values'
import type { Problems } from './problems'

/** The longest cell with a valid value is a message with quotation marks or blanks around it. */
const MAX_CELL_LENGTH = 2 * MAX_LENGTH.longText

export interface ImportedRow<Values> {
  /** Numbered as in a spreadsheet, from 1. */
  row: number
  values: Values
}

/** Yields valid rows. Adds invalid rows and repeated keys to `problems`. Takes values of absent columns from `loadKept`. */
export async function* readRows<Columns>(
  folder: string,
  file: CsvFile<Columns>,
  problems: Problems,
  loadKept?: (absent: ReadonlySet<string>) => Promise<KeptValues>,
): AsyncGenerator<ImportedRow<RowOf<CsvFile<Columns>>>> {
  const path = join(folder, file.name)
  const { start, endsLine } = await readEnds(path)
  if (/^(\xff\xfe|\xfe\xff)/.test(start))
    return problems.add({ file: file.name, row: null, reason: 'is UTF-16. Save it as "CSV UTF-8".' })
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(start),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
    }),
  )
  const rowsByKey = new Map<string, number>()
  const hasCodes = (file as unknown as CsvFile).columns[file.key.at(-1)!]!.cell === codeCell
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
        reader = createRowReader(file as unknown as CsvFile, record, problems)
        if (!reader) return
        kept = await loadKept?.(absentColumns(file as unknown as CsvFile, record))
        continue
      }
      isShort = record.length < reader.width
      const values = reader.read(record, row)
      if (!values) continue
      const key = keyOf(file, values)
      const earlierRow = rowsByKey.get(key)
      if (earlierRow !== undefined) {
        const reason = `repeats row ${earlierRow}: ${file.key.join(' and ')} must be unique.`
        problems.add({ file: file.name, row, column: file.key.at(-1), reason })
        continue
      }
      if (hasCodes) {
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
function createRowReader(file: CsvFile, header: string[], problems: Problems): RowReader | null {
  const names = namesIn(header)
  const countBefore = problems.count
  const addToHeader = (column: string, reason: string) =>
    problems.add({ file: file.name, row: 1, column, reason })
  const columns = columnsOf(file)
  for (const [index, name] of names.entries()) {
    if (name !== '' && !(name in file.columns)) addToHeader(name, 'is not a column of this file.')
    if (name !== '' && names.indexOf(name) !== index) addToHeader(name, 'occurs twice.')
  }
  for (const [name, { isRequired }] of columns)
    if (isRequired && !names.includes(name)) addToHeader(name, 'is missing.')
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

const namesIn = (header: string[]) => header.map((name) => name.trim().toLowerCase())

function absentColumns(file: CsvFile, header: string[]): Set<string> {
  const names = namesIn(header)
  return new Set(Object.keys(file.columns).filter((name) => !names.includes(name)))
}

const quoted = (cellText: string) => `"${cellText.length > 40 ? `${cellText.slice(0, 40)}…` : cellText}"`

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

function delimiterOf(start: string): ',' | ';' {
  const header = start.split(/\r?\n/).find((line) => line.trim() !== '') ?? ''
  return header.split(';').length > header.split(',').length ? ';' : ','
}
