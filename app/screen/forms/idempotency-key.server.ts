import { IDEMPOTENCY_KEY } from './form-fields'
import type { Session } from '~/session/session.server'
import { isSigned, sign } from '~/session/signing.server'

/** A unique key, and a signature for the person who opened the form. */
const KEY = /^([0-9a-f-]{36})\.([\w-]{22})$/

type Owner = Session['user']['id']

export function newIdempotencyKey({ user }: Pick<Session, 'user'>): string {
  const key = crypto.randomUUID()
  return `${key}.${sign('form', key, user.id)}`
}

/** Returns a new key if the form has none in this format. `readBody` checks the signature. */
export function readIdempotencyKey(form: FormData): string {
  return partsOf(form.get(IDEMPOTENCY_KEY))?.key ?? crypto.randomUUID()
}

export const hasOwner = (form: FormData): boolean => partsOf(form.get(IDEMPOTENCY_KEY)) !== null

export function belongsTo(idempotencyKey: FormDataEntryValue | null, userId: Owner): boolean {
  const parts = partsOf(idempotencyKey)
  return parts !== null && isSigned(parts.signature, 'form', parts.key, userId)
}

function partsOf(idempotencyKey: FormDataEntryValue | null) {
  if (typeof idempotencyKey !== 'string') return null
  const [, key, signature] = KEY.exec(idempotencyKey) ?? []
  return key && signature ? { key, signature } : null
}
