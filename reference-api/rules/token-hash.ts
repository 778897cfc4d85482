import { createHash } from 'node:crypto'

/** Tokens are 24 or more random bytes, so a fast hash without a salt protects them. */
export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('hex')
