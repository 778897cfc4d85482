import { createHmac } from 'node:crypto'
import { sessionSecrets } from '~/env.server'
import type { Session } from './session.server'

/** What a tab seals with what was typed in it when the session ends: the same for a person each time, and for nobody else. */
export function draftKeyFor({ user }: Session): string {
  return createHmac('sha256', sessionSecrets()[0] ?? '')
    .update(`typed text ${user.id}`)
    .digest('base64url')
    .slice(0, 22)
}
