import { createReadStream } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CsvError, parse } from 'csv-parse'
import { FILES } from './files'
import { ImportRefused, Problems } from './problems'

export const MEDIA_FOLDER = 'media'
/** Holds the files of an export until all are complete. Inside the exported folder, because files move only within a file system. */
export const PARTIAL_FOLDER = '.partial-export'

const RECORDS_PER_BATCH = 1_000

/** Where an import reads rows and media: a folder of CSV files, or a form. */
export interface RowSource {
  /** Names of the CSV files. */
  files: ReadonlySet<string>
  /** Yields the header and the rows, from row 1, in batches: awaiting each of a million rows takes as long as reading them. */
  recordsOf(file: string, problems: Problems): AsyncIterable<string[][]>
  readMedia(name: string): Promise<Buffer | null>
  /** True if a person typed the values: the import then reads what the database has of these rows only. */
  isTyped?: true
}

/** Rows of a form, by file. The rows of a file have the same columns. */
export const typedRows = (rowsOf: Map<string, Record<string, string>[]>): RowSource => ({
  files: new Set(rowsOf.keys()),
  async *recordsOf(file) {
    const rows = rowsOf.get(file) ?? []
    yield [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
  },
  readMedia: () => Promise.resolve(null),
  isTyped: true,
})

/** Throws if the folder has nothing to import. */
export async function openFolder(folder: string, problems: Problems): Promise<RowSource> {
  return {
    files: await filesIn(folder, problems),
    recordsOf: (file, problems) => readRecords(folder, file, problems),
    readMedia: (name) => readFile(join(folder, MEDIA_FOLDER, name)).catch(() => null),
  }
}

async function filesIn(folder: string, problems: Problems): Promise<Set<string>> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`Folder not found: ${folder}`)
  })
  const csv = names.filter((name) => name.toLowerCase().endsWith('.csv'))
  const addProblem = (file: string, reason: string) => problems.add({ file, row: null, reason })
  if (names.includes(PARTIAL_FOLDER))
    addProblem(folder, 'is of an export that has not finished. Export again.')
  if (csv.length === 0) addProblem(folder, 'contains no CSV file.')
  if (!problems.isEmpty) throw new ImportRefused(problems)
  const knownNames = FILES.map(({ name }) => name)
  const readable = new Set<string>()
  for (const name of csv) {
    const isFile = await stat(join(folder, name)).then(
      (found) => found.isFile(),
      () => false,
    )
    if (!knownNames.includes(name)) addProblem(name, `is not one of ${knownNames.join(', ')}.`)
    else if (isFile) readable.add(name)
    else addProblem(name, 'is not a file that can be read.')
  }
  return readable
}

async function* readRecords(folder: string, file: string, problems: Problems): AsyncGenerator<string[][]> {
  const path = join(folder, file)
  const { start, endsLine } = await readEnds(path)
  if (/^(\xff\xfe|\xfe\xff)/.test(start))
    return problems.add({ file, row: null, reason: 'is UTF-16. Save it as "CSV UTF-8".' })
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
  let row = 0
  let batch: string[][] = []
  let header: string[] | null = null
  let isShort = false
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row++
      const isEmpty = record.every(isBlank)
      if (!isEmpty) header ??= record
      isShort = !isEmpty && record.length <= (header?.findLastIndex((name) => !isBlank(name)) ?? 0)
      batch.push(record)
      if (batch.length < RECORDS_PER_BATCH) continue
      yield batch
      batch = []
    }
    yield batch
  } catch (error) {
    yield batch
    if (!(error instanceof CsvError)) throw error
    const { code, lines = null } = error as CsvError & { lines?: number }
    const reason = code.includes('QUOTE')
      ? 'has a quotation mark in a wrong place.'
      : 'cannot be read as CSV.'
    return problems.add({ file, row: lines, reason })
  }
  if (isShort && !endsLine) {
    const reason = 'has fewer cells than the header, and no line end. The file may be cut: save it again.'
    problems.add({ file, row, reason })
  }
}

export const isBlank = (cell: string) => cell.trim() === ''

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
