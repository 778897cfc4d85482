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

/** The message is shown to the user. */
export class UnusableImage extends Error {}

export type UploadedImage = ReencodedImage

/** Checks the single image of a form field without decoding it. Throws `UnusableImage`. Used by the portal and the reference API. */
export async function checkUploadedImage(entries: FormDataEntryValue[]): Promise<Uint8Array> {
  // An empty file input sends a file without name and content.
  const files = entries.filter((entry): entry is File => entry instanceof File && entry.size > 0)
  const [file] = files
  if (!file) throw new UnusableImage(IMAGE_REQUIRED)
  if (files.length > 1) throw new UnusableImage(ONE_IMAGE_ONLY)
  if (file.size > MAX_IMAGE_BYTES) throw new UnusableImage(IMAGE_TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Detects the type from the bytes: name and declared type are not trustworthy.
  const type = (await fileTypeFromBuffer(bytes))?.mime
  if (type !== 'image/png' && type !== 'image/jpeg') throw new UnusableImage(IMAGE_TYPE_REFUSED)
  return bytes
}

/** Re-encodes per M106 and strips metadata. Costly: call it after all other checks. Throws `UnusableImage`. */
export async function reencodeUploadedImage(bytes: Uint8Array): Promise<UploadedImage> {
  try {
    return await reencodeImage(bytes)
  } catch (error) {
    if (error instanceof DecoderBusy) throw new UnusableImage(IMAGES_BUSY)
    throw new UnusableImage(error instanceof TooManyPixels ? IMAGE_TOO_WIDE : IMAGE_UNREADABLE)
  }
}
