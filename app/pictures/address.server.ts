import { createHmac, timingSafeEqual } from 'node:crypto'
import { mediaSource } from '~/api/media-address.server'
import { sessionSecrets } from '~/env.server'
import { paths } from '~/paths'
import type { PictureWidth } from './resize.server'

/*
 * Addresses under which the portal passes on what lies at the upstream. Each is signed for the person whose page names it: nobody
 * makes the portal fetch anything, and nobody opens what was shown to somebody else (decision 0009).
 */

/** A picture at a width of CSS pixels times the screen's density; null when it lies where nothing is fetched from. */
export function pictureUrl(userId: string, address: string, width: PictureWidth): string | null {
  return pictureAddress('picture', userId, address, width)
}

/** A picture that is the person's own, such as a bank document: kept nowhere on the way. */
export function ownPictureUrl(userId: string, address: string, width: PictureWidth): string | null {
  return pictureAddress('own picture', userId, address, width)
}

/** The same picture at several widths, of which the browser takes what it needs; `src` is the widest. */
export function pictureSet(
  userId: string,
  address: string,
  widths: [PictureWidth, ...PictureWidth[]],
): { src: string; srcSet: string } | null {
  const urls = widths.map((width) => ({ width, url: pictureUrl(userId, address, width) }))
  const src = urls.at(-1)?.url
  return src ? { src, srcSet: urls.map(({ url, width }) => `${url} ${width}w`).join(', ') } : null
}

/** A PDF or an image as it is; `name` is what it is called when it is saved, without an ending. */
export function documentUrl(userId: string, address: string, name: string): string | null {
  const source = mediaSource(address)
  return source && paths.document(sign(['document', userId, source, name]), encode(source), name)
}

export type PicturePurpose = 'picture' | 'own picture'

/** What a picture's address stands for; null when it is not one that was signed for this person. */
export function readPictureUrl(
  userId: string,
  { mac, source: encoded }: { mac: string; source: string },
): { source: string; purpose: PicturePurpose } | null {
  const source = decode(encoded)
  const purposes: PicturePurpose[] = ['picture', 'own picture']
  const purpose = purposes.find((one) => isSigned(mac, [one, userId, source]))
  return purpose ? { source, purpose } : null
}

export function readDocumentUrl(
  userId: string,
  { mac, source: encoded, name }: { mac: string; source: string; name: string },
): { source: string } | null {
  const source = decode(encoded)
  return isSigned(mac, ['document', userId, source, name]) ? { source } : null
}

function pictureAddress(purpose: PicturePurpose, userId: string, address: string, width: PictureWidth) {
  const source = mediaSource(address)
  return source && paths.picture(sign([purpose, userId, source]), encode(source), width)
}

/** By the newest secret; older ones are still read. */
const sign = (parts: string[]) => macOf(sessionSecrets()[0] ?? '', parts)

function isSigned(mac: string, parts: string[]): boolean {
  const shown = Buffer.from(mac)
  return sessionSecrets().some((secret) => {
    const expected = Buffer.from(macOf(secret, parts))
    return shown.length === expected.length && timingSafeEqual(shown, expected)
  })
}

/** 132 bits. The parts as JSON, so that no two lists of parts are the same text. */
function macOf(secret: string, parts: string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['media address', ...parts]))
    .digest('base64url')
    .slice(0, 22)
}

const encode = (source: string) => Buffer.from(source).toString('base64url')
const decode = (encoded: string) => Buffer.from(encoded, 'base64url').toString()
