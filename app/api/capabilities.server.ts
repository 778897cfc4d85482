import { LRUCache } from 'lru-cache'
import { env } from '~/env.server'
import { onSessionEnded } from '~/lib/session-ended.server'
import { withTimeout } from '~/lib/with-timeout.server'
import { m } from '~/messages/messages'
import { CAPABILITIES, type Capability } from './capabilities'
import type { Caller } from './caller.server'
import { CapabilitiesReply } from './contract/capabilities'
import { ApiError } from './errors'
import { callUpstream } from './transport.server'

const FRESH_MS = 10 * 60_000
/** After a failure that may pass. */
const FAILED_MS = 30_000
/** No page waits longer. */
const PATIENCE_MS = 300
const DEADLINE_MS = 5_000

const NONE: readonly Capability[] = []

const offered = new LRUCache<string, readonly Capability[], Caller>({
  max: 10_000,
  ttl: FRESH_MS,
  ignoreFetchAbort: true,
  fetchMethod: async (_token, _stale, { context, options }) => {
    try {
      return await readCapabilities(context)
    } catch (error) {
      if (error instanceof ApiError && !PERMANENT.includes(error.kind)) options.ttl = FAILED_MS
      return NONE
    }
  },
})
onSessionEnded((token) => offered.delete(token))

const PERMANENT: ApiError['kind'][] = ['not-found', 'refused', 'unreadable']

/** Only an explicit yes counts: 404, a refusal, HTML or a timeout mean that the upstream offers nothing (X001, decision 0036). */
export function capabilities(caller: Caller) {
  return {
    all: async () => (await answer(caller)) ?? NONE,
    offers: async (capability: Capability): Promise<boolean> =>
      (await answer(caller))?.includes(capability) ?? false,
    /** Throws the 404 of an unknown address if the upstream lacks what the screen needs (X002), and an `ApiError` if it is late. */
    require: async (capability: Capability): Promise<void> => {
      const all = await answer(caller)
      if (!all) throw new ApiError('unavailable', m.somethingWentWrong(), 'capabilities', 'late')
      if (!all.includes(capability)) throw new Response(null, { status: 404 })
    },
  }
}

/** Null if it is late. */
async function answer(caller: Caller): Promise<readonly Capability[] | null> {
  if (env.apiCapabilities) return env.apiCapabilities
  if (!caller.token) return NONE
  return withTimeout(offered.forceFetch(caller.token, { context: caller }), PATIENCE_MS, () => null)
}

async function readCapabilities(caller: Caller): Promise<Capability[]> {
  // Outlives the page that asked first, and a 401 here ends no session: the page's own calls decide that.
  const own = { ...caller, onUnauthenticated: undefined, deadline: AbortSignal.timeout(DEADLINE_MS) }
  const names = await callUpstream(own, 'capabilities', CapabilitiesReply)
  return CAPABILITIES.filter((capability) => names.includes(capability))
}
