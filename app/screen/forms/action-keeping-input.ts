import type { ClientActionFunctionArgs } from '@remix-run/react'
import { isNetworkFailure } from '~/browser/network-failure'
import { showNoConnection } from '~/browser/no-connection'
import { m } from '~/messages/messages'
import { showToast } from '~/ui/toast/toast-messages'
import { SECRET_FIELD_NAME } from './form-fields'
import type { Rejection } from './submission-result'
import { adviceOf, linkTo, type Check, checkFor } from './unconfirmed'

/** A `clientAction` that keeps the typed input, except secrets and files, if the connection fails (M026). */
export async function actionKeepingInput({ request, serverAction }: ClientActionFunctionArgs) {
  showToast(null)
  const wasOnline = navigator.onLine
  const copy = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    const check = wasOnline ? checkFor(request) : null
    if (check) showUnconfirmed(check)
    else showNoConnection()
    const unsent: Rejection = { status: 'unsent', errors: {}, values: await typedValues(copy) }
    return new Response(JSON.stringify(unsent), {
      status: 503,
      headers: { 'Content-Type': 'application/json' },
    })
  }
}

/** If the browser was online, the form may have arrived although its response was lost. */
function showUnconfirmed(check: Check) {
  const message = m.errorMessage({ message: m.changeNotConfirmed() })
  const description = m.adviceAndSafeToRepeat({ advice: adviceOf(check) })
  showToast({ type: 'error', message, description, link: linkTo(check) })
}

async function typedValues(request: Request): Promise<Record<string, string>> {
  const form = await request.formData()
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([name]) => !SECRET_FIELD_NAME.test(name)))
}
