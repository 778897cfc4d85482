import { pipeline, Readable, Transform } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import type { Response } from 'node-fetch'
import { fetchFile, sizeOf, unreadableFile, type UpstreamFile } from './fetch-file.server'
import { replyTooLarge } from './upstream-fetch.server'
import type { Caller } from './caller.server'

/** Enough to detect a file type. */
const HEAD_BYTES = 4_100

interface FileType {
  mime: string
  ext: string
}

export interface OpenFile {
  type: FileType
  /** Bytes; null if unknown. */
  size: number | null
  /** Without extension; null if the upstream names none. */
  name: string | null
  /** Fails beyond the size limit or the deadline. */
  content: Readable
}

export function readFile(caller: Caller, file: UpstreamFile): Promise<Uint8Array> {
  return fetchFile(caller, file, {}, async (response, arrived) => {
    arrived()
    return new Uint8Array(await response.arrayBuffer())
  })
}

/** Detects the type from the first bytes, because the Content-Type may be wrong. */
export function openFile(caller: Caller, file: UpstreamFile, types: string[]): Promise<OpenFile> {
  return fetchFile(caller, file, { Accept: types.join(', ') }, async (response) => {
    const content = bounded(response.body as Readable, file)
    const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    const head = await takeHead(chunks)
    const type = await typeOf(head, file, types)
    const wholeContent = Readable.from(joined(head, chunks))
    // Stops the download when the browser disconnects.
    wholeContent.once('close', () => content.destroy())
    return { type, size: sizeOf(response), name: nameOf(response), content: wholeContent }
  })
}

/** Uses GET, because a signed address may not allow HEAD. */
export function peekAtFile(
  caller: Caller,
  file: UpstreamFile,
  types: string[],
): Promise<Pick<OpenFile, 'type' | 'size'>> {
  const headers = { Range: `bytes=0-${HEAD_BYTES - 1}`, 'Accept-Encoding': 'identity' }
  return fetchFile(caller, file, headers, async (response) => {
    const body = response.body as Readable
    const head = await takeHead(body[Symbol.asyncIterator]() as AsyncIterator<Buffer>)
    body.destroy()
    const size = response.status === 206 ? wholeSizeOf(response) : sizeOf(response)
    return { type: await typeOf(head, file, types), size }
  })
}

async function typeOf(head: Buffer, file: UpstreamFile, types: string[]): Promise<FileType> {
  const type = await fileTypeFromBuffer(head)
  if (!type || !types.includes(type.mime)) throw unreadableFile(file, 'not of an allowed type')
  return type
}

const nameOf = ({ headers }: Response): string | null =>
  /filename="([^".]{1,80})/.exec(headers.get('content-disposition') ?? '')?.[1] ?? null

/** From a header such as `bytes 0-4099/1258291`, which has `*` for an unknown size. */
function wholeSizeOf({ headers }: Response): number | null {
  const [, size] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  return size === undefined ? null : Number(size)
}

function bounded(body: Readable, file: UpstreamFile): Readable {
  let bytes = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > file.maxBytes ? replyTooLarge(file.call) : null, chunk)
    },
  })
  // Passes the errors of both streams to the reader.
  return pipeline(body, limit, () => {})
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

async function* joined(head: Buffer, chunks: AsyncIterator<Buffer>) {
  yield head
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}
