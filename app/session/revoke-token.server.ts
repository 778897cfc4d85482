import { logout } from '~/api/account.server'
import { ApiError } from '~/api/errors'
import { newCaller, type RequestArgs } from '~/api/caller.server'
import type { Session } from '~/session/session.server'

const TIMEOUT_MS = 2_000

/** Revokes the token at the upstream, so that a copied cookie is useless. Ignores an `ApiError`, because some upstreams lack the call. */
export async function revokeToken(args: RequestArgs, { token }: Pick<Session, 'token'>): Promise<void> {
  try {
    await logout({ ...newCaller(args, token), deadline: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
