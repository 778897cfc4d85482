import { env } from '~/env.server'
import { log } from '~/log.server'

/**
 * A picture or document of the upstream in the shortest form that still names it: a path where it lies at the API itself, so that
 * addresses of the portal tell nothing about the network behind it. Null for what lies where nothing is fetched from.
 */
export function mediaSource(address: string): string | null {
  const url = mediaUrl(address)
  if (!url) return null
  return url.origin === apiOrigin() ? `${url.pathname}${url.search}` : url.href
}

/** Where a source is fetched from; null unless that is the API itself or an origin that the settings name. */
export function mediaUrl(source: string): URL | null {
  if (!env.apiBaseUrl || !URL.canParse(source, env.apiBaseUrl)) return null
  const url = new URL(source, env.apiBaseUrl)
  const isAllowed = url.origin === apiOrigin() || env.apiMediaOrigins.includes(url.origin)
  if (!isAllowed) reportForeignOrigin(url)
  if (!isAllowed || url.username || url.password) return null
  url.hash = ''
  return url
}

export const isAtApi = (url: URL | null) => url !== null && url.origin === apiOrigin()

const apiOrigin = () => (env.apiBaseUrl ? new URL(env.apiBaseUrl).origin : null)

/** An upstream that names ever new origins must not fill memory or log. */
const MAX_REPORTED = 50
const reported = new Set<string>()

/** Logs each origin once: the operator may add it or do without its files. */
function reportForeignOrigin({ protocol, origin }: URL) {
  if (!/^https?:$/.test(protocol) || reported.has(origin) || reported.size >= MAX_REPORTED) return
  reported.add(origin)
  log.warn({ origin }, 'files at this origin are not fetched: add it to API_MEDIA_ORIGINS to show them')
}
