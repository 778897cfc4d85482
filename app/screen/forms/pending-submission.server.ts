import { z } from 'zod/v4'
import { IDEMPOTENCY_KEY, SECRET_FIELD_NAME } from './form-fields'
import { fieldNames, type FormSchema, labelOf } from './form-schema'
import { belongsTo, hasOwner } from './idempotency-key.server'
import { safeReturnTo } from '~/session/return-to'
import { seal, unseal } from '~/session/session.server'

/** The sealed input must fit into a form of 64 KB. */
const MAX_BYTES = 24 * 1024
const MAX_AGE_MS = 60 * 60_000
const MAX_SEALED_LENGTH = 60 * 1024

const PendingSubmissionSchema = z.object({
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  hasFile: z.boolean(),
  sealedAtMs: z.number(),
})

type Fields = [name: string, value: string][]
/** The form at a path that sent these fields. */
export type FormAt = (path: string, fields: Fields) => RestorableForm | undefined

export interface RestorableForm {
  schema: FormSchema
  /** Texts of the values of a choice, by field. */
  choices?: Record<string, Record<string, () => string>>
}

interface TypedField {
  label: string
  value: string
}

/** A form that arrived after its session had ended. `fields` has its texts without secrets; `typed` has the labelled ones, to show them. */
export interface PendingSubmission extends Pick<
  z.output<typeof PendingSubmissionSchema>,
  'path' | 'fields' | 'hasFile'
> {
  typed: TypedField[]
}

/**
 * Encrypts the texts of a form for a hidden field of the login page (decision 0014). Null if `safeReturnTo` rejects the path, if `formAt`
 * has no form for the path, or if the form has no typed input, has no owner or is too large.
 */
export async function sealSubmission(path: string, form: FormData, formAt: FormAt): Promise<string | null> {
  const safePath = safeReturnTo(path)
  if (!safePath || !hasOwner(form)) return null
  const entries = [...form]
  const fields = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !SECRET_FIELD_NAME.test(entry[0]),
  )
  const bytes = Buffer.byteLength(JSON.stringify(fields))
  const isEmpty = typedFields(formAt, safePath, fields).every(({ value }) => !value)
  if (isEmpty || bytes > MAX_BYTES) return null
  const hasFile = entries.some(([, value]) => typeof value !== 'string')
  return seal({ path: safePath, fields, hasFile, sealedAtMs: Date.now() })
}

/** Null for another person, for unreadable text, and an hour after the form was sealed. */
export async function unsealSubmission(
  sealed: string | undefined,
  userId: string,
  formAt: FormAt,
): Promise<PendingSubmission | null> {
  if (!sealed || sealed.length > MAX_SEALED_LENGTH) return null
  const submission = PendingSubmissionSchema.safeParse(await unseal(sealed))
  if (!submission.success || Date.now() - submission.data.sealedAtMs > MAX_AGE_MS) return null
  const { fields, hasFile } = submission.data
  const path = safeReturnTo(submission.data.path)
  const idempotencyKey = fields.find(([name]) => name === IDEMPOTENCY_KEY)?.[1] ?? ''
  if (!path || !belongsTo(idempotencyKey, userId)) return null
  return { path, fields, hasFile, typed: typedFields(formAt, path, fields) }
}

/** Hidden fields have no label: they are sent again, but not shown. */
function typedFields(formAt: FormAt, path: string, fields: Fields): TypedField[] {
  const form = formAt(path, fields)
  if (!form) return []
  const { schema, choices } = form
  return fieldNames(schema).flatMap((name) => {
    const label = labelOf(schema, name)
    const texts = new Map(Object.entries(choices?.[name] ?? {}))
    const values = fields
      .filter((field) => field[0] === name)
      .map(([, value]) => texts.get(value)?.() ?? value)
    return label && values.length > 0 ? [{ label, value: values.join('\n').trim() }] : []
  })
}
