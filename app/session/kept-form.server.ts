import { z } from 'zod'
import { safeReturnTo } from './return-to'
import { seal, unseal } from './session.server'

const MAX_BYTES = 64 * 1024
const KEPT_MS = 60 * 60_000
/** A sealed form of the largest size, with room for the seal's own letters. */
const MAX_SEALED = 160 * 1024

const SECRET = /passw|confirmation|otp|pin\b|token/i

const KeptSchema = z.object({
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  keptAtMs: z.number(),
})

/** What somebody typed into a form whose session was gone when it came, and where it was to go. */
export type KeptForm = Pick<z.output<typeof KeptSchema>, 'path' | 'fields'>

/**
 * Seals what a form held, so that it can lie in the sign-in page meanwhile and nobody can put another in its place (settled point
 * 18). Null where nothing is to be kept, or too much: secrets and files never are.
 */
export async function keepForm(path: string, form: FormData): Promise<string | null> {
  const safePath = safeReturnTo(path)
  const fields = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !SECRET.test(entry[0]),
  )
  const bytes = Buffer.byteLength(JSON.stringify(fields))
  if (!safePath || fields.every(([, value]) => !value) || bytes > MAX_BYTES) return null
  return seal({ path: safePath, fields, keptAtMs: Date.now() })
}

/** What was sealed here within the last hour, else null. */
export async function readKeptForm(sealed: string | undefined): Promise<KeptForm | null> {
  if (!sealed || sealed.length > MAX_SEALED) return null
  const kept = KeptSchema.safeParse(await unseal(sealed))
  if (!kept.success || Date.now() - kept.data.keptAtMs > KEPT_MS) return null
  const path = safeReturnTo(kept.data.path)
  return path ? { path, fields: kept.data.fields } : null
}
