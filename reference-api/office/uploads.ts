import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { Refusal } from '../refusal'

/** `bodyLimit` bounds the bytes of the upload. */
const MAX_FILES = 30
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024

const NO_FILES = 'Choose CSV files, or one zip of them.'
const TOO_MANY = `Choose at most ${MAX_FILES} files.`
const TOO_LARGE = `The files are larger than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB. Import them on the server instead.`
const NOT_A_ZIP = 'The zip cannot be read.'
const MAX_NAME = 60

/** CSV files by name. The import itself reports files of other names. */
export type Uploaded = Map<string, Buffer>

export async function readUpload(form: FormData): Promise<Uploaded> {
  const files = form.getAll('files').filter((file) => file instanceof File)
  if (files.length === 0 || files.every(({ size }) => size === 0)) throw new Refusal(NO_FILES)
  if (files.length > MAX_FILES) throw new Refusal(TOO_MANY)
  const [first] = files
  const isZip = files.length === 1 && /\.zip$/i.test(first!.name)
  const uploaded: Uploaded = isZip
    ? await unpack(Buffer.from(await first!.arrayBuffer()))
    : new Map(
        await Promise.all(
          files.map(async (file) => [baseOf(file.name), Buffer.from(await file.arrayBuffer())] as const),
        ),
      )
  // The import reports files of other names. A name must be one that can be written.
  if ([...uploaded.keys()].some((name) => !/\.csv$/i.test(name) || name.length > MAX_NAME))
    throw new Refusal(NO_FILES)
  return uploaded
}

/** Reads the sizes in the directory of the zip before it unpacks anything; `yauzl` refuses a file that is larger than its size there. */
async function unpack(content: Buffer): Promise<Uploaded> {
  const uploaded: Uploaded = new Map()
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true })
    if (zip.entryCount > 2 * MAX_FILES) throw new Refusal(TOO_MANY)
    const entries = []
    for await (const entry of zip.eachEntry()) if (/\.csv$/i.test(entry.fileName)) entries.push(entry)
    if (entries.length > MAX_FILES) throw new Refusal(TOO_MANY)
    const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (bytes > MAX_UNPACKED_BYTES) throw new Refusal(TOO_LARGE)
    for (const entry of entries)
      uploaded.set(baseOf(entry.fileName), await buffer(await zip.openReadStreamPromise(entry)))
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(NOT_A_ZIP)
  }
  return uploaded
}

/** Browsers and zips may send a path. */
const baseOf = (name: string) => basename(name.replaceAll('\\', '/')).replaceAll('\0', '')
