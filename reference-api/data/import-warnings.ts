import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { findRows } from '../firm-data/find-rows'
import { type CheckResult, violatedRules } from './check'

/** The business rules that the data break after an import. The subjects name their rows in the imported folder. */
export async function warningsOf(
  db: Kysely<Database>,
  folder: string,
  present: Iterable<string>,
): Promise<CheckResult[]> {
  const files = new Set(present)
  const warnings: CheckResult[] = []
  for (const result of await violatedRules(db)) {
    const { file, keys } = result
    const rows = file !== null && files.has(file) ? await findRows(folder, file, new Set(keys)) : new Map()
    const subjects = result.subjects.map((subject, index) => {
      const row: number | undefined = rows.get(keys[index])
      return row === undefined ? subject : `${subject} (${file}, row ${row})`
    })
    warnings.push({ ...result, subjects })
  }
  return warnings
}
