import { sql } from 'kysely'
import type { CsvFile } from './csv-file'
import type { ImportContext, LastIds } from './import-context'

/**
 * Refuses new codes of a table that differ from others only in capitals or spaces. `scope` are columns within which codes are unique.
 * Call after the rows are written. `readRows` compares the codes of one file.
 */
export async function requireDistinctCodes(
  { db, problems, report, lastIds }: ImportContext,
  file: CsvFile,
  table: keyof LastIds,
  { column = 'code', scope = [] }: { column?: string; scope?: string[] } = {},
): Promise<void> {
  if (!report.get(file.name)?.changed || lastIds[table] === 0) return
  const code = sql.ref(column)
  const group = sql.join([...scope.map((name) => sql.ref(name)), sql`upper(replace(${code}, ' ', ''))`])
  const { rows } = await sql<{ one: string; other: string }>`
    select min(${code}) as one, max(${code}) as other from ${sql.table(table)}
    group by ${group} having count(*) > 1 and max(id) > ${lastIds[table]} order by 1`.execute(db)
  for (const { one, other } of rows) {
    const reason = `"${one}" and "${other}" differ only in capitals or spaces.`
    problems.add({ file: file.name, row: null, column: file.key.at(-1), reason })
  }
}
