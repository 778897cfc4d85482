import type { Kysely, Transaction } from 'kysely'
import { todayInIndia } from '../../app/domain/dates'
import type { Database } from '../schema'
import { updateStatistics } from '../db/statistics'
import { deriveBookings } from './derive-bookings'
import { blocks, emiPlans, FILES } from './files'
import {
  importBookingMoves,
  importBookings,
  importInstalments,
  importReceipts,
  setPlotStatuses,
} from './import-bookings'
import { findLastIds, recordChanges } from './import-changes'
import {
  importCommissionBills,
  importCommissionLines,
  importPayments,
  requireMatchingPayments,
  sumPayments,
} from './import-commission'
import { type FileReport, type ImportContext, rowsOf } from './import-context'
import { importAcceptedBills, importBankRequests, importVerifications } from './import-decisions'
import { importPlots, importProjects } from './import-land'
import { importAssociates, importBankAccounts, importNotifications } from './import-people'
import { importGallery, importSlides, importTaxCertificates } from './import-media'
import { importQueries } from './import-queries'
import { importFile } from './import-rows'
import { voidPaymentsOfReceipts } from './import-voids'
import { importCommissionRates, importFirm, importRules } from './import-rules'
import { ImportRefused, Problems } from './problems'
import { findRows } from './read-rows'
import { REPLACEABLE, removeMissing } from './remove-missing'
import { openFolder, type RowSource } from './row-source'

interface WriteOptions {
  /** Records events for the firm's own system, except for a first import. */
  recordsEvents?: boolean
  /** Only the command line makes people of the office. */
  isAtDesk?: boolean
  /** Names of files. Rows that such a file no longer has are removed from the database. */
  replace?: string[]
  now?: Date
  onProgress?: (file: string, rows: number) => void
  /** Problems that were found before. */
  problems?: Problems
}

export interface ImportOptions extends Omit<WriteOptions, 'problems'> {
  /** Checks everything and changes nothing. */
  isDryRun?: boolean
  /** Reads the imported data; in a dry run, before they are undone. */
  inspect?: (db: Kysely<Database>, source: RowSource) => Promise<void>
}

type ImportReport = ReadonlyMap<string, FileReport>

/** What the office desk shows of an import. */
export interface ImportOutcome {
  files: { name: string; rows: number; changed: number; notes: string[] }[]
  problem_count: number
  problems: string[]
  warnings: string[]
}

class DryRun extends Error {}

/** Imports a folder in one transaction. If any row is invalid, throws `ImportRefused` and changes nothing. */
export async function importFolder(
  db: Kysely<Database>,
  folder: string,
  { isDryRun = false, inspect, ...options }: ImportOptions = {},
): Promise<ImportReport> {
  requireReplaceable(options.replace)
  const problems = new Problems()
  const source = await openFolder(folder, problems)
  let report: ImportReport = new Map()
  await db
    .transaction()
    .execute(async (transaction) => {
      report = await importRows(transaction, source, { ...options, problems })
      if (!isDryRun) return
      if (inspect) {
        await updateStatistics(transaction)
        await inspect(transaction, source)
      }
      throw new DryRun()
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error
    })
  if (!isDryRun) {
    await updateStatistics(db)
    await inspect?.(db, source)
  }
  return report
}

/**
 * Checks the rows of a source, which may be one row of one file, and writes them. The caller commits. Throws `ImportRefused` if a row is
 * invalid: its problems name the file, the row and the column.
 */
export async function importRows(
  db: Transaction<Database>,
  source: RowSource,
  {
    recordsEvents = false,
    isAtDesk = false,
    replace = [],
    now = new Date(),
    onProgress = () => {},
    problems = new Problems(),
  }: WriteOptions = {},
): Promise<ImportReport> {
  for (const name of replace)
    if (!source.files.has(name))
      problems.add({ file: name, row: null, reason: 'is not in the folder, but --replace names it.' })
  const isFirst = !(await hasBookings(db))
  const startedAt = performance.now()
  const context: ImportContext = {
    db,
    source,
    problems,
    now,
    startedAt,
    onProgress,
    report: new Map(),
    today: todayInIndia(now),
    touchedBookings: new Set(),
    touchedPlots: new Set(),
    touchedBills: new Set(),
    bookingsWithGivenLines: new Set(),
    repricedBookings: new Set(),
    removed: new Map(),
    changes: [],
    isFirst,
    lastIds: await findLastIds(db),
    recordsEvents: recordsEvents && !isFirst,
    isAtDesk,
  }
  await removeMissing(context, new Set(replace))
  // SQLite may give the ids of removed rows again.
  context.lastIds = await findLastIds(db)
  await importFiles(context)
  await recordChanges(context)
  return context.report
}

function requireReplaceable(names: string[] = []): void {
  for (const name of names)
    if (!REPLACEABLE.includes(name)) throw new Error(`--replace takes ${REPLACEABLE.join(', ')}.`)
}

async function importFiles(context: ImportContext): Promise<void> {
  for (const step of [importFirm, importRules, importProjects]) await step(context)
  await importFile(context, blocks)
  await importPlots(context)
  for (const step of [importAssociates, importCommissionRates]) await step(context)
  await importFile(context, emiPlans)
  const changedTerms = await importBookings(context)
  for (const step of [importBookingMoves, importInstalments, importReceipts, importCommissionLines])
    await step(context)
  await refuseProblems(context)
  await deriveBookings(context, changedTerms)
  await refuseProblems(context)
  for (const step of [importCommissionBills, importPayments, voidPaymentsOfReceipts]) await step(context)
  await requireMatchingPayments(context)
  for (const step of [sumPayments, setPlotStatuses]) await step(context)
  await importTaxCertificates(context)
  for (const step of [importBankAccounts, importVerifications, importBankRequests]) await step(context)
  for (const step of [importAcceptedBills, importQueries, importNotifications]) await step(context)
  for (const step of [importGallery, importSlides]) await step(context)
  await refuseProblems(context)
}

async function hasBookings(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Also checks the cells of the files that come later, so that one run shows the problems of all files. */
async function refuseProblems(context: ImportContext): Promise<void> {
  const { source, problems, report } = context
  if (problems.isEmpty) return
  for (const file of FILES) {
    const rows = report.has(file.name) ? null : rowsOf(context, file)
    while (rows && !(await rows.next()).done);
  }
  for (const file of source.files) {
    const unplaced = problems.listed.filter((problem) => problem.file === file && problem.key !== undefined)
    const rows = await findRows(source, file, new Set(unplaced.map(({ key }) => key!)))
    for (const problem of unplaced) problem.row ??= rows.get(problem.key!) ?? null
  }
  throw new ImportRefused(problems)
}
