import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../db/dialect'
import type { Database } from '../db/schema'
import { type Check, checks } from './checks'

const MAX_SUBJECTS = 5

export interface CheckResult extends Pick<Check, 'name' | 'kind'> {
  violations: number
  /** What violates the check; the first five, sorted. */
  subjects: string[]
}

export async function checkDatabase(db: Kysely<Database>): Promise<CheckResult[]> {
  return [...(isSqlite(db) ? await checkFile(db) : []), ...(await run(db, checks))]
}

export async function violatedRules(db: Kysely<Database>): Promise<CheckResult[]> {
  const results = await run(
    db,
    checks.filter(({ kind }) => kind === 'rule'),
  )
  return results.filter(({ violations }) => violations > 0)
}

async function run(db: Kysely<Database>, selected: Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { name, kind, violations } of selected) {
    const { rows } = await sql<{ subject: string; total: number | string }>`
      select subject, count(*) over () as total from (${violations}) as violated
      order by subject limit ${MAX_SUBJECTS}`.execute(db)
    const subjects = rows.map(({ subject }) => subject)
    results.push({ name, kind, violations: Number(rows[0]?.total ?? 0), subjects })
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
    violations: subjects.length,
    subjects: subjects.slice(0, MAX_SUBJECTS),
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
