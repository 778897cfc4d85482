import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../db/dialect'
import type { Database } from '../db/schema'
import { type Check, checks } from './checks'

export interface CheckResult extends Pick<Check, 'name' | 'kind'> {
  violations: number
}

export async function checkDatabase(db: Kysely<Database>): Promise<CheckResult[]> {
  const results: CheckResult[] = isSqlite(db) ? await checkFile(db) : []
  for (const { name, kind, violations } of checks) {
    const { rows } = await violations.execute(db)
    results.push({ name, kind, violations: Number(rows[0]?.violations ?? 0) })
  }
  return results
}

/** Call with SQLite only, because PostgreSQL has no pragmas. */
async function checkFile(db: Kysely<Database>): Promise<CheckResult[]> {
  const file = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const isIntact = file.rows.length === 1 && file.rows[0]?.integrity_check === 'ok'
  const orphans = await sql`pragma foreign_key_check`.execute(db)
  return [
    { name: 'the database file is intact', kind: 'integrity', violations: isIntact ? 0 : file.rows.length },
    { name: 'every reference leads to a row', kind: 'integrity', violations: orphans.rows.length },
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
export const violationsOf = ({ name, violations }: CheckResult) =>
  `${violations} ${violations === 1 ? 'violation' : 'violations'} of "${name}"`
