import { createHash } from 'node:crypto'
import { env } from '~/env.server'
import type { DeliveryMode } from './delivery.server'
import type { Preferences } from './preferences.server'
import type { Session } from './session.server'

/**
 * Tells the service worker about saved copies: `none` without a session, `off` if the person turned them off or in lite, else whose
 * copies they are and for how many seconds they may be shown. They expire like a session.
 */
export function copiesFor(
  session: Session | null,
  { savedCopies, dataSaver }: Preferences,
  mode: DeliveryMode,
): string {
  if (savedCopies === 'off' || dataSaver === 'on' || mode === 'lite') return 'off'
  return session ? `${ownerOf(session)};${env.idleSeconds}` : 'none'
}

/** Identifies a session without revealing it. */
function ownerOf({ id }: Session): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 12)
}
