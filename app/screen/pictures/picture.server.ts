import { join } from 'node:path'
import type { Api } from '~/api/client.server'
import { env } from '~/env.server'
import { openPictureCache, type PictureCache } from './picture-cache.server'
import { type PictureFormat, type PictureWidth, resizePicture } from './resize.server'

const DAY_MS = 24 * 3600 * 1000
const MAX_CACHE_BYTES = 256 * 1024 * 1024

interface PictureVariant {
  source: string
  width: PictureWidth
  format: PictureFormat
}

let cache: PictureCache | undefined

/** Cached for all users: access was decided when the URL was signed (decision 0009). */
export async function scaledPicture({ media }: Pick<Api, 'media'>, variant: PictureVariant): Promise<Buffer> {
  const { source, width, format } = variant
  cache ??= openPictureCache(join(env.dataDir, 'pictures'), { maxBytes: MAX_CACHE_BYTES, lifetimeMs: DAY_MS })
  const key = JSON.stringify([source, width, format])
  const cached = await cache.get(key)
  if (cached) return cached
  const scaled = await resizePicture(await media.picture(source), width, format)
  await cache.put(key, scaled)
  return scaled
}
