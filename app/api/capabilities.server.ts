import { LRUCache } from 'lru-cache'
import { withTimeout } from '~/api/with-timeout.server'
import { CapabilitiesReply } from '~/contract/capabilities'
import { CAPABILITIES, type Capability } from '~/domain/capabilities'
import { env } from '~/env.server'
import { m } from '~/messages/messages'
import type { Caller } from './caller.server'
import { ApiError, type ApiErrorKind } from './errors'
import { callUpstream } from './transport.server'

const CACHE_MS = 10 * 60_000
const RETRY_MS = 30_000
const PAGE_WAIT_MS = 300
const DEADLINE_MS = 5_000

const NONE: readonly Capability[] = []

const offered = new LRUCache<string, readonly Capability[], Caller>({
  max: 10_000,
  ttl: CACHE_MS,
  ignoreFetchAbort: true,
  fetchMethod: async (_token, _stale, { context, options }) => {
    try {
      return await readCapabilities(context)
    } catch (error) {
      if (error instanceof ApiError && !PERMANENT.includes(error.kind)) options.ttl = RETRY_MS
      return NONE
    }
  },
})

const PERMANENT: ApiError['kind'][] = ['not-found', 'refused', 'unreadable']

/**
 * A failed call counts as a list without capabilities (X001, decision 0036): for ten minutes after a 404, a refusal or an unreadable
 * reply, and for 30 seconds after any other failure.
 */
export function capabilities(caller: Caller) {
  return {
    all: async () => (await capabilitiesOf(caller)) ?? NONE,
    offers: async (capability: Capability): Promise<boolean> =>
      (await capabilitiesOf(caller))?.includes(capability) ?? false,
    /** Throws a 404 if the upstream lacks the capability (X002), and an `ApiError` if the list does not arrive in time. */
    require: async (capability: Capability): Promise<void> => {
      const available = await capabilitiesOf(caller)
      if (!available) throw new ApiError('unavailable', m.somethingWentWrong(), 'capabilities', 'late')
      if (!available.includes(capability)) throw new Response(null, { status: 404 })
    },
  }
}

/** Null if the reply does not arrive within `PAGE_WAIT_MS`. */
async function capabilitiesOf(caller: Caller): Promise<readonly Capability[] | null> {
  if (env.apiCapabilities) return env.apiCapabilities
  if (!caller.token) return NONE
  return withTimeout(offered.forceFetch(caller.token, { context: caller }), PAGE_WAIT_MS, () => null)
}

async function readCapabilities(caller: Caller): Promise<Capability[]> {
  // A 401 of this call does not end the session, because the call may outlast its page.
  const backgroundCaller = {
    ...caller,
    onUnauthenticated: undefined,
    deadline: AbortSignal.timeout(DEADLINE_MS),
  }
  const names = await callUpstream(backgroundCaller, 'capabilities', CapabilitiesReply)
  return CAPABILITIES.filter((capability) => names.includes(capability))
}

const UNKNOWN: ApiErrorKind[] = ['refused', 'not-found', 'forbidden', 'unauthenticated']

/** For links with a token instead of a session. Only API_CAPABILITIES can switch the capability of such a link off (X001). */
export const isLinkOff = (capability: Capability) =>
  env.apiCapabilities !== null && !env.apiCapabilities.includes(capability)

export const isUnknownLink = ({ kind }: ApiError) => UNKNOWN.includes(kind)
