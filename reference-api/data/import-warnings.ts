import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { findRows } from '../firm-data/read-rows'
import type { RowSource } from '../firm-data/row-source'
import { type CheckResult, MAX_SUBJECTS, violatedRules } from './check'

/**
 * The violations of business rules that an import made: `earlier` ones were reported before. The subjects name their rows in the imported
 * folder.
 */
export async function warningsOf(
  db: Kysely<Database>,
  source: RowSource,
  earlier: CheckResult[],
): Promise<CheckResult[]> {
  const warnings: CheckResult[] = []
  for (const result of await violatedRules(db)) {
    const reported = new Set(earlier.find(({ name }) => name === result.name)?.subjects)
    const isNew = result.subjects.map((subject) => !reported.has(subject))
    const violations = isNew.filter(Boolean).length
    if (violations === 0) continue
    const onlyNew = <One>(list: One[]) => list.filter((_, index) => isNew[index]).slice(0, MAX_SUBJECTS)
    const { file } = result
    const keys = onlyNew(result.keys)
    const rows =
      file !== null && source.files.has(file) ? await findRows(source, file, new Set(keys)) : new Map()
    const subjects = onlyNew(result.subjects).map((subject, index) => {
      const row: number | undefined = rows.get(keys[index])
      return row === undefined ? subject : `${subject} (${file}, row ${row})`
    })
    warnings.push({ ...result, violations, subjects, keys })
  }
  return warnings
}

export const countOf = (results: CheckResult[]) =>
  results.reduce((sum, { violations }) => sum + violations, 0)
