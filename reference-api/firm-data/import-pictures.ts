import { gallery, projects, slides } from './files'
import { allRowsOf, countChanged, idsByCode, type ImportContext, reportUnknown } from './import-context'
import { PICTURE, storeFile } from './import-files'
import { upsertRows } from './upsert-rows'

export async function importGallery(context: ImportContext): Promise<void> {
  const { db } = context
  const projectIds = await idsByCode(db, 'projects')
  const fileRows = await allRowsOf(context, gallery)
  const dates = new Map<string, { project_id: number; taken_on: string }>()
  for (const { row, values } of fileRows) {
    const projectId = projectIds.get(values.project)
    if (projectId === undefined)
      reportUnknown(context, gallery, row, 'project', { code: values.project, of: projects })
    else
      dates.set(`${values.project} ${values.taken_on}`, { project_id: projectId, taken_on: values.taken_on })
  }
  await upsertRows(db, 'gallery_dates', [...dates.values()], {
    key: ['project_id', 'taken_on'],
    returning: 'id',
  })
  const dateIds = new Map(
    (await db.selectFrom('gallery_dates').selectAll().execute()).map((date) => [
      `${date.project_id} ${date.taken_on}`,
      date.id,
    ]),
  )
  const rows: object[] = []
  for (const { row, values } of fileRows) {
    const dateId = dateIds.get(`${projectIds.get(values.project)} ${values.taken_on}`)
    const mediaId = await storeFile(context, PICTURE, values.file, {
      file: gallery.name,
      row,
      column: 'file',
    })
    if (dateId === undefined || mediaId === null) continue
    rows.push({
      gallery_date_id: dateId,
      position: values.position,
      heading: values.heading,
      notes: values.notes ?? '',
      thumb_media_id: mediaId,
    })
  }
  const changed = await upsertRows(db, 'gallery_images', rows, {
    key: ['gallery_date_id', 'position'],
    returning: 'id',
  })
  countChanged(context, gallery, changed.length)
}

export async function importSlides(context: ImportContext): Promise<void> {
  const rows: object[] = []
  for (const { row, values } of await allRowsOf(context, slides)) {
    const imageId = await storeFile(context, PICTURE, values.file, { file: slides.name, row, column: 'file' })
    const thumbId = values.small_file
      ? await storeFile(context, PICTURE, values.small_file, { file: slides.name, row, column: 'small_file' })
      : imageId
    if (imageId === null || thumbId === null) continue
    rows.push({
      position: values.position,
      title: values.title,
      name: values.name,
      comment: values.comment,
      image_media_id: imageId,
      thumb_media_id: thumbId,
    })
  }
  const changed = await upsertRows(context.db, 'slides', rows, { key: ['position'], returning: 'id' })
  countChanged(context, slides, changed.length)
}
