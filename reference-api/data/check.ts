import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../db/dialect'
import type { Database } from '../db/schema'
import { checks } from './checks'

export interface Finding {
  name: string
  violations: number
}

/** Runs all consistency checks; on SQLite also checks the file. */
export async function checkDatabase(db: Kysely<Database>): Promise<Finding[]> {
  const findings: Finding[] = isSqlite(db) ? [await checkFile(db)] : []
  for (const { name, violations } of checks) {
    const { rows } = await violations.execute(db)
    findings.push({ name, violations: Number(rows[0]?.violations ?? 0) })
  }
  return findings
}

async function checkFile(db: Kysely<Database>): Promise<Finding> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const isSound = rows.length === 1 && rows[0]?.integrity_check === 'ok'
  return { name: 'the database file is intact', violations: isSound ? 0 : rows.length }
}

/** Throws if any check fails. */
export async function requireSound(db: Kysely<Database>): Promise<void> {
  const wrong = (await checkDatabase(db)).filter(({ violations }) => violations > 0)
  if (wrong.length === 0) return
  throw new Error(
    `Inconsistent data: ${wrong.map(({ name, violations }) => `${name} (${violations})`).join('; ')}.`,
  )
}
