import { sql } from 'kysely'
import { numberKey } from '../../app/domain/typed'
import type { CsvFile } from './csv-file'
import type { ImportContext, LastIds } from './import-context'

/** `R-005` and `R-5`: a spreadsheet removes leading zeros. */
const withoutLeadingZeros = (code: string) => numberKey(code).replace(/(?<![\d.])0+(?=\d)/g, '')

/**
 * Refuses new numbers of a table that differ from others only in leading zeros, capitals, spaces or dashes. `scope` is a column within
 * which they are unique. Call after the rows are written.
 */
export async function requireDistinctCodes(
  { db, problems, report, lastIds }: ImportContext,
  file: CsvFile,
  table: keyof LastIds,
  { column = 'code', scope }: { column?: string; scope?: string } = {},
): Promise<void> {
  if (!report.get(file.name)?.changed) return
  const { rows } = await sql<{ id: number; code: string; scope: unknown }>`
    select id, ${sql.ref(column)} as code, ${scope ? sql.ref(scope) : sql`null`} as scope
    from ${sql.table(table)} order by id`.execute(db)
  const codes = new Map<string, string>()
  for (const { id, code, scope } of rows) {
    const key = `${scope} ${withoutLeadingZeros(code)}`
    const other = codes.get(key)
    if (other === undefined) codes.set(key, code)
    else if (id > lastIds[table]) {
      const reason = `"${other}" and "${code}" differ only in leading zeros, capitals, spaces or dashes.`
      problems.add({ file: file.name, row: null, column: file.key.at(-1), reason })
    }
  }
}
