import { fileTypeFromBuffer } from 'file-type'
import {
  IMAGE_REQUIRED,
  IMAGE_TOO_LARGE,
  IMAGE_TOO_WIDE,
  IMAGE_TYPE_REFUSED,
  IMAGE_UNREADABLE,
  IMAGES_BUSY,
  MAX_IMAGE_BYTES,
  ONE_IMAGE_ONLY,
} from '../domain/bank-request'
import { DecoderBusy, type ReencodedImage, reencodeImage, TooManyPixels } from './image-decoder.server'

/** Not an image that may be sent; the message is for the person. */
export class UnusableImage extends Error {}

export type UploadedImage = ReencodedImage

/**
 * The one image among the entries of a form's field, as far as it can be judged without decoding it. Throws `UnusableImage`.
 * The portal checks and re-encodes an upload before it sends it on, and the reference API again, since it trusts no caller.
 */
export async function checkUploadedImage(entries: FormDataEntryValue[]): Promise<Uint8Array> {
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
  return bytes
}

/**
 * Upright, at most 1024 px on its longer side, in 2048 KB where quality 0.6 gets it there (M106), and without whatever else the
 * file held: places, thumbnails, scripts. Costs memory and time: only after everything else in the form is right. Throws
 * `UnusableImage`.
 */
export async function reencodeUploadedImage(bytes: Uint8Array): Promise<UploadedImage> {
  try {
    return await reencodeImage(bytes)
  } catch (error) {
    if (error instanceof DecoderBusy) throw new UnusableImage(IMAGES_BUSY)
    throw new UnusableImage(error instanceof TooManyPixels ? IMAGE_TOO_WIDE : IMAGE_UNREADABLE)
  }
}
