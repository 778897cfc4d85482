import type { Kysely } from 'kysely'
import { action as changePassword } from '~/routes/change-password/route'
import { action as login } from '~/routes/login/route'
import { commitSession } from '~/session/session.server'
import type { Database } from '../../reference-api/schema'
import { DEMO_PASSWORD } from '../../reference-api/demo-data/personas'
import { send } from './portal-over-api'
import { argsOf, aRequest, asSent, sessionOf } from './session'

/* Logins at the portal of `portalOverApi`. A session is given as its cookie. */

const MINUTE_MS = 60_000

export async function logIn(mobile: string, password = DEMO_PASSWORD): Promise<string> {
  const { session } = await send(login, '/login', { form: { userId: mobile, password } })
  return session!
}

export const isLoggedIn = async (cookie: string) => (await sessionOf(cookie)) !== null

export async function tokenCountOf(db: Kysely<Database>, associateId: string): Promise<number> {
  const tokens = db.selectFrom('tokens').where('associate_id', '=', associateId)
  return (await tokens.select('token_hash').execute()).length
}

/** Returns a cookie of the same session with an older login. */
export async function aged(cookie: string, minutes = 11): Promise<string> {
  const authenticatedAtMs = Date.now() - minutes * MINUTE_MS
  return asSent(await commitSession({ ...(await sessionOf(cookie))!, authenticatedAtMs }))
}

/** Arguments of a loader. */
export const visitOf = (path: string, cookie: string) => argsOf(aRequest(path, { cookie }))

export const choosePassword = (cookie: string, password: string, fields: Record<string, string> = {}) =>
  send(changePassword, '/change-password', {
    cookie,
    form: { password, confirmation: password, ...fields },
  })
