import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { exportFolder } from '../firm-data/export-folder'
import { importFolder, type ImportOptions, type ImportOutcome } from '../firm-data/import-folder'
import type { RowSource } from '../firm-data/row-source'
import { writeTemplate } from '../firm-data/template'
import { ImportRefused, MAX_LISTED } from '../firm-data/problems'
import { type CheckResult, printWarnings, violatedRules, violationsOf } from './check'
import { countOf, warningsOf } from './import-warnings'

export async function printTemplate(folder: string): Promise<void> {
  const names = await writeTemplate(folder)
  console.log(`${names.length} empty files and README.md are in ${folder}.`)
}

export async function printExport(db: Kysely<Database>, folder: string): Promise<void> {
  for (const [name, rows] of await exportFolder(db, folder)) console.log(`${name}: ${rows}`)
}

type Options = Pick<ImportOptions, 'isDryRun' | 'replace' | 'recordsEvents'>

/** Also finds the rules that the import broke, and counts all that are broken. */
async function importAndCheck(db: Kysely<Database>, folder: string, options: ImportOptions) {
  const earlier = await violatedRules(db)
  let violated: CheckResult[] = []
  let violationCount = 0
  const inspect = async (imported: Kysely<Database>, source: RowSource) => {
    violated = await warningsOf(imported, source, earlier)
    violationCount = countOf(await violatedRules(imported))
  }
  const report = await importFolder(db, folder, { ...options, inspect })
  return { report, violated, violationCount }
}

/** For the office desk. A refused import has problems. */
export async function outcomeOfImport(
  db: Kysely<Database>,
  folder: string,
  options: Options,
): Promise<ImportOutcome> {
  try {
    const { report, violated } = await importAndCheck(db, folder, { ...options, isAtDesk: true })
    return {
      files: [...report].map(([name, { rows, changed, notes }]) => ({
        name,
        rows,
        changed,
        notes: notes.slice(0, MAX_LISTED),
      })),
      problem_count: 0,
      problems: [],
      warnings: violated.map(violationsOf),
    }
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    const { problems } = error
    return { files: [], problem_count: problems.count, problems: problems.lines(), warnings: [] }
  }
}

export async function printImport(
  db: Kysely<Database>,
  folder: string,
  { isDryRun = false, ...options }: Options,
): Promise<void> {
  const { report, violated, violationCount } = await importAndCheck(db, folder, {
    isDryRun,
    ...options,
    onProgress,
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  for (const [name, { rows, changed, removed, notes }] of report) {
    console.log(
      `${name}: ${rows} ${rows === 1 ? 'row' : 'rows'}, ${changed} new or changed${removed > 0 ? `, ${removed} removed` : ''}`,
    )
    for (const note of notes.slice(0, MAX_LISTED)) console.log(`  ${note}`)
    if (notes.length > MAX_LISTED) console.log(`  and ${notes.length - MAX_LISTED} more.`)
  }
  printWarnings(violated)
  const unchanged = violationCount - countOf(violated)
  if (unchanged > 0)
    console.log(
      `${unchanged} earlier ${unchanged === 1 ? 'warning is' : 'warnings are'} unchanged; "npm run data -- check" lists broken rules.`,
    )
  console.log(isDryRun ? 'The files are valid. Nothing was changed.' : 'Imported.')
}

function onProgress(file: string, rows: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${file}: ${rows}`)
}
