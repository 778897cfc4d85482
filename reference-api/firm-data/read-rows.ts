import { MAX_LENGTH } from '../../app/contract/text-length'
import { numberKey, plain, withVisibleMarks } from '../../app/domain/typed'
import { isOneTypoApart } from '../rules/find-text'
import { CellError } from './cells'
import { type AnyColumns, columnsOf, type CsvFile, keyOf, type RowOf } from './csv-file'
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

/** Yields valid rows in batches, with what the database knows of them. Adds invalid rows and repeated keys to `problems`. */
export async function* readRows<Columns extends AnyColumns>(
  source: RowSource,
  file: CsvFile<Columns>,
  problems: Problems,
  { loadKept, respell, onNote }: Partial<Database> = {},
): AsyncGenerator<ImportedRow<RowOf<CsvFile<Columns>>>[]> {
  const numbers = columnsOf(file).flatMap(([name, { traits }]) =>
    traits.numbers ? [[name, traits.numbers] as const] : [],
  )
  const addKey = createKeys(file, problems)
  let reader: RowReader | null = null
  let kept: KeptValues | undefined
  let row = 0
  const countBefore = problems.count
  for await (const records of source.recordsOf(file.name, problems)) {
    const batch: ImportedRow<RowOf<CsvFile<Columns>>>[] = []
    for (const record of records) {
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
      const written = file.key.map((name) => values[name])
      for (const [name, table] of respell ? numbers : []) {
        const value = values[name]
        if (typeof value !== 'string') continue
        const stored = respell!(table, value, (values.project as string | null | undefined) ?? null)
        // Most are spelled as in the database, and none of them waits.
        values[name] = typeof stored === 'string' ? stored : await stored
      }
      if (file.key.some((name, index) => values[name] !== written[index]))
        onNote?.(
          row,
          `${file.key.join(' and ')}: "${written.join(', ')}" is "${textOf(file, values)}" of the database.`,
        )
      const key = keyOf(file, values)
      if (!addKey(key, values, { row, text: written.join(', ') })) continue
      Object.assign(values, kept?.(key))
      batch.push({ row, values: values as RowOf<CsvFile<Columns>> })
    }
    yield batch
  }
  if (!reader && problems.count === countBefore)
    problems.add({ file: file.name, row: null, reason: 'has no header row.' })
}

const textOf = (file: CsvFile, values: Record<string, unknown>) =>
  file.key.map((name) => values[name]).join(', ')

/** Refuses rows with the same key, and with the same number in another spelling. */
function createKeys(file: CsvFile, problems: Problems) {
  const rowsByKey = new Map<string, number>()
  const lastKey = file.key.at(-1)!
  const numbers = file.columns[lastKey]!.traits.numbers
    ? file.key.filter((name) => file.columns[name]!.traits.numbers)
    : []
  /** Keys that differ from their folded form: most numbers are capitals without spaces. */
  const keysByFolded = new Map<string, string>()
  const foldOf = (key: string, values: Record<string, unknown>) => {
    const folded = numbers.map((name) => numberKey(`${values[name]}`))
    if (numbers.every((name, index) => values[name] === folded[index])) return key
    return keyOf(file, {
      ...values,
      ...Object.fromEntries(numbers.map((name, index) => [name, folded[index]])),
    })
  }
  return (
    key: string,
    values: Record<string, unknown>,
    { row, text }: { row: number; text: string },
  ): boolean => {
    const refuse = (reason: string) => {
      problems.add({ file: file.name, row, column: lastKey, reason })
      return false
    }
    const equalRow = rowsByKey.get(key)
    if (equalRow !== undefined)
      return refuse(`"${text}" repeats row ${equalRow}: ${file.key.join(' and ')} must be unique.`)
    const folded = foldOf(key, values)
    const otherRow = rowsByKey.get(keysByFolded.get(folded) ?? folded)
    if (otherRow !== undefined)
      return refuse(
        `"${values[lastKey] as string}" differs from the one of row ${otherRow} only in capitals or spaces.`,
      )
    if (folded !== key) keysByFolded.set(folded, key)
    rowsByKey.set(key, row)
    return true
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
  for await (const batch of readRows(source, file, new Problems())) {
    for (const { row, values } of batch) if (keys.has(keyOf(file, values))) rows.set(keyOf(file, values), row)
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
