import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

const DATES_PER_PAGE = 6
const MAX_DATES = 100

interface GalleryWindow {
  page: number
  from?: string
  to?: string
}

/** Sorted by date, newest first. Pages are larger if `from` or `to` is set. */
export function findGalleryDates(db: Kysely<Database>, projectId: number, { page, from, to }: GalleryWindow) {
  const isPaged = from === undefined && to === undefined
  const limit = isPaged ? DATES_PER_PAGE : MAX_DATES
  return db
    .selectFrom('gallery_dates')
    .select(['id', 'taken_on'])
    .where('project_id', '=', projectId)
    .$if(from !== undefined, (query) => query.where('taken_on', '>=', from!))
    .$if(to !== undefined, (query) => query.where('taken_on', '<=', to!))
    .orderBy('taken_on', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function findGalleryImages(db: Kysely<Database>, dateIds: number[]) {
  if (dateIds.length === 0) return []
  return db
    .selectFrom('gallery_images')
    .select(['gallery_date_id', 'heading', 'notes', 'thumb_media_id'])
    .where('gallery_date_id', 'in', dateIds)
    .orderBy('gallery_date_id')
    .orderBy('position')
    .execute()
}
