import { type Kysely, sql, type Transaction } from 'kysely'
import { titleOf } from '../../app/domain/office'
import { businessRules, importRules } from '../data/business-rules'
import { isSqlite } from '../db/dialect'
import { NO_ORIGIN, recordActivity } from '../db/queries/activity'
import { CellError } from '../firm-data/cells'
import { columnsOf, type CsvFile, keyOf as fileKeyOf, type RowOf } from '../firm-data/csv-file'
import * as files from '../firm-data/files'
import { importRows } from '../firm-data/import-folder'
import { ImportRefused, type Problem, Problems } from '../firm-data/problems'
import { readRows } from '../firm-data/read-rows'
import { typedRows } from '../firm-data/row-source'
import { storedSpellings } from '../firm-data/stored-spelling'
import { Refusal } from '../refusal'
import type { Reply } from '../call'
import type { Database } from '../schema'
import { isNumbered, nextNumber } from './next-number'
import { type ChangedValue, findLastEntry, recordInLog } from './log'
import {
  changedSince,
  findRecord,
  keyOf,
  labelOf,
  nameOf,
  type Row,
  rowsWith,
  type Texts,
  textsOf,
  versionOf,
} from './record-rows'

export interface Saving {
  /** Null for a new record. */
  key: string | null
  version: string
  /** Columns that are not in it stay. */
  values: Texts
}

export interface Clerk {
  id: string
  now: Date
  recordsEvents: boolean
}

const NO_RECORD = 'There is no such record.'
const CHANGED = 'This record was changed meanwhile. Nothing was saved.'
const OTHER_LEVELS = 'The other levels keep their rates from this day.'
const CHECK_FIELDS = 'Check the marked fields.'

/** Writes one record through the import of its file. The caller commits, or rolls back after a dry run. */
export async function saveRecord(
  db: Transaction<Database>,
  file: CsvFile,
  { key, version, values }: Saving,
  clerk: Clerk,
): Promise<Reply> {
  await lockRecord(db, file, key)
  const stored = key === null ? null : await findRecord(db, file, key)
  if (key !== null && !stored) throw new Refusal(NO_RECORD)
  const before = stored && textsOf(file, stored)
  if (before && version !== versionOf(before)) return changedReply(db, file, before, version)
  const isUnnumbered = key === null && isNumbered(file) && !values.number?.trim()
  const next = isUnnumbered ? await nextNumber(db, file, values) : ''
  const after: Texts = {
    ...empty(file),
    ...before,
    ...values,
    ...(next && { number: next }),
    ...(before && fixed(file, before)),
  }
  const changed = Object.keys(file.columns).filter((name) => after[name] !== (before?.[name] ?? ''))
  if (changed.length === 0) {
    if (before) return { outcome: 'same', key, version }
    throw refusalAt(file, file.key, 'is empty.')
  }
  // An unchanged value that is calculated follows from the changed ones.
  const sent = columnsOf(file).filter(([name, { traits }]) => !traits.isCalculated || changed.includes(name))
  const siblings = await siblingsOf(db, file, after, stored)
  const carried = siblings.length === 0 && !stored ? await otherLevels(db, file, after) : []
  const rows = [after, ...siblings, ...carried].map((texts: Texts) =>
    Object.fromEntries(sent.map(([name]) => [name, texts[name]!])),
  )
  const reply = await importRecords(db, new Map([[file.name, rows]]), { file, stored, clerk })
  return carried.length > 0 ? { ...reply, notes: [OTHER_LEVELS] } : reply
}

