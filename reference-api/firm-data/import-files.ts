import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { timestampInIndia } from '../../app/domain/dates'
import type { FileKind } from './cells'
import type { ImportContext } from './import-context'
import type { Problem } from './problems'
import { MEDIA_FOLDER } from './row-source'

const MAX_BYTES = 20 * 1024 * 1024

/**
 * Stores a file of the folder and returns a media id; null if `name` is null or the file is unusable. A file that the database has needs
 * not be in the folder. Changed content gets a new id, because browsers cache pictures by URL.
 */
export async function storeFile(
  { db, source, problems, now }: ImportContext,
  kind: FileKind,
  name: string | null,
  place: Omit<Problem, 'reason'>,
  ownerId: string | null = null,
): Promise<number | null> {
  if (name === null) return null
  const stored = await db
    .selectFrom('media')
    .select(['id', 'content', 'owner_id'])
    .where('file_name', '=', name)
    .executeTakeFirst()
  const content = await source.readMedia(name)
  if (!content && stored?.owner_id === ownerId) return stored.id
  if (!content) {
    problems.add({ ...place, reason: `the file "${name}" is not in the folder ${MEDIA_FOLDER}.` })
    return null
  }
  const contentType = (await fileTypeFromBuffer(content))?.mime ?? ''
  if (!kind.types.includes(contentType) || content.length > MAX_BYTES) {
    problems.add({ ...place, reason: `"${name}" is not a ${kind.name} of up to 20 MB.` })
    return null
  }
  if (stored?.content && stored.owner_id === ownerId && content.equals(stored.content)) return stored.id
  if (stored) {
    // A row of another file may still have the replaced medium, so that an export writes it.
    const file_name = `replaced-${randomUUID()}${extname(name)}`
    await db.updateTable('media').set({ file_name }).where('id', '=', stored.id).execute()
  }
  const { id } = await db
    .insertInto('media')
    .values({
      owner_id: ownerId,
      content_type: contentType,
      content,
      scene: null,
      created_at: timestampInIndia(now),
      file_name: name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
