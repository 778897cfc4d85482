import type { Transaction } from 'kysely'
import type { Database } from '../schema'
import { firstDayOfQuarter } from '../rules/tax-year'
import { gallery, slides, taxCertificates } from './files'
import type { ImportContext } from './import-context'
import { addMedia, allRowsOf, importFile, writeRows } from './import-rows'
import { upsertRows } from './upsert-rows'

export async function importGallery(context: ImportContext): Promise<void> {
  const { db } = context
  const rows = await allRowsOf(context, gallery)
  const dates = rows.map(({ record: { project_id, taken_on } }) => ({ project_id, taken_on }))
  const placeOf = (date: { project_id?: unknown; taken_on?: unknown }) =>
    `${date.project_id} ${date.taken_on}`
  await upsertRows(db, 'gallery_dates', [...new Map(dates.map((date) => [placeOf(date), date])).values()], {
    key: ['project_id', 'taken_on'],
    returning: 'id',
  })
  const known = await db.selectFrom('gallery_dates').selectAll().execute()
  const dateIds = new Map(known.map((date) => [placeOf(date), date.id]))
  const images = (await addMedia(context, gallery, rows)).map(({ record }) => {
    const { project_id, taken_on, ...image } = record
    return { record: { ...image, gallery_date_id: dateIds.get(placeOf({ project_id, taken_on })) } }
  })
  await writeRows(context, gallery, images)
}

export const importSlides = (context: ImportContext): Promise<void> =>
  importFile(context, slides, ({ values }) => {
    values.small_file ??= values.file
  })

export async function importTaxCertificates(context: ImportContext): Promise<void> {
  const { db, problems, today } = context
  const ownerOf = new Map<string, string>()
  const rows = await allRowsOf(context, taxCertificates)
  for (const { values, refuse } of rows) {
    const { associate, year, quarter, file } = values
    if (firstDayOfQuarter(year, quarter) > today)
      refuse('quarter', `begins on ${firstDayOfQuarter(year, quarter)}, in the future.`)
    const owner = ownerOf.get(file) ?? associate
    if (owner !== associate) refuse('file', `"${file}" is a certificate of ${owner} already.`)
    ownerOf.set(file, owner)
  }
  const former = await db.selectFrom('tax_certificates').select('media_id').execute()
  const withMedia = await addMedia(context, taxCertificates, rows)
  if (!problems.isEmpty) return
  const changed = await writeRows(context, taxCertificates, withMedia)
  if (changed.length > 0)
    await removeUnusedMedia(
      db,
      former.map(({ media_id }) => media_id),
    )
}

/** Call after the certificates changed: nobody may open a document that was stored for a person by mistake. */
export async function removeUnusedMedia(db: Transaction<Database>, mediaIds: number[]): Promise<void> {
  for (const id of mediaIds)
    await db
      .deleteFrom('media')
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tax_certificates').select('id').where('media_id', '=', id))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bank_change_requests').select('id').where('image_media_id', '=', id))),
      )
      .execute()
}
