import type { Session } from './session.server'
import { sign } from './signing.server'

/** Seals what a person typed in a tab when the session ends: always the same key for a person, and for nobody else. */
export const draftKeyFor = ({ user }: Session): string => sign('draft', user.id)
