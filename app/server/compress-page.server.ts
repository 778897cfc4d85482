import { once } from 'node:events'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib'
import Negotiator from 'negotiator'
import { PAGE_WEIGHT } from '~/browser/document'

/** Quality 6 takes as long as 5 and sends 1 % less. Quality 7 takes twenty times as long. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** Compresses with Brotli. For browsers without Brotli, a handler of `server.ts` compresses with gzip. */
export async function pageResponse(
  html: string,
  { request, status, headers }: { request: Request; status: number; headers: Headers },
): Promise<Response> {
  const isCompressed = acceptsBrotli(request)
  const weighed = html.includes(PAGE_WEIGHT) ? await compressWithWeight(html) : null
  if (!isCompressed) return new Response(weighed?.html ?? html, { status, headers })
  const bytes = weighed?.bytes ?? (await brotli(html))
  headers.set('Content-Encoding', 'br')
  headers.set('Content-Length', String(bytes.length))
  headers.append('Vary', 'Accept-Encoding')
  return new Response(new Uint8Array(bytes), { status, headers })
}

const brotli = (html: string): Promise<Buffer> => promisify(brotliCompress)(html, { params: PARAMS })

/** Writes the compressed size into the page. Compresses once, so the size does not count the few bytes after the placeholder. */
async function compressWithWeight(html: string): Promise<{ html: string; bytes: Buffer }> {
  // Uses the last placeholder, because typed text may contain the same characters.
  const placeholderAt = html.lastIndexOf(PAGE_WEIGHT)
  const htmlBefore = html.slice(0, placeholderAt)
  const stream = createBrotliCompress({ params: PARAMS })
  const pieces: Buffer[] = []
  stream.on('data', (piece: Buffer) => pieces.push(piece))
  stream.write(htmlBefore)
  await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve))
  const kilobytes = Math.max(1, Math.round(Buffer.concat(pieces).length / 1024))
  const htmlAfter = `${kilobytes}${html.slice(placeholderAt + PAGE_WEIGHT.length)}`
  const ended = once(stream, 'end')
  stream.end(htmlAfter)
  await ended
  return { html: htmlBefore + htmlAfter, bytes: Buffer.concat(pieces) }
}

function acceptsBrotli(request: Request): boolean {
  const negotiator = new Negotiator({
    headers: { 'accept-encoding': request.headers.get('accept-encoding') ?? '' },
  })
  return negotiator.encoding(['br', 'identity']) === 'br'
}
