import type { Session } from './session.server'
import { sign } from './signing.server'

/** Key that encrypts a person's drafts when the session ends: the same in every session of that person, different for others. */
export const draftKeyFor = ({ user }: Session): string => sign('draft', user.id)
