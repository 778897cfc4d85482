import type { AppLoadContext } from '@remix-run/node'
import { commitSession, getSession, type Session } from '~/session/session.server'

export const aSession = (fields: Partial<Session> = {}): Session => ({
  area: 'portal',
  id: crypto.randomUUID(),
  token: 'token-of-ravi',
  user: { id: '101', type: 2, name: 'Ravi Kumar Teja' },
  defaultProject: { id: '7', ratePaise: 750_050 },
  bookingsUrl: null,
  commissionUrl: null,
  firmName: '',
  mustChangePassword: false,
  newMobile: null,
  authenticatedAtMs: Date.now(),
  issuedAtMs: Date.now(),
  ...fields,
})

interface RequestParts {
  method?: string
  cookie?: string
  headers?: Record<string, string>
  /** A record is sent urlencoded, FormData as multipart. */
  form?: Record<string, string> | FormData
}

/** A request that a browser sends from a page of the portal, unless `headers` name another site. */
export function aRequest(
  path: string,
  { method = 'GET', cookie = '', headers = {}, form }: RequestParts = {},
): Request {
  return new Request(new URL(path, 'http://localhost:3000'), {
    method,
    headers: { ...(cookie && { cookie }), 'sec-fetch-site': 'same-origin', ...headers },
    body: form instanceof FormData ? form : form && new URLSearchParams(form),
  })
}

/** The arguments that Remix passes to a loader or action. */
export const argsOf = (request: Request, context: AppLoadContext = {}) => ({ request, params: {}, context })

/** The Cookie header that a browser sends after these Set-Cookie headers: `name=value; name=value`. */
export const asSent = (setCookie: string | Headers): string =>
  typeof setCookie === 'string'
    ? (setCookie.split(';')[0] ?? '')
    : setCookie.getSetCookie().map(asSent).join('; ')

/** The Cookie header of a person who is logged in. */
export const cookieFor = async (session = aSession()) => asSent(await commitSession(session))

/** The session of a Cookie header, if it has not ended. */
export const sessionOf = (cookie: string | undefined, path = '/') =>
  getSession(argsOf(aRequest(path, { cookie })))
