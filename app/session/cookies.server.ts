import type { AppLoadContext } from '@remix-run/node'
import { parse } from 'cookie'

/** Of an Express or a Remix request. */
export interface CookieArgs {
  request: { headers: Pick<Headers, 'get'> }
  context: Pick<AppLoadContext, 'cookies' | 'preferences'>
}

/** Undecoded values by name. */
export type Cookies = Readonly<Record<string, string | undefined>>

/** Parses the header once a request, and decodes only cookies that are read: others of the domain may be many. */
export function readCookie({ request, context }: CookieArgs, name: string): string | undefined {
  const cookies: Cookies = (context.cookies ??= parse(request.headers.get('cookie') ?? '', {
    decode: undecoded,
  }))
  const value = cookies[name]
  return value && decoded(value)
}

const undecoded = (value: string) => value

/** An undecodable value stays as it is: each reader checks what it gets. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
