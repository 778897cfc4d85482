import { LRUCache } from 'lru-cache'
import type { Api } from '~/api/client.server'
import { type PictureFormat, type PictureWidth, resizePicture } from './resize.server'

interface PictureVariant {
  source: string
  width: PictureWidth
  format: PictureFormat
}

const cache = new LRUCache<string, Buffer>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
  ttl: 24 * 3600 * 1000,
})

/** Cached for all users: access was decided when the URL was signed (decision 0009). */
export async function scaledPicture({ media }: Pick<Api, 'media'>, variant: PictureVariant): Promise<Buffer> {
  const { source, width, format } = variant
  const key = JSON.stringify([source, width, format])
  const cached = cache.get(key)
  if (cached) return cached
  const scaled = await resizePicture(await media.picture(source), width, format)
  cache.set(key, scaled)
  return scaled
}
