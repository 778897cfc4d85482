import { type Kysely, sql } from 'kysely'
import { type CsvFile, placeOf } from '../firm-data/csv-file'
import type { Database } from '../schema'

/** Corrections often have numbers of another form. */
const LAST_RECORDS = 20

/** The next number of the series of the last records; empty if the file has no numbers, or these have none that can be counted. */
export async function nextNumber(db: Kysely<Database>, file: CsvFile): Promise<string> {
  if (file.key.join() !== 'number') return ''
  const table = sql.table(file.table)
  const column = sql.ref<string>(placeOf('number', file.columns.number!))
  const last = await numbers(
    sql`select ${column} as number from ${table} order by id desc limit ${LAST_RECORDS}`,
  )
  const [, start = '', digits = ''] =
    last.map((number) => /^(.*?)(\d{1,15})$/.exec(number)).find(Boolean) ?? []
  if (digits === '') return ''
  const bound = (digit: string) => start + digit.repeat(digits.length)
  const [highest] = await numbers(sql`select max(${column}) as number from ${table}
    where ${column} between ${bound('0')} and ${bound('9')} and length(${column}) = ${start.length + digits.length}`)
  for (let next = Number(highest!.slice(start.length)) + 1; ; next++) {
    const number = start + String(next).padStart(digits.length, '0')
    const taken = await numbers(sql`select ${column} as number from ${table} where ${column} = ${number}`)
    if (taken.length === 0) return number
  }

  async function numbers(query: ReturnType<typeof sql>): Promise<string[]> {
    return ((await query.execute(db)).rows as { number: string }[]).map(({ number }) => number)
  }
}
