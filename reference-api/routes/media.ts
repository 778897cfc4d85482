import { download } from '../call'
import { readMedia } from '../media/read-media'
import { pathId } from './query'

export const mediaPath = (id: number) => `/media/${id}`

const media = download(
  '/media/:id',
  {
    summary: 'An image or a project document. Uploads can be read by their owner only.',
    contentType: 'image/jpeg, image/png or application/pdf',
  },
  async ({ db, viewer, params }) => {
    const id = pathId(params.id)
    const stored = id === null ? null : await readMedia(db, id, viewer.id)
    return stored && { contentType: stored.contentType, body: stored.content, size: stored.content.length }
  },
)

export const mediaDownloads = [media]
