import { createHash } from 'node:crypto'
import { env } from '~/env.server'
import type { DeliveryMode } from './delivery.server'
import type { Preferences } from './preferences.server'
import type { Session } from './session.server'

/**
 * What a document tells the service worker about saved copies: `none` where nobody is signed in, `off` where the person wants
 * none or the page is a lite one, else whose they are and how many seconds they may be shown without a visit. They live as long as
 * a session would.
 */
export function copiesFor(
  session: Session | null,
  { savedCopies, dataSaver }: Preferences,
  mode: DeliveryMode,
): string {
  if (savedCopies === 'off' || dataSaver === 'on' || mode === 'lite') return 'off'
  return session ? `${ownerOf(session)};${env.idleSeconds}` : 'none'
}

/** Tells sessions apart and leads to none. */
function ownerOf({ id }: Session): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 12)
}
