import { LRUCache } from 'lru-cache'
import { ApiError } from '~/api/errors'
import { quoteSvg } from '~/documents/quote-card'
import type { QuoteCard } from '~/domain/quote'
import { inTurn } from '~/http/render-queue.server'
import { m } from '~/messages/messages'
import { DecoderBusy, drawSvg, UnreadableImage } from '~/pictures/image-decoder.server'

const CACHED_MS = 10 * 60_000
const MAX_CACHE_BYTES = 8 * 1024 * 1024
const RETRY_SECONDS = 5

/** Keyed by content, so that a quote is drawn once for repeated and simultaneous requests. */
const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
  ttl: CACHED_MS,
  fetchMethod: (key) => draw(JSON.parse(key) as QuoteCard),
})

export async function quotePicture(card: QuoteCard): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return (await pictures.fetch(JSON.stringify(card))) as Uint8Array<ArrayBuffer>
  } catch (error) {
    if (error instanceof DecoderBusy) throw failed(m.tooManyPictures(), 'queue full')
    if (error instanceof UnreadableImage) throw failed(m.pictureNotDrawn(), 'not drawn')
    throw error
  }
}

async function draw(card: QuoteCard): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await drawSvg(await inTurn(() => quoteSvg(card))))
}

const failed = (message: string, detail: string) =>
  new ApiError('busy', message, 'quote', detail, undefined, [], RETRY_SECONDS)
