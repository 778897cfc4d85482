import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../db/dialect'
import type { Database } from '../db/schema'
import { checks } from './checks'

interface CheckResult {
  name: string
  violations: number
}

/** Runs all consistency checks; on SQLite also checks the file. */
export async function checkDatabase(db: Kysely<Database>): Promise<CheckResult[]> {
  const results: CheckResult[] = isSqlite(db) ? [await checkFile(db)] : []
  for (const { name, violations } of checks) {
    const { rows } = await violations.execute(db)
    results.push({ name, violations: Number(rows[0]?.violations ?? 0) })
  }
  return results
}

async function checkFile(db: Kysely<Database>): Promise<CheckResult> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const isIntact = rows.length === 1 && rows[0]?.integrity_check === 'ok'
  return { name: 'the database file is intact', violations: isIntact ? 0 : rows.length }
}

/** Throws if any check fails. */
export async function requireConsistent(db: Kysely<Database>): Promise<void> {
  const violated = (await checkDatabase(db)).filter(({ violations }) => violations > 0)
  if (violated.length === 0) return
  throw new Error(
    `Inconsistent data: ${violated.map(({ name, violations }) => `${name} (${violations})`).join('; ')}.`,
  )
}
