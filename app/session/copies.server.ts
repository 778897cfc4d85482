import { createHash } from 'node:crypto'
import { env } from '~/env.server'
import type { DeliveryMode } from './delivery.server'
import type { Preferences } from './preferences.server'
import type { Session } from './session.server'

/**
 * `off` in lite, or if the settings turn saved copies off or Data saver on. Otherwise `none` without a session; with a session, the owner,
 * the idle seconds and the remaining seconds.
 */
export function copiesFor(
  session: Session | null,
  { savedCopies, dataSaver }: Preferences,
  mode: DeliveryMode,
  leavesInSeconds: number | null,
): string {
  if (savedCopies === 'off' || dataSaver === 'on' || mode === 'lite') return 'off'
  return session ? `${ownerOf(session)};${env.idleSeconds};${leavesInSeconds ?? env.idleSeconds}` : 'none'
}

/** A hash, so that copies do not reveal the session id. */
function ownerOf({ id }: Session): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 12)
}
