import { z } from 'zod/v4'
import {
  OfficeFilesReply,
  OfficeRecordsReply,
  OfficeSaveReply,
  OfficeSuggestionsReply,
} from '../../app/contract/office'
import { call } from '../call'
import { columnsOf, type CsvFile, isOfProject, REFERABLE, type Referable } from '../firm-data/csv-file'
import { FILES } from '../firm-data/files'
import { Refusal } from '../refusal'
import { optionalFindText, optionalFlag, optionalText, page } from '../routes/query'
import { writeOrCheck } from './dry-run'
import { isNumbered } from './next-number'
import { pageOf } from './page-of'
import { fileOf, findRecord, findRecords, labelOf, nameOf, toWire } from './record-rows'
import { saveRecord } from './save-record'

const ROWS_PER_PAGE = 50
const NO_FILE = 'There is no such file.'

const fileToWire = (file: CsvFile) => ({
  name: nameOf(file),
  about: file.about,
  columns: columnsOf(file).map(([name, { cell, isRequired, meaning, example, traits }]) => ({
    name,
    label: labelOf(name),
    meaning,
    example,
    kind: cell.kind,
    choices: cell.words ?? [],
    refers_to: traits.refersTo ? nameOf(FILES.find(({ table }) => table === traits.refersTo)!) : '',
    is_key: file.key.includes(name) ? 1 : 0,
    is_required: isRequired ? 1 : 0,
    is_required_for_new: isRequired || traits.isRequiredForNew ? 1 : 0,
    is_usual: traits.isUsual ? 1 : 0,
    is_calculated: traits.isCalculated ? 1 : 0,
    is_numbered: isNumbered(file) && file.key.includes(name) ? 1 : 0,
  })),
})

const fileList = call(
  'GET',
  '/office/files',
  { summary: "The firm's files and their columns.", reply: OfficeFilesReply },
  () => Promise.resolve({ files: FILES.map(fileToWire) }),
)

const records = call(
  'GET',
  '/office/records/:file',
  {
    summary:
      'Records of a file, newest first, 50 a page; those that q finds or that wait; or the one with key.',
    query: z.object({ q: optionalFindText, page, waiting: optionalFlag, key: optionalText }),
    reply: OfficeRecordsReply,
  },
  async ({ db, params, query: { q, page, waiting, key } }) => {
    const file = requireFile(params.file)
    if (key !== undefined) {
      const row = await findRecord(db, file, key)
      return { rows: row ? [toWire(file, row)] : [], has_more: 0 }
    }
    const found = await pageOf(page, ROWS_PER_PAGE, (range) =>
      findRecords(db, file, { q, range, isWaiting: waiting }),
    )
    return { ...found, rows: found.rows.map((row) => toWire(file, row)) }
  },
)

const MAX_VALUE = 20_000
/** PostgreSQL rejects null characters. */
const value = z
  .string()
  .max(MAX_VALUE)
  .refine((text) => !text.includes('\0'))
const Saved = z.object({
  key: z.string().max(300).nullish(),
  version: z.string().max(1_000).catch(''),
  values: z.record(z.string(), value),
  confirm: z.boolean().catch(false),
})

const save = call(
  'POST',
  '/office/records/:file',
  {
    summary:
      'Checks a record as an import does, and writes it if confirm is true. Body: key (null for a new record), version, values, confirm.',
    reply: OfficeSaveReply,
    effect: 'write',
    body: 'json',
  },
  async (context) => {
    const { params, viewer, now, recordsEvents } = context
    const file = requireFile(params.file)
    const { data } = Saved.safeParse(await context.readJson())
    if (!data) throw new Refusal(UNREADABLE)
    const values = Object.fromEntries(
      Object.entries(data.values).filter(([name]) => Object.hasOwn(file.columns, name)),
    )
    const saving = { key: data.key ?? null, version: data.version, values }
    return writeOrCheck(context, data.confirm, (db) =>
      saveRecord(db, file, saving, { id: viewer.id, now: now(), recordsEvents }),
    )
  },
)

export const UNREADABLE = "We couldn't read that form. Please try again."

function requireFile(name: string): CsvFile {
  const file = fileOf(name)
  if (!file) throw new Refusal(NO_FILE)
  return file
}

const MAX_SUGGESTIONS = 20

/** The column beside the code that tells people which record it is. */
const NAMES: Partial<Record<Referable, string>> = {
  projects: 'name',
  associates: 'name',
  bookings: 'customer',
  all_receipts: 'booking',
  commission_bills: 'associate',
}

const suggestions = call(
  'GET',
  '/office/suggestions/:file',
  {
    summary:
      'Up to 20 records of a file that q finds, for a column that refers to it. Blocks and plots need a project.',
    query: z.object({ q: optionalFindText, project: optionalText }),
    reply: OfficeSuggestionsReply,
  },
  async ({ db, params, query: { q, project } }) => {
    const file = requireFile(params.file)
    const table = file.table as Referable
    if (!Object.hasOwn(REFERABLE, table)) throw new Refusal(NO_FILE)
    if (isOfProject(table) && project === undefined) return { rows: [] }
    const rows = await findRecords(db, file, {
      q,
      range: { start: 0, rows: MAX_SUGGESTIONS },
      project: isOfProject(table) ? project : undefined,
    })
    const code = file.key.at(-1)!
    const name = NAMES[table]
    return {
      rows: rows.map((row) => ({ code: String(row[code]), name: name ? String(row[name] ?? '') : '' })),
    }
  },
)

export const recordCalls = [fileList, records, save, suggestions]
