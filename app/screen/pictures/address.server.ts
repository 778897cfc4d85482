import { mediaSource } from '~/api/media-address.server'
import { paths } from '~/paths/paths'
import { isSigned, sign } from '~/session/signing.server'
import type { PictureWidth } from './resize.server'

/* The portal signs its URLs below /picture and /document. Each URL works for one user only (decision 0009). */

/** `width` is in device pixels. Null if `mediaSource` returns null. */
export function pictureUrl(userId: string, address: string, width: PictureWidth): string | null {
  const source = mediaSource(address)
  return source && paths.picture(sign('media address', 'picture', userId, source), encode(source), width)
}

/** `src` is the picture of the last width. */
export function pictureSet(
  userId: string,
  address: string,
  widths: [PictureWidth, ...PictureWidth[]],
): { src: string; srcSet: string } | null {
  const urls = widths.map((width) => ({ width, url: pictureUrl(userId, address, width) }))
  const src = urls.at(-1)?.url
  return src ? { src, srcSet: urls.map(({ url, width }) => `${url} ${width}w`).join(', ') } : null
}

/** `name` is the file name without extension. */
export function documentUrl(userId: string, address: string, name: string): string | null {
  const source = mediaSource(address)
  return (
    source && paths.document(sign('media address', 'document', userId, source, name), encode(source), name)
  )
}

/** Null if the address was not signed for this user. */
export function readPictureUrl(
  userId: string,
  { mac, source: encoded }: { mac: string; source: string },
): { source: string } | null {
  const source = decode(encoded)
  return isSigned(mac, 'media address', 'picture', userId, source) ? { source } : null
}

export function readDocumentUrl(
  userId: string,
  { mac, source: encoded, name }: { mac: string; source: string; name: string },
): { source: string } | null {
  const source = decode(encoded)
  return isSigned(mac, 'media address', 'document', userId, source, name) ? { source } : null
}

const encode = (source: string) => Buffer.from(source).toString('base64url')
const decode = (encoded: string) => Buffer.from(encoded, 'base64url').toString()
