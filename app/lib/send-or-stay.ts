import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { showToast } from '~/ui/toast/toast-messages'
import type { FormFailure } from './form'
import type { Outcome } from './outcome'
import { isNetworkFailure } from './screen-error'

/**
 * The `clientAction` of screens with a form: where the connection breaks off, the form stays as it was typed, with the browser's
 * own words (checklist M026). It keeps its key, so that sending it again does nothing twice.
 */
export async function sendOrStay({ serverAction }: ClientActionFunctionArgs) {
  // What the last try said is over.
  showToast(null)
  try {
    return await serverAction()
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    const message = `Error: ${error.message}`
    showToast({ type: 'error', message })
    // As both kinds of forms are answered.
    const kept: Outcome & Omit<FormFailure, 'failure'> = {
      isDone: false,
      isUnsent: true,
      message,
      errors: {},
      values: {},
    }
    return new Response(JSON.stringify(kept), {
      status: 503,
      headers: { 'Content-Type': 'application/json' },
    })
  }
}

/**
 * The `shouldRevalidate` of what is around such forms: after an answer that changed nothing they stay as they are. A route that does not
 * say so itself is loaded anew by the framework after each answer to a fetcher.
 */
export function notAfterFailure({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && defaultShouldRevalidate
}
