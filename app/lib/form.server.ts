import { zodResolver } from '@hookform/resolvers/zod'
import { data } from '@remix-run/node'
import { getValidatedFormData } from 'remix-hook-form'
import type { z } from 'zod'
import { ApiError, refusal, refusalInit, SOMETHING_WENT_WRONG } from '~/api/errors'
import { UNCONFIRMED } from '~/domain/unconfirmed'
import { FORM_KEY } from '~/session/form-key'
import { hasOwner, isOwn, readFormKey } from '~/session/form-key.server'
import { formDataOf } from '~/session/request-body.server'
import { logSecurity } from '~/session/security-log.server'
import { getSession } from '~/session/session.server'
import { fieldNames, type FormFailure, type FormSchema } from './form'
import { adviceOf, type Check, checkFor } from './unconfirmed'

/** Parses a form with the schema that the browser uses. Reads only the schema's fields, so no field name becomes an object path. */
export async function readForm<Schema extends FormSchema>(
  request: Request,
  schema: Schema,
  secrets: string[] = [],
) {
  const received = await readBody(request)
  const known = new FormData()
  const values: Record<string, string> = {}
  for (const name of fieldNames(schema)) {
    const value = received.get(name)
    if (value === null) continue
    known.set(name, value)
    if (typeof value === 'string' && !secrets.includes(name)) values[name] = value
  }
  const result = await getValidatedFormData<z.output<Schema>>(known, zodResolver(schema), true)
  if (result.errors) logSecurity(request, 'form refused', { fields: Object.keys(result.errors) })
  return {
    data: result.data,
    errors: messages(result.errors ?? {}),
    values,
    /** Idempotency key of the write. */
    formKey: readFormKey(received),
    /** For a write with an unknown outcome: where to check it, and the key to resend. */
    retry: { check: checkFor(request), sentKey: received.get(FORM_KEY) },
    isGiven: (name: string) => Boolean(received.get(name)),
    /** All values of a name, for file fields. */
    entriesOf: (name: string) => received.getAll(name),
  }
}

/** Parses the body as form data; rejects another user's form. */
export async function readBody(request: Request): Promise<FormData> {
  const form = await formDataOf(request).catch((error: unknown) => {
    if (error instanceof Response) throw error
    throw refused(400, "We couldn't read that form. Please try again.")
  })
  const session = await getSession(request)
  // Another user has logged in since this page was opened in another tab.
  if (session && hasOwner(form) && !isOwn(form.get(FORM_KEY), session.user.id)) {
    logSecurity(request, 'form of another person refused', { user: session.user.id })
    throw refused(403, 'A different user opened this form, so nothing was saved. Reload the page.')
  }
  return form
}

const refused = (status: 400 | 403, message: string) =>
  new Response(message, { status, statusText: status === 400 ? 'Bad Request' : 'Forbidden' })

/** Turns an API error into a form failure: the upstream's message and field errors, or a generic one (M062). Rethrows others. */
export function callFailure(
  { errors, values, retry }: FormFailure & { retry?: Retry },
  error: unknown,
  { title = 'There is a problem', fields = [] }: { title?: string; fields?: string[] } = {},
) {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'unconfirmed') return unconfirmed({ errors, values }, retry, error.init.status)
  // Before login, a 401 is an ordinary refusal.
  const message = refusal(error) ?? (error.kind === 'unauthenticated' ? error.message : null)
  if (message === null)
    return formFailure({ errors, values, failure: { title, message: SOMETHING_WENT_WRONG } }, error.init)
  const atFields = error.errors.filter(({ field }) => field !== null && fields.includes(field))
  const others = error.errors.filter((one) => !atFields.includes(one)).map(({ message }) => message)
  const failed = {
    errors: {
      ...errors,
      ...Object.fromEntries(atFields.map(({ field, message }) => [field, { type: 'refused', message }])),
    },
    values,
    failure: { title, message: [...new Set([message, ...others])].join(' ') },
  }
  return formFailure(failed, refusalInit(error))
}

interface Retry {
  check: Check | null
  sentKey: FormDataEntryValue | null
}

function unconfirmed({ errors, values }: FormFailure, retry: Retry | undefined, status: number) {
  const check = retry?.check ?? null
  const failure = { title: UNCONFIRMED, message: adviceOf(check), link: check ?? undefined }
  const key: Record<string, string> = typeof retry?.sentKey === 'string' ? { [FORM_KEY]: retry.sentKey } : {}
  return formFailure({ errors, values: { ...values, ...key }, failure }, status)
}

/** Returns only these three parts: parsed data may contain secrets. */
export function formFailure({ errors, failure, values }: FormFailure, init: number | ResponseInit = 400) {
  return data<FormFailure>({ errors, failure, values }, init)
}

function messages(errors: object): FormFailure['errors'] {
  const entries = Object.entries(errors as Record<string, { type?: unknown; message?: unknown }>)
  return Object.fromEntries(
    entries.map(([name, error]) => [
      name,
      { type: String(error.type), message: String(error.message ?? '') },
    ]),
  )
}
