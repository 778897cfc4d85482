import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { timestampInIndia } from '../../app/domain/dates'
import type { ImportContext } from './import-context'
import type { Problem } from './problems'

export const MEDIA_FOLDER = 'media'
/** Holds the files of an export until all are complete. Inside the exported folder, because files move only within a file system. */
export const PARTIAL_FOLDER = '.partial-export'

interface FileKind {
  name: string
  types: string[]
}

export const PICTURE: FileKind = { name: 'JPEG or PNG', types: ['image/jpeg', 'image/png'] }
export const PICTURE_OR_PDF: FileKind = {
  name: 'JPEG, PNG or PDF',
  types: [...PICTURE.types, 'application/pdf'],
}
const MAX_BYTES = 20 * 1024 * 1024

/**
 * Stores a file of the folder and returns a media id; null if `name` is null or the file is unusable. A file that the database has needs
 * not be in the folder. Changed content gets a new id, because browsers cache pictures by URL.
 */
export async function storeFile(
  { db, folder, problems, now }: ImportContext,
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
  const content = await readFile(join(folder, MEDIA_FOLDER, name)).catch(() => null)
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
  if (stored) await db.updateTable('media').set({ file_name: null }).where('id', '=', stored.id).execute()
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
