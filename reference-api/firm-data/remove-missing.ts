import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../schema'
import { type CsvFile, columnsOf, keyOf, placeOf, REFERABLE, type Referable } from './csv-file'
import { exportedRows, expressionOf, rowsOf } from './exported-rows'
import * as files from './files'
import { removeUnusedMedia } from './import-media'
import type { ImportContext } from './import-context'
import { ImportRefused, Problems } from './problems'
import { readRows } from './read-rows'

type Values = Record<string, unknown>
type Db = ImportContext['db']

const replaceable = files.FILES.filter(({ stays }) => !stays).reverse()
export const REPLACEABLE = replaceable.map(({ name }) => name)

/**
 * Removes rows that the replaced files no longer have. Throws `ImportRefused` if a row is invalid, or if other rows refer to a removed
 * row.
 */
export async function removeMissing(context: ImportContext, replaced: ReadonlySet<string>): Promise<void> {
  const { db, source } = context
  for (const file of replaceable) {
    if (!replaced.has(file.name) || !source.files.has(file.name)) continue
    const keysInFile = new Set<string>()
    const problems = new Problems()
    for await (const rows of readRows(source, file, problems))
      for (const { values } of rows) keysInFile.add(keyOf(file, values))
    // Otherwise, an invalid row would count as missing and be removed.
    if (!problems.isEmpty) throw new ImportRefused(problems)
    for await (const batch of exportedRows(db, file))
      for (const values of batch)
        if (!keysInFile.has(keyOf(file, values))) {
          await removeRow(context, file, values)
          context.removed.set(file.name, (context.removed.get(file.name) ?? 0) + 1)
        }
  }
}

async function removeRow(context: ImportContext, file: CsvFile, values: Values): Promise<void> {
  const refusalOf = (reason: string) => {
    const problems = new Problems()
    const key = file.key.map((name) => String(values[name])).join(', ')
    problems.add({
      file: file.name,
      row: null,
      reason: `${key} cannot be removed: other rows refer to it${reason}.`,
    })
    return new ImportRefused(problems)
  }
  // PostgreSQL answers no query after a failed statement, so this comes first.
  const names = await referringRows(context.db, file, values)
  if (names !== null) throw refusalOf(`: ${names}`)
  const remove = removals.get(file) ?? deleteRow
  try {
    await remove(context, file, values)
  } catch (error) {
    if (!/foreign key/i.test((error as Error).message)) throw error
    throw refusalOf('')
  }
}

type Remove = (context: ImportContext, file: CsvFile, values: Values) => Promise<void>

const removals = new Map<CsvFile, Remove>([
  [
    files.gallery,
    async ({ db }, file, values) => {
      await sql`delete from gallery_images where id in (${selectOf(file, values, sql`own.id`)})`.execute(db)
      await sql`delete from gallery_dates where id not in (select gallery_date_id from gallery_images)`.execute(
        db,
      )
    },
  ],
  [
    files.notifications,
    async (context, file, values) => {
      await deleteRow(context, file, values)
      const imported = context.db.deleteFrom('imported_rows').where('file', '=', file.name)
      await imported.where('key', '=', keyOf(file, values)).execute()
    },
  ],
  [
    files.taxCertificates,
    async (context, file, values) => {
      const media = await sql<{ id: number }>`${selectOf(file, values, sql`own.media_id as id`)}`.execute(
        context.db,
      )
      await deleteRow(context, file, values)
      await removeUnusedMedia(
        context.db,
        media.rows.map(({ id }) => id),
      )
    },
  ],
  [
    files.bookings,
    async (context, file, values) => {
      const stored = selectOf(file, values, sql`own.plot_id as id`)
      for (const { id } of (await sql<{ id: number }>`${stored}`.execute(context.db)).rows)
        context.touchedPlots.add(id)
      await deleteRow(context, file, values)
    },
  ],
  [
    files.receipts,
    async (context, file, values) => {
      await touchBooking(context, file, values)
      await deleteRow(context, file, values)
    },
  ],
  [
    files.payments,
    async (context, file, values) => {
      const stored = selectOf(file, values, sql`receipt.booking_id as id`)
      for (const { id } of (await sql<{ id: number }>`${stored}`.execute(context.db)).rows)
        context.touchedBookings.add(id)
      await deleteRow(context, file, values)
    },
  ],
  [
    files.commissionLines,
    async (context, file, values) => {
      // A booking without lines gets new lines, calculated with the commission rates.
      await touchBooking(context, file, values)
      await deleteRow(context, file, values)
    },
  ],
  [
    files.instalments,
    async (context, file, values) => {
      const id = await touchBooking(context, file, values)
      if (id !== undefined)
        await context.db.updateTable('bookings').set({ has_own_schedule: 0 }).where('id', '=', id).execute()
    },
  ],
])

