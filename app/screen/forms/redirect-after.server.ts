import { ApiError } from '~/api/errors'
import { redirectWithToast } from '~/session/toast.server'

/** Redirects with a toast: the message that `act` returns, or the message of its error. */
export async function redirectAfter(to: string, act: () => Promise<string>): Promise<Response> {
  try {
    return await redirectWithToast(to, { type: 'success', message: await act() })
  } catch (error) {
    return redirectWithError(to, error)
  }
}

/** Rethrows an error that a toast cannot explain, such as a revoked token. */
export function redirectWithError(to: string, error: unknown): Promise<Response> {
  if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
  return redirectWithToast(to, { type: 'error', message: error.message })
}
