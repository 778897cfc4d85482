import { fileTypeFromBuffer } from 'file-type'
import { m } from '../messages/messages'
import { MAX_IMAGE_BYTES } from '../domain/bank-request'
import { DecoderBusy, type ReencodedImage, reencodeImage, TooManyPixels } from './image-decoder.server'

/** The message is shown to the user. */
export class UnusableImage extends Error {}

export type UploadedImage = ReencodedImage

/** Returns the bytes of a field's single PNG or JPEG without decoding it, or throws `UnusableImage`. The reference API uses this too. */
export async function checkUploadedImage(entries: FormDataEntryValue[]): Promise<Uint8Array> {
  // An empty file input sends a file without name and content.
  const files = entries.filter((entry): entry is File => entry instanceof File && entry.size > 0)
  const [file] = files
  if (!file) throw new UnusableImage(m.imageIsRequired())
  if (files.length > 1) throw new UnusableImage(m.onlyOneImageIsAllowed())
  if (file.size > MAX_IMAGE_BYTES) throw new UnusableImage(m.imageTooLarge())
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Detects the type from the bytes: name and declared type are not trustworthy.
  const type = (await fileTypeFromBuffer(bytes))?.mime
  if (type !== 'image/png' && type !== 'image/jpeg') throw new UnusableImage(m.onlyPngAndJpeg())
  return bytes
}

/** Re-encodes per M106 and strips metadata. Costly: call it after all other checks. Throws `UnusableImage` on every failure. */
export async function reencodeUploadedImage(bytes: Uint8Array): Promise<UploadedImage> {
  try {
    return await reencodeImage(bytes)
  } catch (error) {
    if (error instanceof DecoderBusy) throw new UnusableImage(m.tooManyImagesNow())
    throw new UnusableImage(error instanceof TooManyPixels ? m.imageHasTooManyPixels() : m.imageUnreadable())
  }
}
