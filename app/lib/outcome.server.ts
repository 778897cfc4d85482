import { data } from '@remix-run/node'
import { ApiError, refusalInit } from '~/api/errors'
import { UNCONFIRMED } from '~/domain/unconfirmed'
import { isFetchRequest } from '~/session/fetch-request.server'
import { redirectWithToast } from '~/session/toast.server'
import type { Outcome } from './outcome'
import { checkFor } from './unconfirmed'

/** Runs a one-button action: JSON for a script, a redirect with a toast for a document. A failure keeps its status and message. */
export async function outcomeResponse(request: Request, nextPage: string, act: () => Promise<string>) {
  try {
    const message = await act()
    if (isFetchRequest(request)) return data<Outcome>({ isDone: true, message })
    return await redirectWithToast(nextPage, { type: 'success', message })
  } catch (error) {
    // An expired session ends the request.
    if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
    if (error.kind === 'unconfirmed')
      return data<Outcome>(
        { isDone: false, message: UNCONFIRMED, check: checkFor(request) },
        { status: error.init.status },
      )
    return data<Outcome>({ isDone: false, message: error.message }, refusalInit(error))
  }
}
