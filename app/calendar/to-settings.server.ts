import { ApiError } from '~/api/errors'
import { paths } from '~/paths'
import { redirectWithToast } from '~/session/toast.server'

/** Redirects to Settings with the message of `act` or of its failure. */
export async function toSettings(act: () => Promise<string>): Promise<Response> {
  try {
    return await redirectWithToast(paths.settings(), { type: 'success', message: await act() })
  } catch (error) {
    return failedAtSettings(error)
  }
}

export function failedAtSettings(error: unknown): Promise<Response> {
  if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
  return redirectWithToast(paths.settings(), { type: 'error', message: error.message })
}