const deleteRow: Remove = async ({ db }, file, values) => {
  for (const part of file.parts ?? [])
    await sql`delete from ${sql.table(part)}
      where ${sql.ref(foreignKeyOf(file.table))} in (${selectOf(file, values, sql`own.id`)})`.execute(db)
  const isRow = file.key.map((name) => {
    const place = placeOf(name, file.columns[name]!)
    const stored = selectOf(file, values, sql.ref(`own.${place}`))
    return values[name] === null ? sql`${sql.ref(place)} is null` : sql`${sql.ref(place)} = (${stored})`
  })
  await sql`delete from ${sql.table(file.table)} where ${sql.join(isRow, sql` and `)}`.execute(db)
}

async function touchBooking({ db, touchedBookings }: ImportContext, file: CsvFile, values: Values) {
  const { rows } = await sql<{ id: number }>`${selectOf(file, values, sql`own.booking_id as id`)}`.execute(db)
  for (const { id } of rows) touchedBookings.add(id)
  return rows[0]?.id
}

/** Selects from the row with these values in its key. */
function selectOf(file: CsvFile, values: Values, selected: RawBuilder<unknown>): RawBuilder<unknown> {
  const isRow = file.key.map((name) => {
    const stored = expressionOf(file, name)
    return values[name] === null ? sql`${stored} is null` : sql`${stored} = ${values[name]}`
  })
  return sql`select ${selected} ${rowsOf(file)} and ${sql.join(isRow, sql` and `)}`
}

const foreignKeyOf = (table: keyof Database) => REFERABLE[table as Referable].foreignKey

const MAX_NAMED = 3

/** Names some rows that refer to a row of the file, such as `bill CB-1 in payments.csv`; null if there are none. */
async function referringRows(db: Db, file: CsvFile, values: Values): Promise<string | null> {
  const id = selectOf(file, values, sql`own.id`)
  const references = replaceable.flatMap((from) =>
    columnsOf(from).flatMap(([name, { traits }]) => {
      const isPart = file.parts?.includes(from.table)
      const isCleared = from.name === files.notifications.name
      if (traits.refersTo !== file.table || isPart || isCleared) return []
      return [
        sql`select ${nameOf(from)} as name ${rowsOf(from)} and ${sql.ref(`own.${placeOf(name, from.columns[name]!)}`)} in (${id})`,
      ]
    }),
  )
  // Payments refer to commission lines by booking and associate.
  const lines =
    file.table === 'commission_lines'
      ? id
      : file.table === 'bookings'
        ? sql`select id from commission_lines where booking_id in (${id})`
        : null
  if (lines)
    references.push(
      sql`select ${nameOf(files.payments)} as name ${rowsOf(files.payments)} and own.line_id in (${lines})`,
    )
  if (references.length === 0) return null
  const { rows } = await sql<{
    name: string
  }>`select distinct name from (${sql.join(references, sql` union `)}) as found
    order by name limit ${MAX_NAMED + 1}`.execute(db)
  if (rows.length === 0) return null
  const names = rows.slice(0, MAX_NAMED).map(({ name }) => name)
  return `${names.join(', ')}${rows.length > MAX_NAMED ? ' and others' : ''}`
}

/** A row that has no number of its own is named by the first column of its key. */
function nameOf(file: CsvFile): RawBuilder<unknown> {
  const own = file.key.find((name) => {
    const { numbers, refersTo } = file.columns[name]!.traits
    return numbers === file.table && !refersTo
  })
  const column = own ?? file.key[0]!
  const noun = own ? foreignKeyOf(file.table).replace('_id', '') : column
  return sql`${`${noun} `} || ${expressionOf(file, column)} || ${` in ${file.name}`}`
}
