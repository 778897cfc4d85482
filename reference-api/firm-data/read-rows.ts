import { MAX_LENGTH } from '../../app/contract/text-length'
import { plain, withVisibleMarks } from '../../app/domain/typed'
import { isOneTypoApart } from '../rules/find-text'
import { CellError } from './cells'
import { type AnyColumns, columnsOf, type CsvFile, foldKey, keyOf, type RowOf } from './csv-file'
import { FILES } from './files'
import type { KeptValues } from './kept-values'
import { Problems } from './problems'
import { isBlank, type RowSource } from './row-source'
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
export async function* readRows<Columns extends AnyColumns>(
  source: RowSource,
  file: CsvFile<Columns>,
  problems: Problems,
  { loadKept, respell, onNote }: Partial<Database> = {},
): AsyncGenerator<ImportedRow<RowOf<CsvFile<Columns>>>> {
  const columns = columnsOf(file)
  const numbers = columns.flatMap(([name, { traits }]) =>
    traits.numbers ? [[name, traits.numbers] as const] : [],
  )
  const lastKey = file.key.at(-1)!
  const keys = createKeys(numbers.some(([name]) => name === lastKey))
  let reader: RowReader | null = null
  let kept: KeptValues | undefined
  let row = 0
  const countBefore = problems.count
  for await (const record of source.recordsOf(file.name, problems)) {
    row++
    if (record.every(isBlank)) continue
    if (!reader) {
      reader = createRowReader(file, record, problems, onNote)
      if (!reader) return
      kept = await loadKept?.(absentColumns(file, record))
      continue
    }
    const values = reader(record, row)
    if (!values) continue
    const written = file.key.map((name) => `${values[name] as string}`).join(', ')
    for (const [name, table] of respell ? numbers : []) {
      const value = values[name]
      if (typeof value !== 'string') continue
      const stored = respell!(table, value, (values.project as string | null | undefined) ?? null)
      // Most are spelled as in the database: a file may have a million rows, so none of them waits.
      values[name] = typeof stored === 'string' ? stored : await stored
    }
    const key = keyOf(file, values)
    const stored = file.key.map((name) => `${values[name] as string}`).join(', ')
    if (stored !== written)
      onNote?.(row, `${file.key.join(' and ')}: "${written}" is "${stored}" of the database.`)
    const { earlierRow, isEqual } = keys.add(key, row)
    if (earlierRow !== undefined) {
      const reason = isEqual
        ? `"${written}" repeats row ${earlierRow}: ${file.key.join(' and ')} must be unique.`
        : `"${values[lastKey] as string}" differs from the one of row ${earlierRow} only in capitals or spaces.`
      problems.add({ file: file.name, row, column: lastKey, reason })
      continue
    }
    Object.assign(values, kept?.(key))
    yield { row, values: values as RowOf<CsvFile<Columns>> }
  }
  if (!reader && problems.count === countBefore)
    problems.add({ file: file.name, row: null, reason: 'has no header row.' })
}

/** Finds rows with the same key, and with the same number in another spelling if the key ends with a number. */
function createKeys(hasNumbers: boolean) {
  const rowsByKey = new Map<string, number>()
  /** Keys that differ from their folded form. */
  const keysByFolded = new Map<string, string>()
  return {
    /** Adds only a new key. */
    add(key: string, row: number): { earlierRow?: number; isEqual?: boolean } {
      const equalRow = rowsByKey.get(key)
      if (equalRow !== undefined) return { earlierRow: equalRow, isEqual: true }
      if (hasNumbers) {
        const folded = foldKey(key)
        const otherRow = rowsByKey.get(keysByFolded.get(folded) ?? folded)
        if (otherRow !== undefined) return { earlierRow: otherRow }
        if (folded !== key) keysByFolded.set(folded, key)
      }
      rowsByKey.set(key, row)
      return {}
    },
  }
}

/** The rows of these keys, as `keyOf` writes them. Reads the file again, because the import keeps no keys of a million rows. */
export async function findRows(
  source: RowSource,
  fileName: string,
  keys: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  const file = FILES.find(({ name }) => name === fileName)
  if (!file || keys.size === 0) return rows
  for await (const { row, values } of readRows(source, file, new Problems())) {
    const key = keyOf(file, values)
    if (keys.has(key)) rows.set(key, row)
    if (rows.size === keys.size) break
  }
  return rows
}

/** Null for a row with an invalid cell. */
type RowReader = (record: string[], row: number) => Record<string, unknown> | null

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

  return (record, row) => {
    let isValid = true
    const values: Record<string, unknown> = {}
    const addProblem = (column: string, reason: string) => {
      isValid = false
      problems.add({ file: file.name, row, column, reason })
    }
    if (record.slice(names.length).some((cell) => !isBlank(cell)))
      addProblem(names.at(-1) ?? '', 'is followed by more cells than the header has.')
    for (const index of unnamed)
      if (!isBlank(record[index] ?? '')) {
        addProblem(`column ${index + 1}`, `has ${quoted(record[index]!)}, but no name in the header.`)
        unnamed.delete(index)
      }
    for (const { name, column, index } of places) {
      const cellText = index < 0 ? '' : (record[index] ?? '')
      values[name] = null
      if (isBlank(cellText)) {
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
