import { ApiError } from '~/api/errors'
import { paths } from '~/paths'
import { redirectWithToast } from '~/session/toast.server'

/** Calls `act` and redirects to Settings with its message, or with the message of its error. */
export async function toSettings(act: () => Promise<string>): Promise<Response> {
  try {
    return await redirectWithToast(paths.settings(), { type: 'success', message: await act() })
  } catch (error) {
    return toSettingsWithError(error)
  }
}

export function toSettingsWithError(error: unknown): Promise<Response> {
  if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
  return redirectWithToast(paths.settings(), { type: 'error', message: error.message })
}
