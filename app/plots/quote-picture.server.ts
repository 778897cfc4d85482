import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { ApiError } from '~/api/errors'
import { quoteSvg } from '~/documents/quote-card'
import type { QuoteCard } from '~/domain/quote'
import { inTurn } from '~/http/render-queue.server'

/** Drawing takes 0.2 s of a processor; others wait, and beyond that are sent away. */
const MAX_DRAWING = 2
const MAX_WAITING = 24
const CACHED_MS = 10 * 60_000
const MAX_CACHE_BYTES = 8 * 1024 * 1024

let drawing = 0
const waiting: (() => void)[] = []

/** By content: a quote opened twice, or pressed twice at once, is drawn once. */
const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
  ttl: CACHED_MS,
  fetchMethod: (key) => whenFree(() => draw(JSON.parse(key) as QuoteCard)),
})

/** PNG, 1080 × 1350. */
export async function quotePicture(card: QuoteCard): Promise<Uint8Array<ArrayBuffer>> {
  return (await pictures.fetch(JSON.stringify(card))) as Uint8Array<ArrayBuffer>
}

async function draw(card: QuoteCard): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await inTurn(() => quoteSvg(card))
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer())
}

async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  if (drawing < MAX_DRAWING) drawing += 1
  else if (waiting.length < MAX_WAITING) await new Promise<void>((resolve) => waiting.push(resolve))
  else throw tooBusy()
  try {
    return await work()
  } finally {
    // The next one takes over the place.
    const next = waiting.shift()
    if (next) next()
    else drawing -= 1
  }
}

const tooBusy = () =>
  new ApiError(
    'throttled',
    'Too many quotes at once. Please try again in a few seconds.',
    'quote',
    'queue full',
    503,
    [],
    5,
  )
