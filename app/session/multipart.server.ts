import { m } from '~/messages/messages'
import { FORM_BYTES, IMAGE_FORM_BYTES } from './body-limits'

const MAX_PARTS = 200
const MAX_HEAD_BYTES = 4 * 1024
const HEAD_END = '\r\n\r\n'
const FILE_NAME = /;\s*filename\*?=/i

type Place = 'head' | 'text' | 'file'

/**
 * Reads a multipart body as it arrives. Without `keepsFiles` it drops the content of files, so that a body takes at most 64 KB. Rejects
 * with a 413 response, or a TypeError for a part with long headers, but only after the whole body has been sent.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  keepsFiles: boolean,
): Promise<Buffer> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const kept: Buffer[] = []
  let parts = 0
  let textBytes = 0
  let fileBytes = 0
  let place: Place = 'text'
  // The first delimiter needs no line break before it.
  let rest = Buffer.from('\r\n')
  let refusal: Error | Response | null = null

  for await (const chunk of body) {
    if (refusal) continue
    rest = Buffer.concat([rest, chunk])
    while (!refusal && readNext()) continue
    refusal ??= refusalNow()
  }
  keep(rest)
  refusal ??= refusalNow()
  if (refusal) throw refusal
  return Buffer.concat(kept).subarray(HEAD_END.length / 2)

  /** Returns false if more of the body must arrive first. */
  function readNext(): boolean {
    if (place === 'head') return readHead()
    const end = rest.indexOf(delimiter)
    const contentEnd = end === -1 ? Math.max(0, rest.length - delimiter.length + 1) : end
    if (place === 'text' || keepsFiles) keep(rest.subarray(0, contentEnd))
    rest = rest.subarray(contentEnd)
    if (end === -1) return false
    place = 'head'
    keep(delimiter)
    rest = rest.subarray(delimiter.length)
    parts += 1
    refusal = refusalNow()
    return true
  }

  function readHead(): boolean {
    const end = rest.indexOf(HEAD_END)
    if ((end === -1 ? rest.length : end) > MAX_HEAD_BYTES) refusal = new TypeError('long headers of a part')
    if (refusal || end === -1) return false
    const head = rest.subarray(0, end + HEAD_END.length)
    keep(head)
    place = FILE_NAME.test(head.toString('latin1')) ? 'file' : 'text'
    rest = rest.subarray(head.length)
    return true
  }

  /** Copies, because a part of a chunk would hold the whole chunk. */
  function keep(bytes: Buffer) {
    if (refusal) return
    kept.push(Buffer.from(bytes))
    if (place === 'file') fileBytes += bytes.length
    else textBytes += bytes.length
  }

  function refusalNow(): Response | null {
    // The last delimiter begins no part.
    if (parts > MAX_PARTS + 1) return tooLarge(m.tooManyFields())
    if (textBytes > FORM_BYTES) return tooLarge(m.formLargerThan64Kb())
    return fileBytes > IMAGE_FORM_BYTES ? tooLarge(m.formLargerThan12Mb()) : null
  }
}

export const tooLarge = (text: string) => new Response(text, { status: 413, statusText: 'Content Too Large' })