/** Imports rows of which the first of `file` is the record. */
export async function importRecords(
  db: Transaction<Database>,
  rowsOf: Map<string, Texts[]>,
  { file, stored, clerk }: { file: CsvFile; stored: Row | null; clerk: Clerk },
): Promise<Reply> {
  const source = typedRows(rowsOf)
  const typed = await readFirst(db, file, source)
  if (!stored && typed && (await rowsWith(db, file, keyValues(file, typed))).length > 0)
    throw refusalAt(file, [file.key.at(-1)!], 'already exists.')
  const subjects = await subjectsOf(db, file, typed ?? {})
  const earlier = await findWarnings(db, subjects)
  const figuresBefore = await figuresOf(db, subjects)
  const report = await importRows(db, source, {
    now: clerk.now,
    recordsEvents: clerk.recordsEvents,
    isAtDesk: true,
  }).catch((error: unknown) => {
    throw error instanceof ImportRefused ? refusalOf(file, error.problems) : error
  })
  const [saved] = await rowsWith(db, file, keyValues(file, typed!))
  // A file may leave out rows, such as cash bills that nobody accepted.
  if (!saved) return { outcome: 'same' }
  const texts = textsOf(file, saved)
  const changes = changesOf(file, stored ? textsOf(file, stored) : empty(file), texts)
  const notes = [...report.values()].flatMap(({ notes }) =>
    notes.map((note) => capitalised(note.replace(/^row \d+, /, ''))),
  )
  const logged = {
    action: stored ? 'changed' : 'added',
    file: nameOf(file),
    subject: keyOf(file, texts),
    changes: [...changes, ...rowsOfOtherFiles(rowsOf, file), ...notes.map((after) => inLog('Note', after))],
  }
  await recordInLog(db, clerk.id, logged, clerk.now)
  await recordForAssociate(db, file, saved, { changes, clerk })
  return {
    outcome: 'saved',
    key: keyOf(file, texts),
    version: versionOf(texts),
    changes,
    figures: changedFigures(figuresBefore, await figuresOf(db, subjects)),
    notes: [...(await bookingLine(db, subjects)), ...notes],
    warnings: [...(await findWarnings(db, subjects))].filter((warning) => !earlier.has(warning)),
  }
}

const inLog = (label: string, after: string): ChangedValue => ({ column: '', label, before: '', after })

/** Such as the payments of a bill. */
const rowsOfOtherFiles = (rowsOf: Map<string, Texts[]>, file: CsvFile): ChangedValue[] =>
  [...rowsOf]
    .filter(([name]) => name !== file.name)
    .flatMap(([name, rows]) =>
      rows.map((row) => inLog(titleOf(name.replace(/\.csv$/, '')), Object.values(row).join(' · '))),
    )

