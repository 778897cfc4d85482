import { env } from '~/env.server'
import type { Capability } from '~/domain/capabilities'
import type { ApiError, ApiErrorKind } from './errors'

const UNKNOWN: ApiErrorKind[] = ['refused', 'not-found', 'forbidden', 'unauthenticated']

/** For links with a token instead of a session. Only API_CAPABILITIES can switch the capability of such a link off (X001). */
export const isLinkOff = (capability: Capability) =>
  env.apiCapabilities !== null && !env.apiCapabilities.includes(capability)

export const isUnknownLink = ({ kind }: ApiError) => UNKNOWN.includes(kind)
