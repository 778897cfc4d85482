import type { Kysely } from 'kysely'
import { findLayout } from '../db/queries/layout'
import type { Database } from '../schema'
import { projectBrochure } from './project-brochure'
import { projectLayout } from './project-layout'
import { drawScene } from './scenes'

interface StoredMedia {
  contentType: string
  content: Uint8Array
}

/**
 * Null if the file doesn't exist or belongs to someone else. Demo media are drawn and stored on first use, so
 * that the first start is fast.
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

/** `brochure:4` and `layout:4` are documents of project 4; other scenes are images. */
async function draw(db: Kysely<Database>, scene: string, createdAt: string): Promise<Uint8Array> {
  const [kind, projectId] = scene.split(':')
  if (kind !== 'brochure' && kind !== 'layout') return drawScene(scene)
  const layout = await findLayout(db, Number(projectId))
  const date = new Date(`${createdAt.replace(' ', 'T')}+05:30`)
  if (kind === 'layout') return projectLayout(layout, date)
  return projectBrochure(layout, await drawScene(`cover:${projectId}`), date)
}
