import type { RequestArgs } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { deliveryMode } from '~/session/delivery.server'
import { pictureSet, pictureUrl } from './address.server'
import type { ShownPicture } from './picture'
import { type PictureWidth, TYPICAL_KB } from './resize.server'

interface PictureWidths {
  shown: [PictureWidth, ...PictureWidth[]]
  linked: PictureWidth
}

/** A picture; in data-saver mode, a link with a typical size. Null if the address is missing or `mediaUrl` rejects it. */
export function shownPicture(
  args: RequestArgs,
  userId: string,
  address: string | null,
  { shown, linked }: PictureWidths,
): ShownPicture | null {
  if (!address) return null
  if (deliveryMode(args) === 'full') return pictureSet(userId, address, shown)
  const to = pictureUrl(userId, address, linked)
  return to ? { to, size: m.aboutKilobytes({ kilobytes: TYPICAL_KB[linked] }) } : null
}
