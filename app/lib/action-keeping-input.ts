import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { UNCONFIRMED } from '~/domain/unconfirmed'
import { SECRET_FIELD } from '~/session/secret-fields'
import { showToast, type ToastMessage } from '~/ui/toast/toast-messages'
import type { FormFailure } from './form'
import { isNetworkFailure, NO_CONNECTION } from './network-failure'
import type { Outcome } from './outcome'
import { adviceOf, checkFor } from './unconfirmed'

/**
 * The `clientAction` of screens with a form: where the connection breaks off, the form stays as it was typed, and what may have
 * become of it is said (checklist M026). It keeps its key, so that sending it again does nothing twice.
 */
export async function actionKeepingInput({ request, serverAction }: ClientActionFunctionArgs) {
  // What the last try said is over.
  showToast(null)
  const wasOnline = navigator.onLine
  const copy = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    const toast = lostToast(request, wasOnline)
    showToast(toast)
    // As both kinds of forms are answered.
    const kept: Outcome & Omit<FormFailure, 'failure'> = {
      isDone: false,
      isUnsent: true,
      message: toast.message,
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
function lostToast(request: Request, wasOnline: boolean): ToastMessage {
  const check = checkFor(request)
  if (!wasOnline || !check) return { type: 'error', message: `Error: ${NO_CONNECTION}` }
  return {
    type: 'error',
    message: `Error: ${UNCONFIRMED}`,
    description: `${adviceOf(check)} Sending it again won't make the change twice.`,
    link: check,
  }
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
export function skipRevalidationOnError({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && defaultShouldRevalidate
}
