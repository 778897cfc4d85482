import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { todayInIndia } from '../../app/domain/dates'
import type { Database } from '../schema'
import { updateStatistics } from '../db/statistics'
import { withoutRecording } from '../db/suspend-recording'
import { deriveBookings } from './derive-bookings'
import { FILES } from './files'
import { findRows } from './find-rows'
import { importBookings, importInstalments, importReceipts, setPlotStatuses } from './import-bookings'
import { findLastIds, recordChanges } from './import-changes'
import { importBookingMoves } from './import-moves'
import {
  importCommissionBills,
  importCommissionLines,
  importPayments,
  requireMatchingPayments,
  sumPayments,
} from './import-commission'
import { importTaxCertificates } from './import-certificates'
import { type FileReport, type ImportContext, rowsOf } from './import-context'
import { importAcceptedBills, importBankRequests, importVerifications } from './import-decisions'
import { PARTIAL_FOLDER } from './import-files'
import { importBlocks, importPlots, importProjects } from './import-land'
import { importAssociates, importBankAccounts, importNotifications } from './import-people'
import { importGallery, importSlides } from './import-pictures'
import { importQueries } from './import-queries'
import { importCommissionRates, importEmiPlans, importFirm, importRules } from './import-rules'
import { ImportRefused, Problems } from './problems'
import { REPLACEABLE, removeMissing } from './remove-missing'

export interface ImportOptions {
  /** Checks everything and changes nothing. */
  isDryRun?: boolean
  /** Records events for the firm's own system, except for a first import. */
  recordsEvents?: boolean
  /** Names of files. Rows that such a file no longer has are removed from the database. */
  replace?: string[]
  now?: Date
  onProgress?: (file: string, rows: number) => void
  /** Reads the imported data; in a dry run, before they are undone. Gets the names of the imported files. */
  inspect?: (db: Kysely<Database>, files: Iterable<string>) => Promise<void>
}

type ImportReport = ReadonlyMap<string, FileReport>

class DryRun extends Error {}

/** Imports a folder in one transaction. If any row is invalid, throws `ImportRefused` and changes nothing. */
export async function importFolder(
  db: Kysely<Database>,
  folder: string,
  {
    isDryRun = false,
    recordsEvents = false,
    replace = [],
    now = new Date(),
    onProgress = () => {},
    inspect,
  }: ImportOptions = {},
): Promise<ImportReport> {
  for (const name of replace)
    if (!REPLACEABLE.includes(name)) throw new Error(`--replace takes ${REPLACEABLE.join(', ')}.`)
  const problems = new Problems()
  const present = await filesIn(folder, problems)
  for (const name of replace)
    if (!present.has(name))
      problems.add({ file: name, row: null, reason: 'is not in the folder, but --replace names it.' })
  const report = new Map<string, FileReport>()
  const startedAt = performance.now()
  await db
    .transaction()
    .execute(async (transaction) => {
      const isFirst = !(await hasBookings(transaction))
      const context: ImportContext = {
        db: transaction,
        folder,
        present,
        problems,
        now,
        startedAt,
        report,
        onProgress,
        today: todayInIndia(now),
        touchedBookings: new Set(),
        bookingsWithGivenLines: new Set(),
        repricedBookings: new Set(),
        removed: new Map(),
        changes: [],
        isFirst,
        lastIds: await findLastIds(transaction),
        recordsEvents: recordsEvents && !isFirst,
      }
      const changeRows = async () => {
        await removeMissing(context, new Set(replace))
        // SQLite may give the ids of removed rows again.
        context.lastIds = await findLastIds(transaction)
        await importFiles(context)
      }
      await (isFirst ? withoutRecording(transaction, changeRows) : changeRows())
      await recordChanges(context)
      if (!isDryRun) return
      if (inspect) {
        await updateStatistics(transaction)
        await inspect(transaction, present)
      }
      throw new DryRun()
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error
    })
  if (!isDryRun) {
    await updateStatistics(db)
    await inspect?.(db, present)
  }
  return report
}

async function importFiles(context: ImportContext): Promise<void> {
  for (const step of [importFirm, importRules, importProjects, importBlocks, importPlots]) await step(context)
  for (const step of [importAssociates, importCommissionRates, importEmiPlans]) await step(context)
  const changedTerms = await importBookings(context)
  for (const step of [importBookingMoves, importInstalments, importReceipts, importCommissionLines])
    await step(context)
  await refuseProblems(context)
  await deriveBookings(context, changedTerms)
  await refuseProblems(context)
  for (const step of [importCommissionBills, importPayments, requireMatchingPayments]) await step(context)
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
  const { folder, present, problems, report } = context
  if (problems.isEmpty) return
  for (const file of FILES) {
    const rows = report.has(file.name) ? null : rowsOf(context, file)
    while (rows && !(await rows.next()).done);
  }
  for (const file of present) {
    const unplaced = problems.listed.filter((problem) => problem.file === file && problem.key !== undefined)
    const rows = await findRows(folder, file, new Set(unplaced.map(({ key }) => key!)))
    for (const problem of unplaced) problem.row ??= rows.get(problem.key!) ?? null
  }
  throw new ImportRefused(problems)
}

/** Throws if the folder has nothing to import. */
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