/** Whose booking it is, so that no clerk books the money of somebody else. */
async function bookingLine(db: Kysely<Database>, subjects: Map<string, string>): Promise<string[]> {
  const found = await db
    .selectFrom('bookings')
    .innerJoin('plots', 'plots.id', 'plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .select(['bookings.code', 'customer_name', 'plots.number', 'projects.name'])
    .where('bookings.code', '=', subjects.get(files.bookings.name) ?? '')
    .executeTakeFirst()
  return found ? [`${found.code}: ${found.customer_name}, plot ${found.number}, ${found.name}.`] : []
}

/** Two clerks who save one record, or new records of one file, run one after the other. SQLite has one writer anyway. */
export async function lockRecord(db: Kysely<Database>, file: CsvFile, key: string | null): Promise<void> {
  if (isSqlite(db)) return
  await sql`select pg_advisory_xact_lock(hashtext(${`office ${file.name} ${key ?? ''}`}))`.execute(db)
}

async function changedReply(
  db: Kysely<Database>,
  file: CsvFile,
  texts: Texts,
  version: string,
): Promise<Reply> {
  const key = keyOf(file, texts)
  const columns = changedSince(file, texts, version)
  const last = await findLastEntry(db, nameOf(file), key)
  const lastChanges = last ? (JSON.parse(last.changes) as ChangedValue[]) : []
  const isByClerk = columns.some((column) => lastChanges.some((change) => change.column === column))
  return {
    message: CHANGED,
    outcome: 'changed',
    key,
    version: versionOf(texts),
    changes: columns.map((column) => ({ column, label: labelOf(column), before: '', after: texts[column] })),
    ...(last && isByClerk ? { changed_by: last.by, changed_at: last.at } : {}),
  }
}

const empty = (file: CsvFile): Texts =>
  Object.fromEntries(Object.keys(file.columns).map((name) => [name, '']))

/** The key identifies a record. Only the firm, the one row of its file, may get another name. */
const fixed = (file: CsvFile, before: Texts): Texts =>
  file.name === files.firm.name ? {} : Object.fromEntries(file.key.map((name) => [name, before[name]!]))

const keyValues = (file: CsvFile, row: Row) => file.key.map((name) => [name, row[name] ?? null] as const)

/** Rows that the import checks together with the record. */
async function siblingsOf(
  db: Kysely<Database>,
  file: CsvFile,
  texts: Texts,
  stored: Row | null,
): Promise<Texts[]> {
  if (!file.together) return []
  const values = file.together.map((name) => {
    try {
      return [name, texts[name] ? file.columns[name]!.cell.read(texts[name]) : null] as const
    } catch (error) {
      if (error instanceof CellError) return [name, null] as const
      throw error
    }
  })
  const rows = (await rowsWith(db, file, values)).map((row) => textsOf(file, row))
  const own = stored && keyOf(file, textsOf(file, stored))
  return rows.filter((row) => keyOf(file, row) !== own)
}

/** A day's rates count as a whole. So the first rate of a new day brings the other levels along, as they were before it. */
async function otherLevels(db: Kysely<Database>, file: CsvFile, texts: Texts): Promise<Texts[]> {
  if (file.name !== files.commissionRates.name) return []
  const typed = await readFirst(db, file, typedRows(new Map([[file.name, [texts]]])))
  if (!typed) return []
  const { project, from, level } = typed as RowOf<typeof files.commissionRates>
  const until = async (of: string | null) =>
    (await rowsWith(db, file, [['project', of]])).filter((row) => (row.from as string) <= from)
  const ofProject = project === null ? [] : await until(project)
  const rates = ofProject.length > 0 ? ofProject : await until(null)
  const newest = rates.reduce((day, row) => ((row.from as string) > day ? (row.from as string) : day), '')
  if (newest === from && ofProject.length > 0) return []
  return rates
    .filter((row) => row.from === newest && row.level !== level)
    .map((row) => textsOf(file, { ...row, project, from }))
}

/** The values of the record, with the database's spelling of numbers; null if a value is invalid. */
async function readFirst(db: Kysely<Database>, file: CsvFile, source: ReturnType<typeof typedRows>) {
  const respell = storedSpellings(db, source)
  for await (const batch of readRows(source, file, new Problems(), { respell }))
    if (batch[0]?.row === 2) return batch[0].values as Row
  return null
}

const changesOf = (file: CsvFile, before: Texts, after: Texts): ChangedValue[] =>
  Object.keys(file.columns)
    .filter((column) => before[column] !== after[column])
    .map((column) => ({ column, label: labelOf(column), before: before[column]!, after: after[column]! }))

function refusalAt(file: CsvFile, columns: readonly string[], reason: string): Refusal {
  const problems = new Problems()
  for (const column of columns) problems.add({ file: file.name, row: null, column, reason })
  return refusalOf(file, problems)
}

/** Problems of other files, such as those of an instalment of the booking, are in the message. */
function refusalOf(file: CsvFile, problems: Problems): Refusal {
  const errors: Record<string, string[]> = {}
  const others: string[] = []
  for (const problem of problems.listed) {
    const { column } = problem
    if (problem.file === file.name && column !== undefined && column in file.columns)
      (errors[column] ??= []).push(sentenceOf(problem))
    else others.push(sentenceOf(problem))
  }
  return new Refusal(others.length > 0 ? others.join(' ') : CHECK_FIELDS, errors)
}

const PREDICATE = /^(is|has|was|are|must|may|cannot|differs|makes|matches|begins|occurs|already) /

/** `is empty.` becomes "Amount is empty." */
function sentenceOf({ column, reason }: Problem): string {
  const sentence = PREDICATE.test(reason) && column ? `${labelOf(column)} ${reason}` : reason
  return capitalised(sentence)
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The keys of the record and of the records to which it refers, by file: whose rules may be broken, and whose figures follow. */
async function subjectsOf(db: Kysely<Database>, file: CsvFile, row: Row): Promise<Map<string, string>> {
  const subjects = new Map([[file.name, fileKeyOf(file, row)]])
  for (const [name, { traits }] of columnsOf(file)) {
    const of = files.FILES.find(({ table }) => table === traits.refersTo)
    const code = row[name] as string | null
    if (of && of !== file && of.key.length === 1 && code) subjects.set(of.name, code)
  }
  const receipt = file.name === files.payments.name ? subjects.get(files.receipts.name) : undefined
  if (receipt !== undefined) {
    const [found] = await rowsWith(db, files.receipts as unknown as CsvFile, [['number', receipt]])
    if (found) subjects.set(files.bookings.name, found.booking as string)
  }
  return subjects
}

/** The broken rules of these records. */
async function findWarnings(db: Kysely<Database>, subjects: Map<string, string>): Promise<Set<string>> {
  const warnings = new Set<string>()
  for (const { name, file, violations } of [...businessRules, ...importRules]) {
    const key = subjects.get(file ?? files.commissionBills.name)
    if (key === undefined) continue
    // A rule without a file is about an associate's day, such as the limit of cash.
    const isConcerned =
      file === null
        ? sql`subject like ${`associate ${subjects.get(files.associates.name)} on %`}`
        : sql`key = ${key}`
    const { rows } = await sql<{ subject: string }>`
      select subject from (${violations}) as violated where ${isConcerned}`.execute(db)
    for (const { subject } of rows) warnings.add(`Against the rule "${name}": ${subject}`)
  }
  return warnings
}

type Figures = Record<string, number>

/** Amounts of the booking. */
async function figuresOf(db: Kysely<Database>, subjects: Map<string, string>): Promise<Figures> {
  const code = subjects.get(files.bookings.name)
  if (code === undefined) return {}
  const id = sql`(select id from bookings where code = ${code})`
  const sum = (table: string, amount: string) =>
    sql`(select sum(${sql.raw(amount)}) from ${sql.table(table)} where booking_id = ${id})`
  const { rows } = await sql<Record<string, number | string | null>>`select
    ${sum('instalments', 'amount_rupees')} as price,
    ${sum('instalments', 'paid_rupees')} as received,
    ${sum('instalments', 'amount_rupees - paid_rupees')} as remaining,
    ${sum('commission_lines', 'net_rupees')} as commission,
    ${sum('commission_lines', 'paid_rupees')} as commission_paid,
    ${sum('commission_lines', 'payable_rupees')} as commission_payable`.execute(db)
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, rupees]) => [name, Number(rupees)]))
}

const changedFigures = (before: Figures, after: Figures) =>
  Object.entries(after)
    .filter(([name, rupees]) => rupees !== (before[name] ?? 0))
    .map(([name, rupees]) => ({ name, before: before[name] ?? 0, after: rupees }))

/** Files whose rows are about the account of an associate, with the column of the id. A decision on a request records its own activity. */
const ABOUT_ACCOUNT = new Map([
  [files.associates.name, 'id'],
  [files.bankAccounts.name, 'associate'],
  [files.verifications.name, 'associate'],
  [files.taxCertificates.name, 'associate'],
])

async function recordForAssociate(
  db: Kysely<Database>,
  file: CsvFile,
  row: Row,
  { changes, clerk }: { changes: ChangedValue[]; clerk: Clerk },
): Promise<void> {
  const column = ABOUT_ACCOUNT.get(file.name)
  if (column === undefined) return
  const detail = `${nameOf(file)}: ${changes.map(({ label }) => label).join(', ')}`
  await recordActivity(
    db,
    row[column] as string,
    { kind: 'changed by office', details: { detail } },
    { ...NO_ORIGIN, now: clerk.now },
  )
}
