import type { Kysely } from 'kysely'
import type { Database } from '../db/schema'
import { drawScene } from './scenes'

export interface StoredPicture {
  /** Only this associate may see it; null for every signed-in associate. */
  ownerId: string | null
  contentType: string
  content: Uint8Array
}

/**
 * A stored picture; null when there is none. Demo pictures are drawn when first asked for and kept in the database, so
 * that a first start does not wait for pictures nobody has looked at. Two readers at once draw the same bytes.
 */
export async function readMedia(db: Kysely<Database>, id: number): Promise<StoredPicture | null> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const picture = { ownerId: row.owner_id, contentType: row.content_type }
  if (row.content) return { ...picture, content: row.content }
  if (!row.scene) return null
  const content = await drawScene(row.scene)
  await db.updateTable('media').set({ content }).where('id', '=', id).execute()
  return { ...picture, content }
}
