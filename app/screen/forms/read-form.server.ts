import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import { getValidatedFormData } from 'remix-hook-form'
import type * as z from 'zod/v4-mini'
import type { RequestArgs } from '~/api/caller.server'
import { IDEMPOTENCY_KEY } from './form-fields'
import { belongsTo, hasOwner, readIdempotencyKey } from './idempotency-key.server'
import { formDataOf } from '~/session/form-data.server'
import { m } from '~/messages/messages'
import { logSecurity } from '~/session/security-log.server'
import { getSession } from '~/session/session.server'
import { fieldNames, type FormSchema } from './form-schema'
import type { FieldErrors } from './submission-result'
import { checkFor } from './unconfirmed'

/** Validates only the schema's fields: the form library treats dots and brackets in a name as an object path. */
export async function readForm<Schema extends FormSchema>(
  args: RequestArgs,
  schema: Schema,
  secretFields: string[] = [],
) {
  const { request } = args
  const received = await readBody(args)
  const schemaFields = new FormData()
  const values: Record<string, string> = {}
  for (const name of fieldNames(schema)) {
    const value = received.get(name)
    if (value === null) continue
    schemaFields.set(name, value)
    if (typeof value === 'string' && !secretFields.includes(name)) values[name] = value
  }
  // The form library has one type for input and output.
  const resolver = zodResolver(schema) as unknown as Resolver<z.output<Schema> & FieldValues>
  const result = await getValidatedFormData<z.output<Schema> & FieldValues>(schemaFields, resolver, true)
  if (result.errors) logSecurity(args, 'form invalid', { fields: Object.keys(result.errors) })
  return {
    data: result.data,
    errors: messages(result.errors ?? {}),
    values,
    idempotencyKey: readIdempotencyKey(received),
    /** For an unconfirmed write: where to find out whether it was made, and the key to send again. */
    retry: { check: checkFor(request), sentKey: received.get(IDEMPOTENCY_KEY) },
    isGiven: (name: string) => Boolean(received.get(name)),
    entriesOf: (name: string) => received.getAll(name),
  }
}

/** Rejects an unreadable form, a form with too many fields, and a form that another user opened. */
export async function readBody(args: RequestArgs): Promise<FormData> {
  const form = await formDataOf(args).catch((error: unknown) => {
    if (error instanceof Response) throw error
    throw refusalResponse(400, m.formUnreadable())
  })
  const session = await getSession(args)
  // Another user may have logged in through another tab.
  if (session && hasOwner(form) && !belongsTo(form.get(IDEMPOTENCY_KEY), session.user.id)) {
    logSecurity(args, 'form of another person refused', { user: session.user.id })
    throw refusalResponse(403, m.formOfAnotherUser())
  }
  return form
}

const refusalResponse = (status: 400 | 403, message: string) =>
  new Response(message, { status, statusText: status === 400 ? 'Bad Request' : 'Forbidden' })

function messages(errors: object): FieldErrors {
  const entries = Object.entries(errors as Record<string, { type?: unknown; message?: unknown }>)
  return Object.fromEntries(
    entries.map(([name, error]) => [
      name,
      { type: String(error.type), message: String(error.message ?? '') },
    ]),
  )
}
