import { gallery, slides } from './files'
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
  importFile(context, slides, {
    derive: ({ values }) => {
      values.small_file ??= values.file
      return {}
    },
  })
