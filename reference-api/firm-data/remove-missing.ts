import type { Transaction } from 'kysely'
import type { Database } from '../schema'
import { type CsvFile, keyOf } from './csv-file'
import { exportsOf } from './exported-rows'
import * as files from './files'
import { removeUnusedMedia } from './import-certificates'
import type { ImportContext } from './import-context'
import { ImportRefused, Problems } from './problems'
import { readRows } from './read-rows'
import { referringRows } from './referring-rows'

type Values = Record<string, string>
type Remove = (context: ImportContext, values: Values) => Promise<unknown>

const byCode =
  (table: 'projects' | 'emi_plans' | 'commission_bills', column: string): Remove =>
  ({ db }, values) =>
    db.deleteFrom(table).where('code', '=', values[column]!).execute()

const projectId = (db: Transaction<Database>, code: string | null) =>
  db
    .selectFrom('projects')
    .select('id')
    .where('code', '=', code ?? '')
const bookingId = (db: Transaction<Database>, code: string) =>
  db.selectFrom('bookings').select('id').where('code', '=', code)

/**
 * A row is removed only if its file is in this list and lacks the row. Associates, the firm, bank accounts, verifications, bank requests,
 * the states of accepted bills, queries and their messages stay, even if their files lack them.
 */
const removals: [CsvFile, Remove][] = [
  [
    files.slides,
    ({ db }, { position }) => db.deleteFrom('slides').where('position', '=', Number(position)).execute(),
  ],
  [
    files.gallery,
    async ({ db }, { project, taken_on, position }) => {
      const { id } = await db
        .selectFrom('gallery_dates')
        .select('id')
        .where('taken_on', '=', taken_on!)
        .where('project_id', 'in', projectId(db, project!))
        .executeTakeFirstOrThrow()
      const images = db.deleteFrom('gallery_images').where('gallery_date_id', '=', id)
      await images.where('position', '=', Number(position)).execute()
      await db
        .deleteFrom('gallery_dates')
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('gallery_images').select('id').where('gallery_date_id', '=', id))),
        )
        .execute()
    },
  ],
  [
    files.notifications,
    async ({ db }, { code }) => {
      await db.deleteFrom('notifications').where('code', '=', code!).execute()
      const imported = db.deleteFrom('imported_rows').where('file', '=', files.notifications.name)
      await imported.where('key', '=', code!).execute()
    },
  ],
  [
    files.taxCertificates,
    async ({ db }, { associate, year, quarter }) => {
      const removed = await db
        .deleteFrom('tax_certificates')
        .where('associate_id', '=', associate!)
        .where('financial_year', '=', Number(year))
        .where('quarter', '=', Number(quarter))
        .returning('media_id')
        .execute()
      await removeUnusedMedia(
        db,
        removed.map(({ media_id }) => media_id),
      )
    },
  ],
  [
    files.payments,
    ({ db }, { bill, receipt }) =>
      db
        .deleteFrom('payments')
        .where('bill_id', 'in', (query) =>
          query.selectFrom('commission_bills').select('id').where('code', '=', bill!),
        )
        .where('receipt_id', 'in', (query) =>
          query.selectFrom('receipts').select('id').where('number', '=', receipt!),
        )
        .execute(),
  ],
  [files.commissionBills, byCode('commission_bills', 'number')],
  [
    files.commissionLines,
    async ({ db, touchedBookings }, { booking, associate }) => {
      const { id } = await bookingId(db, booking!).executeTakeFirstOrThrow()
      const lines = db.deleteFrom('commission_lines').where('booking_id', '=', id)
      await lines.where('associate_id', '=', associate!).execute()
      // A booking without lines gets new lines, calculated with the commission rates.
      touchedBookings.add(id)
    },
  ],
  [files.receipts, ({ db }, { number }) => db.deleteFrom('receipts').where('number', '=', number!).execute()],
  [
    files.instalments,
    async ({ db, touchedBookings }, { booking }) => {
      const { id } = await bookingId(db, booking!).executeTakeFirstOrThrow()
      await db.updateTable('bookings').set({ has_own_schedule: 0 }).where('id', '=', id).execute()
      touchedBookings.add(id)
    },
  ],
  [
    files.bookingMoves,
    ({ db }, { booking, position }) =>
      db
        .deleteFrom('booking_moves')
        .where('booking_id', 'in', bookingId(db, booking!))
        .where('position', '=', Number(position))
        .execute(),
  ],
  [
    files.bookings,
    async ({ db }, { number }) => {
      const id = bookingId(db, number!)
      await db.deleteFrom('booking_moves').where('booking_id', 'in', id).execute()
      await db.deleteFrom('instalments').where('booking_id', 'in', id).execute()
      await db.deleteFrom('commission_lines').where('booking_id', 'in', id).execute()
      await db.deleteFrom('bookings').where('code', '=', number!).execute()
    },
  ],
  [files.emiPlans, byCode('emi_plans', 'code')],
  [
    files.commissionRates,
    ({ db }, { project, from, level }) =>
      db
        .deleteFrom('commission_rates')
        .where('from_on', '=', from!)
        .where('level', '=', Number(level))
        .where((eb) =>
          project ? eb('project_id', 'in', projectId(db, project)) : eb('project_id', 'is', null),
        )
        .execute(),
  ],
  [
    files.plots,
    async ({ db }, { project, number }) => {
      const plots = db.deleteFrom('plots').where('project_id', 'in', projectId(db, project!))
      await plots.where('number', '=', number!).execute()
    },
  ],
  [
    files.blocks,
    ({ db }, { project, name }) =>
      db
        .deleteFrom('blocks')
        .where('project_id', 'in', projectId(db, project!))
        .where('name', '=', name!)
        .execute(),
  ],
  [files.projects, byCode('projects', 'code')],
  [files.firmRules, ({ db }, { from }) => db.deleteFrom('firm_rules').where('from_on', '=', from!).execute()],
] as [CsvFile, Remove][]

export const REPLACEABLE = removals.map(([{ name }]) => name)

/**
 * Removes rows that the replaced files no longer have. Throws `ImportRefused` if a row is invalid, or if other rows refer to a removed
 * row.
 */
export async function removeMissing(context: ImportContext, replaced: ReadonlySet<string>): Promise<void> {
  const { db, folder, present } = context
  const exports = exportsOf(db)
  for (const [file, remove] of removals) {
    if (!replaced.has(file.name) || !present.has(file.name)) continue
    const keysInFile = new Set<string>()
    const problems = new Problems()
    for await (const { values } of readRows(folder, file, problems)) keysInFile.add(keyOf(file, values))
    // Otherwise, an invalid row would count as missing and be removed.
    if (!problems.isEmpty) throw new ImportRefused(problems)
    const { batches } = exports.find((exported) => exported.file === file)!
    for await (const batch of batches)
      for (const values of batch)
        if (!keysInFile.has(keyOf(file, values))) {
          await removeRow(context, file, remove, values)
          context.removed.set(file.name, (context.removed.get(file.name) ?? 0) + 1)
        }
  }
}

async function removeRow(
  context: ImportContext,
  file: CsvFile,
  remove: Remove,
  values: Record<string, unknown>,
) {
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
  const names = await referringRows(context.db, file, values as Values)
  if (names !== null) throw refusalOf(`: ${names}`)
  try {
    await remove(context, values as Values)
  } catch (error) {
    if (!/foreign key/i.test((error as Error).message)) throw error
    throw refusalOf('')
  }
}
