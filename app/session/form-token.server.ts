import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { serialize } from 'cookie'
import { sessionSecrets } from '~/env.server'
import { FORM_TOKEN } from './form-token'
import { formDataOf } from './request-body.server'
import { cookieFlags, cookiePrefix, getSession, readCookie, type Session } from './session.server'

/** A random part, so that no two pages hold the same text (they are compressed), and its MAC. */
const TOKEN = /^([\w-]{11})\.([\w-]{43})$/
const RANDOM_BYTES = 8

/** Before sign-in a random id in a cookie stands for the browser. */
const BROWSER = `${cookiePrefix}browser`
const BROWSER_ID = /^[\w-]{22}$/
const BROWSER_ID_BYTES = 16

type Holder = `session ${string}` | `browser ${string}`

/** The token for the forms of a page, and the cookie that it needs where nobody is signed in and the browser has none yet. */
export function formTokenFor(
  request: Request,
  session: Pick<Session, 'id'> | null,
): { token: string; cookie: string | null } {
  if (session) return { token: sessionFormToken(session), cookie: null }
  const known = browserIdOf(request)
  const id = known ?? randomBytes(BROWSER_ID_BYTES).toString('base64url')
  return { token: newToken(`browser ${id}`), cookie: known ? null : serialize(BROWSER, id, cookieFlags) }
}

export const sessionFormToken = ({ id }: Pick<Session, 'id'>): string => newToken(`session ${id}`)

/** Whether a form was made for the session of this request, or for its browser where it has none (decision 0016). */
export async function hasFormToken(request: Request): Promise<boolean> {
  const token = await tokenOf(request)
  const session = await getSession(request)
  if (session) return isTokenOf(token, `session ${session.id}`)
  const id = browserIdOf(request)
  return id !== null && isTokenOf(token, `browser ${id}`)
}

async function tokenOf(request: Request): Promise<string> {
  const form = await formDataOf(request).catch(() => null)
  const token = form?.get(FORM_TOKEN)
  return typeof token === 'string' ? token : ''
}

function browserIdOf(request: Request): string | null {
  const id = readCookie(request, BROWSER) ?? ''
  return BROWSER_ID.test(id) ? id : null
}

function newToken(holder: Holder): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url')
  return `${random}.${macOf(sessionSecrets()[0] ?? '', random, holder).toString('base64url')}`
}

function isTokenOf(token: string, holder: Holder): boolean {
  const [, random = '', mac = ''] = TOKEN.exec(token) ?? []
  const shown = Buffer.from(mac, 'base64url')
  return sessionSecrets().some((secret) => {
    const expected = macOf(secret, random, holder)
    return shown.length === expected.length && timingSafeEqual(shown, expected)
  })
}

const macOf = (secret: string, random: string, holder: Holder) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['form token', random, holder]))
    .digest()
