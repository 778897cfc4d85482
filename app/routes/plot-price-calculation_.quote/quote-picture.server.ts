import { LRUCache } from 'lru-cache'
import { ApiError } from '~/api/errors'
import { type Draw, drawHere } from '~/files/drawings'
import type { QuoteCard } from '~/domain/quote'
import { m } from '~/messages/messages'
import { drawSvg, UnreadableImage } from '~/files/image-decoder.server'

const CACHED_MS = 10 * 60_000
const MAX_CACHE_BYTES = 8 * 1024 * 1024
const RETRY_SECONDS = 5

/** Keyed by content, so that a quote is drawn once for repeated and simultaneous requests. */
const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>, Draw>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
  ttl: CACHED_MS,
  fetchMethod: async (key, _stale, { context: draw }) =>
    new Uint8Array(await drawSvg(await draw('quoteSvg', JSON.parse(key) as QuoteCard))),
})

export async function quotePicture(card: QuoteCard, draw: Draw = drawHere): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return (await pictures.fetch(JSON.stringify(card), { context: draw })) as Uint8Array<ArrayBuffer>
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error
    throw new ApiError('busy', m.pictureNotDrawn(), 'quote', 'not drawn', undefined, [], RETRY_SECONDS)
  }
}
