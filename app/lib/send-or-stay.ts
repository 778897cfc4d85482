import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { UNCONFIRMED } from '~/domain/unconfirmed'
import { SECRET_FIELD } from '~/session/secret-fields'
import { showToast } from '~/ui/toast/toast-messages'
import type { FormFailure } from './form'
import { isNetworkFailure } from './network-failure'
import { showNoConnection } from './no-connection'
import type { Outcome } from './outcome'
import { adviceOf, type Check, checkFor } from './unconfirmed'

/**
 * The `clientAction` of screens with a form: where the connection breaks off, the form stays as it was typed, and what may have
 * become of it is said (checklist M026). It keeps its key, so that sending it again does nothing twice.
 */
export async function sendOrStay({ request, serverAction }: ClientActionFunctionArgs) {
  // What the last try said is over.
  showToast(null)
  const wasOnline = navigator.onLine
  const copy = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    const check = wasOnline ? checkFor(request) : null
    const message = check ? showUnconfirmed(check) : showNoConnection()
    // As both kinds of forms are answered.
    const kept: Outcome & Omit<FormFailure, 'failure'> = {
      isDone: false,
      isUnsent: true,
      message,
      errors: {},
      values: await typedValues(copy),
    }
    return new Response(JSON.stringify(kept), {
      status: 503,
      headers: { 'Content-Type': 'application/json' },
    })
  }
}

/** Without a connection nothing was sent. With one the form may have arrived, and only its answer was lost. */
function showUnconfirmed(check: Check): string {
  const message = `Error: ${UNCONFIRMED}`
  const description = `${adviceOf(check)} Sending it again won't make the change twice.`
  showToast({ type: 'error', message, description, link: check })
  return message
}

async function typedValues(request: Request): Promise<Record<string, string>> {
  const form = await request.formData()
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([name]) => !SECRET_FIELD.test(name)))
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
