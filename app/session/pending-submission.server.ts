import { z } from 'zod'
import { FORM_KEY } from './form-key'
import { hasOwner, isOwn } from './form-key.server'
import { type SentField, typedFields } from './submitted-fields.server'
import { safeReturnTo } from './return-to'
import { SECRET_FIELD } from './secret-fields'
import { seal, unseal } from './session.server'

/** Sealed, it still fits an ordinary form of 64 KB. */
const MAX_BYTES = 24 * 1024
const MAX_AGE_MS = 60 * 60_000
/** A sealed form of the largest size, with room for the seal's own letters. */
const MAX_SEALED = 60 * 1024

const PendingSubmissionSchema = z.object({
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** A file was sent with it, or could have been: it has to be chosen anew. */
  hasFile: z.boolean(),
  sealedAtMs: z.number(),
})

/** What somebody typed into a form whose session was gone when it came, where it was to go, and what of it a person would know. */
export interface PendingSubmission extends Pick<
  z.output<typeof PendingSubmissionSchema>,
  'path' | 'fields' | 'hasFile'
> {
  typed: SentField[]
}

/**
 * Seals what a form held, so that it can lie in the sign-in page meanwhile and nobody can put another in its place (settled point
 * 18). Null where nothing was typed, or too much, or nobody could tell whose it is: secrets and files never are kept.
 */
export async function sealSubmission(path: string, form: FormData): Promise<string | null> {
  const safePath = safeReturnTo(path)
  if (!safePath || !hasOwner(form)) return null
  const all = [...form]
  const fields = all.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !SECRET_FIELD.test(entry[0]),
  )
  const bytes = Buffer.byteLength(JSON.stringify(fields))
  const isEmpty = typedFields(safePath, fields).every(({ value }) => !value)
  if (isEmpty || bytes > MAX_BYTES) return null
  const hasFile = all.some(([, value]) => typeof value !== 'string')
  return seal({ path: safePath, fields, hasFile, sealedAtMs: Date.now() })
}

/** What was sealed here within the last hour, for the person whose page it was typed in; null for anybody else. */
export async function unsealSubmission(
  sealed: string | undefined,
  userId: string,
): Promise<PendingSubmission | null> {
  if (!sealed || sealed.length > MAX_SEALED) return null
  const submission = PendingSubmissionSchema.safeParse(await unseal(sealed))
  if (!submission.success || Date.now() - submission.data.sealedAtMs > MAX_AGE_MS) return null
  const { fields, hasFile } = submission.data
  const path = safeReturnTo(submission.data.path)
  const formKey = fields.find(([name]) => name === FORM_KEY)?.[1] ?? ''
  return path && isOwn(formKey, userId) ? { path, fields, hasFile, typed: typedFields(path, fields) } : null
}
