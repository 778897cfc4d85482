import type { ClientActionFunctionArgs } from '@remix-run/react'
import { showToast } from '~/ui/toast/toast-messages'
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
    // As both kinds of forms are answered. By its status, which only a response can have here, nothing is loaded anew.
    return new Response(JSON.stringify({ isDone: false, message, errors: {}, values: {} }), {
      status: 503,
      headers: { 'Content-Type': 'application/json' },
    })
  }
}
