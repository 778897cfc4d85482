import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import Negotiator from 'negotiator'

/** Higher qualities take more of the processor's time than they save of the page's. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5 }

export const brotli = (html: string): Promise<Buffer> => promisify(brotliCompress)(html, { params: PARAMS })

/** A page as one piece, compressed for browsers that take Brotli. Others get a stream that the server compresses, in more pieces. */
export async function pageResponse(
  html: string,
  { request, status, headers }: { request: Request; status: number; headers: Headers },
): Promise<Response> {
  if (!takesBrotli(request)) return new Response(html, { status, headers })
  const bytes = await brotli(html)
  headers.set('Content-Encoding', 'br')
  headers.set('Content-Length', String(bytes.length))
  headers.append('Vary', 'Accept-Encoding')
  return new Response(new Uint8Array(bytes), { status, headers })
}

function takesBrotli(request: Request): boolean {
  const negotiator = new Negotiator({
    headers: { 'accept-encoding': request.headers.get('accept-encoding') ?? '' },
  })
  return negotiator.encoding(['br', 'identity']) === 'br'
}
