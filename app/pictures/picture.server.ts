import { join } from 'node:path'
import type { Api } from '~/api/client.server'
import { env } from '~/env.server'
import type { PicturePurpose } from './address.server'
import { openPictureCache, type PictureCache } from './picture-cache.server'
import { type PictureFormat, type PictureWidth, resizePicture } from './resize.server'

const DAY_MS = 24 * 3600 * 1000
const MAX_CACHE_BYTES = 256 * 1024 * 1024

export interface WantedPicture {
  source: string
  purpose: PicturePurpose
  width: PictureWidth
  format: PictureFormat
}

let cache: PictureCache | undefined

/**
 * A picture of the upstream, scaled. Whoever has its signed address was given it by the upstream, so it may come from the cache;
 * what is somebody's own is fetched with that person's token every time, and kept nowhere (decision 0009).
 */
export async function scaledPicture({ media }: Pick<Api, 'media'>, wanted: WantedPicture): Promise<Buffer> {
  const { source, purpose, width, format } = wanted
  const make = async () => resizePicture(await media.picture(source), width, format)
  if (purpose === 'own picture') return make()
  cache ??= openPictureCache(join(env.dataDir, 'pictures'), { maxBytes: MAX_CACHE_BYTES, freshMs: DAY_MS })
  const key = JSON.stringify([source, width, format])
  const kept = await cache.get(key)
  if (kept) return kept
  const made = await make()
  await cache.put(key, made)
  return made
}
