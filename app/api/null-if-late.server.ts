import { withTimeout } from '~/lib/with-timeout.server'
import { ApiError } from './errors'

/** Null if the call fails or takes longer than `ms`: the page is whole without it. A revoked token still logs out. */
export async function nullIfLate<Value>(call: Promise<Value>, ms: number): Promise<Value | null> {
  try {
    return await withTimeout(call, ms, () => null)
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'unauthenticated') return null
    throw error
  }
}
