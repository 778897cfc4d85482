import type { Session } from './session.server'
import { sign } from './signing.server'

/** The same in every session of a person. */
export const draftKeyFor = ({ user }: Session): string => sign('draft', user.id)
