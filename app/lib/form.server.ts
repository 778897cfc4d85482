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

/**
 * Parses a form with the schema that the browser uses too. Only the schema's fields are read: a field's name never becomes a
 * path into an object.
 */
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
    /** Goes with the write that the form asks for. */
    formKey: readFormKey(received),
    /** For a form whose outcome nobody can tell: where to see it, and the key that a second send must bear. */
    retry: { check: checkFor(request), sentKey: received.get(FORM_KEY) },
    isGiven: (name: string) => Boolean(received.get(name)),
    /** All that came under a name, where more than one may: files. */
    entriesOf: (name: string) => received.getAll(name),
  }
}

/** What was sent, where it is a form at all and no one else's. */
export async function readBody(request: Request): Promise<FormData> {
  const form = await formDataOf(request).catch((error: unknown) => {
    if (error instanceof Response) throw error
    throw refused(400, 'What was sent is no form. Go back, reload the page and try again.')
  })
  const session = await getSession(request)
  // An older page in another tab, while somebody else has signed in.
  if (session && hasOwner(form) && !isOwn(form.get(FORM_KEY), session.user.id)) {
    logSecurity(request, 'form of another person refused', { user: session.user.id })
    throw refused(
      403,
      'This form was opened by someone else. Nothing was sent. Open the page anew and try again.',
    )
  }
  return form
}

const refused = (status: 400 | 403, words: string) =>
  new Response(words, { status, statusText: status === 400 ? 'Bad Request' : 'Forbidden' })

/**
 * What a call that failed says at its form: the upstream's words and its messages for fields, or that something went wrong
 * (checklist M062). Throws what is no failure of a call.
 */
export function callFailure(
  { errors, values, retry }: FormFailure & { retry?: Retry },
  error: unknown,
  { title = 'There is a problem', fields = [] }: { title?: string; fields?: string[] } = {},
) {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'unconfirmed') return unconfirmed({ errors, values }, retry, error.init.status)
  // Before there is a session a 401 is an answer like any other.
  const words = refusal(error) ?? (error.kind === 'unauthenticated' ? error.message : null)
  if (words === null)
    return formFailure({ errors, values, failure: { title, message: SOMETHING_WENT_WRONG } }, error.init)
  const atFields = error.errors.filter(({ field }) => field !== null && fields.includes(field))
  const others = error.errors.filter((one) => !atFields.includes(one)).map(({ message }) => message)
  const failed = {
    errors: {
      ...errors,
      ...Object.fromEntries(atFields.map(({ field, message }) => [field, { type: 'refused', message }])),
    },
    values,
    failure: { title, message: [...new Set([words, ...others])].join(' ') },
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

/** Sends these three and nothing else of what it is given: what was parsed may hold secrets. */
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
