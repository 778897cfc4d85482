import { data } from '@remix-run/node'
import { ApiError, refusal, refusalInit } from '~/api/errors'
import { m } from '~/messages/messages'
import { IDEMPOTENCY_KEY } from './form-fields'
import type { Failure, FieldErrors, Rejection } from './submission-result'
import { type Check, unconfirmedFailure } from './unconfirmed'

/** Excludes parsed data, because it may contain secrets. */
export interface Submission {
  errors: FieldErrors
  values: Record<string, string>
  retry?: { check: Check | null; sentKey: FormDataEntryValue | null }
}

export const NO_INPUT: Submission = { errors: {}, values: {} }

export function invalid({ errors, values }: Submission, more: FieldErrors = {}) {
  return data<Rejection>({ status: 'invalid', errors: { ...errors, ...more }, values }, 400)
}

export function failed({ errors, values }: Submission, failure: Failure, init: number | ResponseInit = 400) {
  return data<Rejection>({ status: 'failed', failure, errors, values }, init)
}

/** Shows the upstream's message and field errors, or a generic message (M062). Rethrows any error that is not an `ApiError`. */
export function failedCall(
  submission: Submission,
  error: unknown,
  { title = m.thereIsAProblem(), fields = [] }: { title?: string; fields?: string[] } = {},
) {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'unconfirmed') return unconfirmed(submission, error)
  // Before login, a 401 is an ordinary refusal.
  const message = refusal(error) ?? (error.kind === 'unauthenticated' ? error.message : null)
  if (message === null) return failed(submission, { title, message: m.somethingWentWrong() }, error.init)
  const atFields = error.errors.filter(({ field }) => field !== null && fields.includes(field))
  const otherMessages = error.errors
    .filter((fieldError) => !atFields.includes(fieldError))
    .map(({ message }) => message)
  const errors = {
    ...submission.errors,
    ...Object.fromEntries(atFields.map(({ field, message }) => [field, { type: 'refused', message }])),
  }
  const failure = { title, message: [...new Set([message, ...otherMessages])].join(' ') }
  return failed({ ...submission, errors }, failure, refusalInit(error))
}

/** Returns the key too: sending the form again must not repeat the change. */
function unconfirmed({ errors, values, retry }: Submission, { init }: ApiError) {
  const key: Record<string, string> =
    typeof retry?.sentKey === 'string' ? { [IDEMPOTENCY_KEY]: retry.sentKey } : {}
  const failure = unconfirmedFailure(retry?.check ?? null)
  return failed({ errors, values: { ...values, ...key } }, failure, init.status)
}
