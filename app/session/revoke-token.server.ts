import { logout } from '~/api/account.server'
import { office } from '~/api/office.server'
import { ApiError } from '~/api/errors'
import { newCaller, type RequestArgs } from '~/api/caller.server'
import { areaAt } from '~/paths/area'
import type { Session } from '~/session/session.server'

const TIMEOUT_MS = 2_000

/** Revokes the token at the upstream, so that a copied cookie is useless. Ignores an `ApiError`, because some upstreams lack the call. */
export async function revokeToken(args: RequestArgs, { token }: Pick<Session, 'token'>): Promise<void> {
  try {
    const caller = { ...newCaller(args, token), deadline: AbortSignal.timeout(TIMEOUT_MS) }
    await (areaAt(new URL(args.request.url).pathname) === 'office' ? office(caller).logout() : logout(caller))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
