import { withTimeout } from '~/api/with-timeout.server'
import { ApiError } from './errors'

/** For optional parts of a page. If the upstream rejects the token within `ms`, throws the error, so that the person is logged out. */
export async function nullIfLateOrFailed<Value>(call: Promise<Value>, ms: number): Promise<Value | null> {
  try {
    return await withTimeout(call, ms, () => null)
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'unauthenticated') return null
    throw error
  }
}
