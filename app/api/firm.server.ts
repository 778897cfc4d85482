import { LRUCache } from 'lru-cache'
import type { Firm } from '~/domain/firm'
import { env } from '~/env.server'
import { withTimeout } from '~/api/with-timeout.server'
import { capabilities } from './capabilities.server'
import type { Caller } from './caller.server'
import { FirmReply } from '~/contract/firm'
import { callUpstream } from './transport.server'

const CACHE_MS = 10 * 60_000
const RETRY_MS = 30_000
const PAGE_WAIT_MS = 1_000
const DEADLINE_MS = 5_000

const firms = new LRUCache<string, { firm: Firm | null }, Caller>({
  max: 10_000,
  ttl: CACHE_MS,
  ignoreFetchAbort: true,
  fetchMethod: async (_token, _stale, { context, options }) => {
    try {
      return { firm: await readFirm(context) }
    } catch {
      options.ttl = RETRY_MS
      return { firm: null }
    }
  },
})

/**
 * The firm of documents, quotes and reminders (X096). An upstream without the call `firm` has the operator's `PRODUCT_NAME`. Null if the
 * name is unknown: a document without a name is better than one with a wrong name. Never throws.
 */
export async function firm(caller: Caller): Promise<Firm | null> {
  if (!(await capabilities(caller).offers('firm'))) return ofProduct()
  if (!caller.token) return null
  const lookup = firms.forceFetch(caller.token, { context: caller })
  const found = await withTimeout(lookup, PAGE_WAIT_MS, () => null)
  return found?.firm?.name ? found.firm : null
}

const ofProduct = (): Firm | null =>
  env.operatorsName ? { name: env.operatorsName, address: '', mobile: '', email: '' } : null

function readFirm(caller: Caller): Promise<Firm> {
  // A 401 of this call does not end the session, because the call may outlast its page.
  const backgroundCaller = {
    ...caller,
    onUnauthenticated: undefined,
    deadline: AbortSignal.timeout(DEADLINE_MS),
  }
  return callUpstream(backgroundCaller, 'firm', FirmReply)
}
