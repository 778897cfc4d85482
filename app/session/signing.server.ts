import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionSecrets } from '~/env.server'

/** A signature is valid for its purpose only. */
type Purpose =
  | 'form'
  | 'CSRF token'
  | 'draft'
  | 'media address'
  | 'write'
  | 'codes of a user'
  | 'code of a page'
  | 'page'
  | 'account in the log'

/** 132 bits in base64url. */
const LENGTH = 22

export function sign(purpose: Purpose, ...parts: string[]): string {
  return hmac(sessionSecrets()[0] ?? '', purpose, parts)
}

/** Accepts signatures with an older secret too. */
export function isSigned(signature: string, purpose: Purpose, ...parts: string[]): boolean {
  const givenBytes = Buffer.from(signature)
  return sessionSecrets().some((secret) => {
    const expected = Buffer.from(hmac(secret, purpose, parts))
    return givenBytes.length === expected.length && timingSafeEqual(givenBytes, expected)
  })
}

/** The key of a value in a store. Uses the oldest secret, because a new secret must not reset counts. */
export function storeKey(purpose: Purpose, ...parts: string[]): string {
  return hmac(sessionSecrets().at(-1) ?? '', purpose, parts)
}

/** JSON, because joined parts could be ambiguous. */
function hmac(secret: string, purpose: Purpose, parts: string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
    .slice(0, LENGTH)
}
