import { type Kysely, sql } from 'kysely'
import { isMigrated } from '../db/database'
import { isSqlite } from '../db/dialect'
import type { Database } from '../schema'
import { businessRules, importRules } from './business-rules'
import { type Check, integrityChecks } from './integrity-checks'

export const MAX_SUBJECTS = 20

export const checks: Check[] = [...integrityChecks, ...businessRules]

export interface CheckResult extends Pick<Check, 'name' | 'kind' | 'file'> {
  violations: number
  /** What violates the check; the first twenty, sorted. */
  subjects: string[]
  /** The keys of the subjects' rows in `file`; empty without a file. */
  keys: string[]
}

export async function checkDatabase(db: Kysely<Database>): Promise<CheckResult[]> {
  const selected = (await isMigrated(db)) ? checks : checks.filter(isForEveryRelease)
  return [...(isSqlite(db) ? await checkFile(db) : []), ...(await run(db, selected))]
}

const isForEveryRelease = ({ kind }: Check) => kind === 'integrity'

/** What an import may warn of, with all violations, not only the first twenty of each rule. */
export async function violatedRules(db: Kysely<Database>): Promise<CheckResult[]> {
  const results = await run(db, [...businessRules, ...importRules], Number.MAX_SAFE_INTEGER)
  return results.filter(({ violations }) => violations > 0)
}

async function run(db: Kysely<Database>, selected: Check[], limit = MAX_SUBJECTS): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { name, kind, file, violations } of selected) {
    const { rows } = await sql<{ subject: string; key?: string; total: number | string }>`
      select violated.*, count(*) over () as total from (${violations}) as violated
      order by subject limit ${limit}`.execute(db)
    results.push({
      name,
      kind,
      file,
      violations: Number(rows[0]?.total ?? 0),
      subjects: rows.map(({ subject }) => subject),
      keys: rows.flatMap(({ key }) => key ?? []),
    })
  }
  return results
}

/** Call with SQLite only, because PostgreSQL has no pragmas. */
async function checkFile(db: Kysely<Database>): Promise<CheckResult[]> {
  const file = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const faults = file.rows.map((row) => row.integrity_check).filter((fault) => fault !== 'ok')
  const orphans = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(db)
  const integrity = (name: string, subjects: string[]): CheckResult => ({
    name,
    kind: 'integrity',
    file: null,
    violations: subjects.length,
    subjects: subjects.slice(0, MAX_SUBJECTS),
    keys: [],
  })
  return [
    integrity('the database file is intact', faults),
    integrity(
      'every reference leads to a row',
      orphans.rows.map(({ table, rowid }) => `${table}, row ${rowid}`),
    ),
  ]
}

/** Returns violated business rules. Throws if the data itself is inconsistent. */
export async function requireIntegrity(db: Kysely<Database>): Promise<CheckResult[]> {
  const violated = (await checkDatabase(db)).filter(({ violations }) => violations > 0)
  const faults = violated.filter(({ kind }) => kind === 'integrity')
  if (faults.length === 0) return violated
  throw new Error(`Inconsistent data: ${faults.map(violationsOf).join('; ')}.`)
}

/** Includes the number of violations, because the rule alone would read like a true statement. */
export function violationsOf({ name, violations, subjects }: CheckResult): string {
  const more = violations > subjects.length ? ' …' : ''
  return `${violations} ${violations === 1 ? 'violation' : 'violations'} of "${name}": ${subjects.join('; ')}${more}`
}

export function printWarnings(violated: CheckResult[]): void {
  for (const result of violated) console.log(`warn   ${violationsOf(result)}`)
}
