import { data } from '@remix-run/node'
import { ApiError, refusalInit } from '~/api/errors'
import { UNCONFIRMED } from '~/domain/unconfirmed'
import { isFetchRequest } from '~/session/fetch-request.server'
import { redirectWithToast } from '~/session/toast.server'
import type { Outcome } from './outcome'
import { checkFor } from './unconfirmed'

/**
 * Does what a small form asks for, and answers with the message: to a script as it is, to a document as a toast on the page that it
 * is led to. What the upstream refuses, or cannot do, is a page of its status with the message.
 */
export async function outcomeResponse(request: Request, nextPage: string, act: () => Promise<string>) {
  try {
    const message = await act()
    if (isFetchRequest(request)) return data<Outcome>({ isDone: true, message })
    return await redirectWithToast(nextPage, { type: 'success', message })
  } catch (error) {
    // Without a token there is nobody any more whom the page could be for.
    if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
    if (error.kind === 'unconfirmed')
      return data<Outcome>(
        { isDone: false, message: UNCONFIRMED, check: checkFor(request) },
        { status: error.init.status },
      )
    return data<Outcome>({ isDone: false, message: error.message }, refusalInit(error))
  }
}
