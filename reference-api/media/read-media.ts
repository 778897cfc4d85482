import type { Kysely } from 'kysely'
import { findLayout } from '../db/queries/layout'
import type { Database } from '../db/schema'
import { projectBrochure } from './project-brochure'
import { projectLayout } from './project-layout'
import { drawScene } from './scenes'

export interface StoredMedia {
  contentType: string
  content: Uint8Array
}

/**
 * A stored picture or document; null when there is none, or when it is somebody else's. Those of the demo are drawn when first
 * asked for and kept in the database, so that a first start does not wait for what nobody has looked at. Two readers at once draw
 * the same bytes.
 */
export async function readMedia(
  db: Kysely<Database>,
  id: number,
  viewerId: string,
): Promise<StoredMedia | null> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || (row.owner_id !== null && row.owner_id !== viewerId)) return null
  if (row.content) return { contentType: row.content_type, content: row.content }
  if (!row.scene) return null
  const content = await draw(db, row.scene, row.created_at)
  await db.updateTable('media').set({ content }).where('id', '=', id).execute()
  return { contentType: row.content_type, content }
}

/** `brochure:4` and `layout:4` are documents about project 4; all other scenes are pictures. */
async function draw(db: Kysely<Database>, scene: string, createdAt: string): Promise<Uint8Array> {
  const [kind, projectId] = scene.split(':')
  if (kind !== 'brochure' && kind !== 'layout') return drawScene(scene)
  const layout = await findLayout(db, Number(projectId))
  const date = new Date(`${createdAt.replace(' ', 'T')}+05:30`)
  if (kind === 'layout') return projectLayout(layout, date)
  return projectBrochure(layout, await drawScene(`cover:${projectId}`), date)
}
