import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { UNCONFIRMED } from '~/domain/unconfirmed'
import { SECRET_FIELD } from '~/session/secret-fields'
import { showToast, type ToastMessage } from '~/ui/toast/toast-messages'
import type { FormFailure } from './form'
import { isNetworkFailure, NO_CONNECTION } from './network-failure'
import type { Outcome } from './outcome'
import { adviceOf, checkFor } from './unconfirmed'

/** `clientAction` of every form: on a network failure the form keeps its input and its key, and a toast explains (M026). */
export async function actionKeepingInput({ request, serverAction }: ClientActionFunctionArgs) {
  showToast(null)
  const wasOnline = navigator.onLine
  const copy = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    const toast = networkFailureToast(request, wasOnline)
    showToast(toast)
    // Matches the results of both kinds of form.
    const unsent: Outcome & Omit<FormFailure, 'failure'> = {
      isDone: false,
      isUnsent: true,
      message: toast.message,
      errors: {},
      values: await typedValues(copy),
    }
    return new Response(JSON.stringify(unsent), {
      status: 503,
      headers: { 'Content-Type': 'application/json' },
    })
  }
}

/** Offline, nothing was sent. Online, the form may have arrived and only its response was lost. */
function networkFailureToast(request: Request, wasOnline: boolean): ToastMessage {
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

/** `shouldRevalidate` around such forms: keeps loader data after a failed action. Without it, Remix revalidates after every fetcher. */
export function skipRevalidationOnError({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && defaultShouldRevalidate
}
