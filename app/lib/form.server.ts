import { zodResolver } from '@hookform/resolvers/zod'
import { data } from '@remix-run/node'
import { getValidatedFormData } from 'remix-hook-form'
import type { z } from 'zod'
import { fieldNames, type FormFailure, type FormSchema } from './form'

/**
 * Parses a form with the schema that the browser uses too. Only the schema's fields are read: a field's name never becomes a
 * path into an object.
 */
export async function readForm<Schema extends FormSchema>(
  request: Request,
  schema: Schema,
  secrets: string[] = [],
) {
  const received = await request.formData().catch(refuseBody)
  const known = new FormData()
  const values: Record<string, string> = {}
  for (const name of fieldNames(schema)) {
    const value = received.get(name)
    if (value === null) continue
    known.set(name, value)
    if (typeof value === 'string' && !secrets.includes(name)) values[name] = value
  }
  const result = await getValidatedFormData<z.output<Schema>>(known, zodResolver(schema), true)
  return { data: result.data, errors: messages(result.errors ?? {}), values }
}

function refuseBody(): never {
  throw new Response('What was sent is no form. Go back, reload the page and try again.', {
    status: 400,
    statusText: 'Bad Request',
  })
}

export function formFailure(failure: FormFailure, status = 400) {
  return data(failure, { status })
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
