import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionSecrets } from '~/env.server'

/** A signature for one purpose is worth nothing for another. */
type Purpose =
  | 'form'
  | 'form token'
  | 'draft'
  | 'media address'
  | 'write'
  | 'codes of a user'
  | 'sessions of a person'
  | 'page'
  | 'account in the log'

/** 132 bits in 22 letters of base64url, by the newest secret. */
const LENGTH = 22

/** The only HMAC of the portal. */
export function sign(purpose: Purpose, ...parts: string[]): string {
  return hmac(sessionSecrets()[0] ?? '', purpose, parts)
}

/** Whether `sign` made the signature for these parts, with the newest secret or an older one. */
export function isSigned(signature: string, purpose: Purpose, ...parts: string[]): boolean {
  const given = Buffer.from(signature)
  return sessionSecrets().some((secret) => {
    const expected = Buffer.from(hmac(secret, purpose, parts))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** As JSON, so that no two lists of parts make the same text. */
function hmac(secret: string, purpose: Purpose, parts: string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
    .slice(0, LENGTH)
}
