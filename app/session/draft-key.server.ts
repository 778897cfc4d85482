import type { Session } from './session.server'
import { sign } from './signing.server'

export const draftKeyFor = ({ user }: Session): string => sign('draft', user.id)
