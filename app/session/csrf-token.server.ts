import { randomBytes } from 'node:crypto'
import { serialize } from 'cookie'
import { CSRF_TOKEN } from './csrf-token'
import { formDataOf } from './form-data.server'
import type { RequestArgs } from '~/api/caller.server'
import { type CookieArgs, readCookie } from '~/session/cookies.server'
import { cookieFlags, cookiePrefix, getSession, type Session } from '~/session/session.server'
import { isSigned, sign } from '~/session/signing.server'

/** A random part and its signature. A constant token could leak through compression (BREACH). */
const TOKEN = /^([\w-]{11})\.([\w-]{22})$/
const RANDOM_BYTES = 8

const BROWSER_COOKIE = `${cookiePrefix}browser`
const BROWSER_ID = /^[\w-]{22}$/
const BROWSER_ID_BYTES = 16

type Holder = `session ${string}` | `browser ${string}`

/** The token is signed for the session or, without a session, for a cookie of the browser. */
export function csrfTokenFor(
  args: CookieArgs,
  session: Pick<Session, 'id'> | null,
): { token: string; cookie: string | null } {
  if (session) return { token: sessionCsrfToken(session), cookie: null }
  const browserId = browserIdOf(args)
  const id = browserId ?? randomBytes(BROWSER_ID_BYTES).toString('base64url')
  return {
    token: newToken(`browser ${id}`),
    cookie: browserId ? null : serialize(BROWSER_COOKIE, id, cookieFlags),
  }
}

export const sessionCsrfToken = ({ id }: Pick<Session, 'id'>): string => newToken(`session ${id}`)

export async function hasCsrfToken(args: RequestArgs): Promise<boolean> {
  const token = await tokenOf(args)
  const session = await getSession(args)
  if (session) return isTokenOf(token, `session ${session.id}`)
  const id = browserIdOf(args)
  return id !== null && isTokenOf(token, `browser ${id}`)
}

async function tokenOf(args: RequestArgs): Promise<string> {
  const form = await formDataOf(args).catch(() => null)
  const token = form?.get(CSRF_TOKEN)
  return typeof token === 'string' ? token : ''
}

function browserIdOf(args: CookieArgs): string | null {
  const id = readCookie(args, BROWSER_COOKIE) ?? ''
  return BROWSER_ID.test(id) ? id : null
}

function newToken(holder: Holder): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url')
  return `${random}.${sign('CSRF token', random, holder)}`
}

function isTokenOf(token: string, holder: Holder): boolean {
  const [, random = '', signature = ''] = TOKEN.exec(token) ?? []
  return isSigned(signature, 'CSRF token', random, holder)
}
