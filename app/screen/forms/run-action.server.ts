import { data } from '@remix-run/node'
import { ApiError, refusalInit } from '~/api/errors'
import { isFetchRequest } from '~/session/fetch-request.server'
import { redirectWithToast } from '~/session/toast.server'
import type { SubmissionResult } from './submission-result'
import { failed, NO_INPUT } from './submission-result.server'
import { checkFor, unconfirmedFailure } from './unconfirmed'

/** On success, a script gets data, and a document request gets a redirect with a toast. A failure returns no submitted values. */
export async function runAction(request: Request, nextPage: string, act: () => Promise<string>) {
  try {
    const message = await act()
    if (isFetchRequest(request)) return data<SubmissionResult>({ status: 'success', message })
    return await redirectWithToast(nextPage, { type: 'success', message })
  } catch (error) {
    // A revoked token logs the person out.
    if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
    if (error.kind === 'unconfirmed')
      return failed(NO_INPUT, unconfirmedFailure(checkFor(request)), error.init.status)
    const isRefusal = error.kind === 'refused'
    return failed(NO_INPUT, { message: error.message, isRefusal }, refusalInit(error))
  }
}

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
