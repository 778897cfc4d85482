import { withTimeout } from '~/lib/with-timeout.server'
import { ApiError } from './errors'

/** For optional parts of a page. If the token is revoked and the error arrives within `ms`, throws it: the person is then logged out. */
export async function nullIfLateOrFailed<Value>(call: Promise<Value>, ms: number): Promise<Value | null> {
  try {
    return await withTimeout(call, ms, () => null)
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'unauthenticated') return null
    throw error
  }
}
