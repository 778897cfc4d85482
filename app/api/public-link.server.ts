import { env } from '~/env.server'
import type { Capability } from './capabilities'
import type { ApiError, ApiErrorKind } from './errors'

const UNKNOWN: ApiErrorKind[] = ['refused', 'not-found', 'forbidden', 'unauthenticated']

/** For links that are opened by their token: without a session, only the setting can switch a capability off (X001). */
export const isLinkOff = (capability: Capability) =>
  env.apiCapabilities !== null && !env.apiCapabilities.includes(capability)

export const isUnknownLink = ({ kind }: ApiError) => UNKNOWN.includes(kind)
