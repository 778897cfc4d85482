import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { fileTypeFromBuffer } from 'file-type'
import type { Api } from '~/api/client.server'
import { NotADocument } from './failure.server'

const TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']
/** What it takes to tell a type. */
const HEAD_BYTES = 4_100

/** A PDF or an image of the upstream as it comes, to be shown in the browser and to be saved under a name. */
export async function documentReply(
  { media }: Pick<Api, 'media'>,
  { source, name }: { source: string; name: string },
): Promise<Response> {
  const { size, content } = await media.document(source)
  const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const head = await takeHead(chunks)
  const type = await fileTypeFromBuffer(head)
  if (!type || !TYPES.includes(type.mime)) {
    content.destroy()
    throw new NotADocument()
  }
  return new Response(createReadableStreamFromReadable(Readable.from(whole())), {
    headers: {
      // By its first bytes: what the upstream calls it may be anything.
      'Content-Type': type.mime,
      ...(size === null ? {} : { 'Content-Length': String(size) }),
      'Content-Disposition': inlineAs(`${name}.${type.ext}`),
      'Cache-Control': 'private, max-age=300',
    },
  })

  async function* whole() {
    try {
      yield head
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    } finally {
      // Whoever asked may have left: then nothing more is fetched.
      content.destroy()
    }
  }
}

async function takeHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  while (head.length < HEAD_BYTES) {
    const { done, value } = await chunks.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  return head
}

/** In letters that every header holds, and once more in the person's own (RFC 6266). */
function inlineAs(fileName: string): string {
  const plain = fileName.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`
}
