import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import {
  IMAGE_REQUIRED,
  IMAGE_TOO_LARGE,
  IMAGE_TOO_WIDE,
  IMAGE_TYPE_REFUSED,
  IMAGE_UNREADABLE,
  MAX_IMAGE_BYTES,
  ONE_IMAGE_ONLY,
} from '../domain/bank-request'

/** Not an image that may be sent; the message is for the person. */
export class UnusableImage extends Error {}

export interface UploadedImage {
  contentType: 'image/png' | 'image/jpeg'
  bytes: Buffer
}

const LONGEST_SIDE = 1_024
const ENOUGH_BYTES = 2_048 * 1024
// What the largest cameras of phones make; more is a picture made to fill the memory.
const MAX_PIXELS = 120_000_000

/**
 * The one image among the entries of a form's field, made anew: upright, at most 1024 px on its longer side, in 2048 KB where
 * quality 0.6 gets it there (checklist M106), and without whatever else the file held: places, thumbnails, scripts. The portal does
 * this before it sends an upload on, and the reference API again, since it trusts no caller. Throws `UnusableImage`.
 */
export async function readUploadedImage(entries: FormDataEntryValue[]): Promise<UploadedImage> {
  // A form whose picker was left alone sends a file without name and content.
  const files = entries.filter((entry): entry is File => entry instanceof File && entry.size > 0)
  const [file] = files
  if (!file) throw new UnusableImage(IMAGE_REQUIRED)
  if (files.length > 1) throw new UnusableImage(ONE_IMAGE_ONLY)
  if (file.size > MAX_IMAGE_BYTES) throw new UnusableImage(IMAGE_TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // By its first bytes: name and announced type are whatever the sender likes.
  const type = (await fileTypeFromBuffer(bytes))?.mime
  if (type !== 'image/png' && type !== 'image/jpeg') throw new UnusableImage(IMAGE_TYPE_REFUSED)
  try {
    return await encode(scaled(bytes), type)
  } catch (error) {
    const isTooWide = error instanceof Error && error.message.includes('pixel limit')
    throw new UnusableImage(isTooWide ? IMAGE_TOO_WIDE : IMAGE_UNREADABLE)
  }
}

function scaled(bytes: Uint8Array): Sharp {
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE }
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
}

/** A PNG stays one while it is small enough: the letters of a screenshot stay sharp. */
async function encode(image: Sharp, type: UploadedImage['contentType']): Promise<UploadedImage> {
  if (type === 'image/png') {
    const bytes = await image.clone().png().toBuffer()
    if (bytes.length <= ENOUGH_BYTES) return { contentType: 'image/png', bytes }
  }
  const opaque = image.flatten({ background: 'white' })
  const bytes = await opaque.clone().jpeg({ quality: 80 }).toBuffer()
  if (bytes.length <= ENOUGH_BYTES) return { contentType: 'image/jpeg', bytes }
  return { contentType: 'image/jpeg', bytes: await opaque.jpeg({ quality: 60 }).toBuffer() }
}
