import { type RawBuilder, sql } from 'kysely'
import { numberKey } from '../../app/domain/typed'
import { MAX_INTEGER } from './cells'
import { type CsvFile, placeOf } from './csv-file'
import type { ImportContext, LastIds } from './import-context'

const ROWS_PER_BATCH = 10_000

const ZEROS = Array.from({ length: 7 }, (_, zeros) => '0'.repeat(zeros))

/** All spellings with up to six zeros before the last two numbers of a code, folded as the indexes are. */
function withLeadingZeros(code: string): string[] {
  const parts = withoutLeadingZeros(code)
    .toLowerCase()
    .split(/(?<![\d.])(?=\d)/)
  return parts.reduce<string[]>(
    (starts, part, index) => {
      const isNumber = /^\d/.test(part) && index >= parts.length - 2
      return starts.flatMap((start) => (isNumber ? ZEROS : ['']).map((zeros) => start + zeros + part))
    },
    [''],
  )
}

/** `R-005` and `R-5`: a spreadsheet removes leading zeros. */
const withoutLeadingZeros = (code: string) => numberKey(code).replace(/(?<![\d.])0+(?=\d)/g, '')

/**
 * Refuses new numbers of a file's rows that differ from others only in leading zeros, capitals, spaces or dashes. Call after the rows are
 * written.
 */
export async function requireDistinctCodes(
  { db, source, problems, report, lastIds }: ImportContext,
  file: CsvFile,
): Promise<void> {
  if (!report.get(file.name)?.changed) return
  const table = file.table as keyof LastIds
  const numberColumn = file.key.at(-1)!
  const isOfProject = file.key.length > 1
  const numberOf = ({ code, project }: CodeRow) => `${project} ${withoutLeadingZeros(code)}`
  const refuse = (other: CodeRow, { code, project }: CodeRow) => {
    const reason = `"${other.code}" and "${code}" differ only in leading zeros, capitals, spaces or dashes.`
    const key = isOfProject ? JSON.stringify([project, code]) : code
    problems.add({ file: file.name, row: null, column: numberColumn, key, reason })
  }
  const column = sql.ref(placeOf(numberColumn, file.columns[numberColumn]!))
  const rowsBetween = async function* (
    above: number,
    upTo: number,
    among: RawBuilder<unknown> = sql`true`,
  ): AsyncGenerator<CodeRow> {
    const project = isOfProject
      ? sql`(select code from projects where projects.id = ${sql.ref(`${table}.project_id`)})`
      : sql`null`
    for (let last: number | undefined = above; last !== undefined;) {
      const { rows }: { rows: CodeRow[] } = await sql<CodeRow>`
        select id, ${column} as code, ${project} as project from ${sql.table(table)}
        where id > ${last} and id <= ${upTo} and ${among} order by id limit ${ROWS_PER_BATCH}`.execute(db)
      yield* rows
      last = rows.at(-1)?.id
    }
  }
  const added = new Map<string, CodeRow>()
  for await (const row of rowsBetween(lastIds[table], MAX_INTEGER)) {
    const other = added.get(numberOf(row))
    if (other) refuse(other, row)
    else added.set(numberOf(row), row)
  }
  if (added.size === 0) return
  const similar = source.isTyped ? [...added.values()].flatMap(({ code }) => withLeadingZeros(code)) : []
  const among = source.isTyped
    ? sql<boolean>`lower(replace(${column}, ' ', '')) in (${sql.join(similar)})`
    : sql<boolean>`true`
  for await (const row of rowsBetween(0, lastIds[table], among)) {
    const newRow = added.get(numberOf(row))
    if (newRow) refuse(row, newRow)
  }
}

interface CodeRow {
  id: number
  code: string
  project: string | null
}
