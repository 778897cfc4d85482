import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSWORD_COST } from './password-cost'

const scryptAsync = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)

const KEY_BYTES = 32

/** `scrypt$N$r$p$salt$key`, the last two in base64. A salt is given only where the result must be the same every time. */
export function hashPassword(password: string, salt: Buffer = randomBytes(16)): string {
  return spell(salt, scryptSync(password.normalize(), salt, KEY_BYTES, PASSWORD_COST))
}

/** The same off the event loop, for what is made while others wait. */
export async function newPasswordHash(password: string): Promise<string> {
  const salt = randomBytes(16)
  return spell(salt, await scryptAsync(password.normalize(), salt, KEY_BYTES, PASSWORD_COST))
}

/** Off the event loop, in the same time for a right and a wrong password. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$')
  if (scheme !== 'scrypt' || !salt || !key) return false
  const expected = Buffer.from(key, 'base64')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await scryptAsync(password.normalize(), Buffer.from(salt, 'base64'), expected.length, cost)
  return timingSafeEqual(actual, expected)
}

function spell(salt: Buffer, key: Buffer): string {
  const { N, r, p } = PASSWORD_COST
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}
