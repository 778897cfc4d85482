import { deliveryMode } from '~/session/delivery.server'
import { pictureSet, pictureUrl } from './address.server'
import type { ShownPicture } from './picture'
import { type PictureWidth, TYPICAL_KB } from './resize.server'

interface Wanted {
  /** Of the picture on the page: several where screens differ, of which the browser takes one. */
  shown: [PictureWidth, ...PictureWidth[]]
  /** Of the picture that a link opens where none is shown. */
  linked: PictureWidth
}

/** A picture for a page; where the reader saves data a link to it that says what it weighs. Null without an address. */
export function shownPicture(
  request: Request,
  userId: string,
  address: string | null,
  { shown, linked }: Wanted,
): ShownPicture | null {
  if (!address) return null
  if (deliveryMode(request) === 'full') return pictureSet(userId, address, shown)
  const to = pictureUrl(userId, address, linked)
  return to ? { to, size: `about ${TYPICAL_KB[linked]} KB` } : null
}
