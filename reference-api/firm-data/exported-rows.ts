import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../schema'
import { readMedia } from '../media/read-media'
import { columnsOf, type CsvFile, hasCodeAsId, placeOf, REFERABLE } from './csv-file'
import { FILES } from './files'

type Values = Record<string, unknown>
export type ExportedRows = AsyncIterable<Values[]>

const ROWS_PER_BATCH = 5_000
const RECORDS_PER_RANGE = 500

/** Yields the rows of a file in batches, sorted by key, so that equal data give equal files. */
export const exportedRows = (db: Kysely<Database>, file: CsvFile): ExportedRows =>
  rangesOf(file) ? inRanges(db, file) : inBatches(db, file)

/** No index covers the key of a part of a booking or bill, so each batch is a range of bookings or bills. */
export function rangesOf({ key, columns }: CsvFile): 'bookings' | 'commission_bills' | null {
  const { refersTo } = columns[key[0]!]!.traits
  return refersTo === 'bookings' || refersTo === 'commission_bills' ? refersTo : null
}

/** Starts each batch after the last key of the previous batch, so that the last batches are as fast as the first. */
async function* inBatches(db: Kysely<Database>, file: CsvFile): ExportedRows & AsyncGenerator<Values[]> {
  const keys = file.key.map((name) => keyExpression(file, name))
  const [firstKey] = keys
  let after: RawBuilder<unknown> = sql`true`
  for (;;) {
    const { rows } = await sql<Values>`${selectFrom(file)} and ${after}
      order by ${sql.join(keys)} limit ${ROWS_PER_BATCH}`.execute(db)
    yield rows
    const lastRow = rows[ROWS_PER_BATCH - 1]
    if (!lastRow) return
    const last = file.key.map((name) => lastRow[name] ?? '')
    // Compares the first key alone too, so that an index on the first key can apply.
    after = sql`${firstKey} >= ${last[0]} and (${sql.join(keys)}) > (${sql.join(last)})`
  }
}

async function* inRanges(db: Kysely<Database>, file: CsvFile): ExportedRows & AsyncGenerator<Values[]> {
  const keys = sql.join(file.key.map((name) => keyExpression(file, name)))
  const code = sql.ref(`${file.key[0]!}.code`)
  let previousCode = ''
  for (;;) {
    const codes = await db
      .selectFrom(rangesOf(file)!)
      .select('code')
      .where('code', '>', previousCode)
      .orderBy('code')
      .limit(RECORDS_PER_RANGE)
      .execute()
    const lastCode = codes.at(-1)?.code
    if (lastCode === undefined) return
    const { rows } = await sql<Values>`${selectFrom(file)}
      and ${code} between ${codes[0]!.code} and ${lastCode} order by ${keys}`.execute(db)
    yield rows
    previousCode = lastCode
  }
}

/**
 * The name of a column of the file is the name of its value and of the row to which it refers. `isRanged` reads the parents first, as a
 * list of all rows does.
 */
export function selectFrom(file: CsvFile, isRanged = rangesOf(file) !== null): RawBuilder<Values> {
  const values = columnsOf(file).map(([name]) => sql`${expressionOf(file, name)} as ${sql.ref(name)}`)
  return sql`select ${sql.join(values)} ${rowsOf(file, isRanged)}`
}

/** Ends with a condition. The row of the file's table is `own`. */
export function rowsOf(file: CsvFile, isRanged = rangesOf(file) !== null): RawBuilder<unknown> {
  const { table, source, where = sql`true` } = file
  const own = sql`${source ? sql`(${source})` : sql.table(table)} as own`
  const parent = isRanged ? file.key[0]! : null
  const joins = columnsOf(file).flatMap(([name, column]) => {
    const { refersTo, media } = column.traits
    const joined = media ? 'media' : refersTo
    if (!joined || name === parent || (refersTo && hasCodeAsId(refersTo))) return []
    const join = column.isRequired ? sql`join` : sql`left join`
    const id = sql.ref(`own.${placeOf(name, column)}`)
    return [sql`${join} ${sql.table(joined)} as ${sql.ref(name)} on ${sql.ref(`${name}.id`)} = ${id}`]
  })
  // In SQLite, a cross join reads the ranges of the parent first.
  const from = parent ? sql`${sql.table(rangesOf(file)!)} as ${sql.ref(parent)} cross join ${own}` : own
  const ofParent = parent
    ? sql`${sql.ref(`own.${placeOf(parent, file.columns[parent]!)}`)} = ${sql.ref(`${parent}.id`)} and`
    : sql``
  return sql`from ${from} ${sql.join(joins, sql` `)} where ${ofParent} ${where}`
}

/** What the export writes of a row of `rowsOf`. */
export function expressionOf(file: CsvFile, name: string): RawBuilder<unknown> {
  const column = file.columns[name]!
  const { exported, media, refersTo } = column.traits
  if (exported) return exported
  if (media) return sql.ref(`${name}.file_name`)
  if (refersTo && !hasCodeAsId(refersTo)) return sql.ref(`${name}.${REFERABLE[refersTo].code}`)
  return sql.ref(`own.${placeOf(name, column)}`)
}

/** An empty key comes first. */
const keyExpression = (file: CsvFile, name: string) =>
  file.columns[name]!.isRequired ? expressionOf(file, name) : sql`coalesce(${expressionOf(file, name)}, '')`

/** Yields the files to which the rows refer. Draws demo media that were never read. */
export async function* exportedMedia(
  db: Kysely<Database>,
): AsyncGenerator<{ name: string; content: Uint8Array }> {
  const ids = FILES.flatMap((file) =>
    columnsOf(file)
      .filter(([, { traits }]) => traits.media)
      .map(([, { traits }]) => sql`select ${sql.ref(traits.place!)} from ${sql.table(file.table)}`),
  )
  const { rows } = await sql<{ id: number; owner_id: string | null; file_name: string }>`
    select id, owner_id, file_name from media where id in (${sql.join(ids, sql` union `)}) order by id`.execute(
    db,
  )
  for (const { id, owner_id, file_name } of rows) {
    const media = await readMedia(db, id, owner_id ?? '')
    if (media) yield { name: file_name, content: media.content }
  }
}
