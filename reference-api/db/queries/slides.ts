import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

export function findSlides(db: Kysely<Database>) {
  return db
    .selectFrom('slides')
    .select(['title', 'name', 'comment', 'image_media_id', 'thumb_media_id'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}
