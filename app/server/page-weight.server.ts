import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { PAGE_WEIGHT } from '~/browser/document'

/** As `server.ts` compresses pages. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Writes the compressed size into a page that states it. */
export async function withWeight(html: string): Promise<string> {
  // The last placeholder, because typed text may contain the same characters.
  const placeholderAt = html.lastIndexOf(PAGE_WEIGHT)
  if (placeholderAt === -1) return html
  const { length } = await promisify(brotliCompress)(html, { params })
  const kilobytes = Math.max(1, Math.round(length / 1024))
  return html.slice(0, placeholderAt) + kilobytes + html.slice(placeholderAt + PAGE_WEIGHT.length)
}
