import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type CsvFile, placeOf } from '../firm-data/csv-file'
import { foldCode } from '../rules/find-text'
import type { Database } from '../schema'
import type { Texts } from './record-rows'

/** Corrections often have numbers of another form. */
const LAST_RECORDS = 20
/** Among these, the last ones of a project are looked for. */
const RECENT_RECORDS = 2_000

export const isNumbered = ({ key }: CsvFile) => key.join() === 'number'

/**
 * The next number of the series of the last records: of those of the record's project, or of its booking's, if there are any. Empty if
 * these have no numbers that can be counted.
 */
export async function nextNumber(db: Kysely<Database>, file: CsvFile, record: Texts): Promise<string> {
  const table = sql.table(file.table)
  const column = sql.ref<string>(placeOf('number', file.columns.number!))
  const series = (await lastSeries(ofProject(file, record))) ?? (await lastSeries(sql`true`))
  if (!series) return ''
  const [start, digits] = series
  const bound = (digit: string) => start + digit.repeat(digits.length)
  const [highest] = await numbers(sql`select max(${column}) as number from ${table}
    where ${column} between ${bound('0')} and ${bound('9')} and length(${column}) = ${start.length + digits.length}`)
  for (let next = Number(highest!.slice(start.length)) + 1; ; next++) {
    const number = start + String(next).padStart(digits.length, '0')
    const taken = await numbers(sql`select ${column} as number from ${table} where ${column} = ${number}`)
    if (taken.length === 0) return number
  }

  async function lastSeries(condition: RawBuilder<unknown>): Promise<[start: string, digits: string] | null> {
    const last = await numbers(sql`select ${column} as number
      from (select * from ${table} order by id desc limit ${RECENT_RECORDS}) as recent
      where ${condition} order by id desc limit ${LAST_RECORDS}`)
    const [, start = '', digits] = last.map((number) => /^(.*?)(\d{1,15})$/.exec(number)).find(Boolean) ?? []
    return digits === undefined ? null : [start, digits]
  }

  async function numbers(query: RawBuilder<unknown>): Promise<string[]> {
    return ((await query.execute(db)).rows as { number: string }[]).map(({ number }) => number)
  }
}

function ofProject({ columns }: CsvFile, { project = '', booking = '' }: Texts): RawBuilder<unknown> {
  const isCode = (code: string) => sql`lower(replace(code, ' ', '')) = ${foldCode(code)}`
  return columns.project
    ? sql`project_id = (select id from projects where ${isCode(project)} limit 1)`
    : sql`(select project_id from bookings where bookings.id = recent.booking_id)
        = (select project_id from bookings where ${isCode(booking)} limit 1)`
}
