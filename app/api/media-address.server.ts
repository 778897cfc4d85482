import { env } from '~/env.server'
import { log } from '~/telemetry/log.server'

/**
 * For a file at the API's origin, returns only path and query, because portal URLs must not reveal an internal host. For any other file,
 * returns the URL. Null if `mediaUrl` returns null.
 */
export function mediaSource(address: string): string | null {
  const url = mediaUrl(address)
  if (!url) return null
  return url.origin === apiOrigin() ? `${url.pathname}${url.search}` : url.href
}

/** Null if API_BASE_URL is not set, or if the URL is invalid, is outside the allowed origins or has a user name or password. */
export function mediaUrl(source: string): URL | null {
  if (!env.apiBaseUrl || !URL.canParse(source, env.apiBaseUrl)) return null
  const url = new URL(source, env.apiBaseUrl)
  const isAllowed = url.origin === apiOrigin() || env.apiMediaOrigins.includes(url.origin)
  if (!isAllowed) reportDisallowedOrigin(url)
  if (!isAllowed || url.username || url.password) return null
  url.hash = ''
  return url
}

export const isAtApi = (url: URL | null) => url !== null && url.origin === apiOrigin()

const apiOrigin = () => (env.apiBaseUrl ? new URL(env.apiBaseUrl).origin : null)

/** Limited, because an upstream may send any number of origins. */
const MAX_REPORTED = 50
const reported = new Set<string>()

function reportDisallowedOrigin({ protocol, origin }: URL) {
  if (!/^https?:$/.test(protocol) || reported.has(origin) || reported.size >= MAX_REPORTED) return
  reported.add(origin)
  log.warn({ origin }, 'files at this origin are not fetched: add it to API_MEDIA_ORIGINS to show them')
}
