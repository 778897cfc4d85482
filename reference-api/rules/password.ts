import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type HashLane, runInHashQueue } from './hash-queue'
import { passwordScryptN } from './password-cost'

interface Cost {
  N: number
  r: number
  p: number
}

const scryptAsync = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt)

const PASSWORD_COST: Cost = { N: passwordScryptN, r: 8, p: 1 }
/** An eighth of the cost of a password is enough against a stolen table, because one-time passwords expire after ten minutes. */
const CODE_COST: Cost = { N: Math.min(16_384, passwordScryptN), r: 8, p: 1 }
const KEY_BYTES = 32

/** Returns `scrypt$N$r$p$salt$key`, with salt and key in base64. Call for demo data only, because this function blocks the event loop. */
export function hashPasswordSync(password: string, salt: Buffer = randomBytes(16)): string {
  const key = scryptSync(password.normalize(), salt, KEY_BYTES, withMemory(PASSWORD_COST))
  return formatHash(PASSWORD_COST, salt, key)
}

/** Does not block the event loop. All asynchronous functions of this file can throw `HashQueueFull`. */
export const hashPassword = (password: string) => newHash(password, PASSWORD_COST, 'known')
export const hashCode = (code: string, lane: HashLane = 'known') => newHash(code, CODE_COST, lane)

export async function verifySecret(secret: string, hash: string, lane: HashLane = 'known'): Promise<boolean> {
  const parsed = parseHash(hash)
  if (!parsed) return false
  const { salt, cost, key } = parsed
  return timingSafeEqual(await deriveKey(secret, { salt, cost, lane, bytes: key.length }), key)
}

/** Like `verifySecret`, but a wrong password takes as long for an older, cheaper hash as for a new one. */
export async function verifyPassword(
  password: string,
  hash: string,
  lane: HashLane = 'known',
): Promise<boolean> {
  if (await verifySecret(password, hash, lane)) return true
  // Each round doubles the total cost, until it equals the cost of a new hash.
  for (let cost = parseHash(hash)?.cost; cost && cost.N < PASSWORD_COST.N; cost = { ...cost, N: cost.N * 2 })
    await deriveKey(password, { salt: randomBytes(16), cost, lane })
  return false
}

export function needsRehash(hash: string): boolean {
  const cost = parseHash(hash)?.cost
  return !cost || cost.N < PASSWORD_COST.N || cost.r < PASSWORD_COST.r || cost.p < PASSWORD_COST.p
}

/** Marks the hashes of people without a password. The salt of a real hash is random. */
const NO_PASSWORD_SALT = Buffer.alloc(16)

/** Makes a hash for people without a password. No password matches, and a check takes as long as with a real hash. */
export const unusablePasswordHash = () => formatHash(PASSWORD_COST, NO_PASSWORD_SALT, randomBytes(KEY_BYTES))

export const hasPassword = (hash: string) => parseHash(hash)?.salt.equals(NO_PASSWORD_SALT) === false

/** Passwords of unknown users are compared with this hash, so that their logins take as long as those of known users. */
export const DUMMY_PASSWORD_HASH = unusablePasswordHash()
export const DUMMY_CODE_HASH = formatHash(CODE_COST, randomBytes(16), randomBytes(KEY_BYTES))

async function newHash(secret: string, cost: Cost, lane: HashLane): Promise<string> {
  const salt = randomBytes(16)
  return formatHash(cost, salt, await deriveKey(secret, { salt, cost, lane }))
}

interface Derivation {
  salt: Buffer
  cost: Cost
  lane: HashLane
  bytes?: number
}

const deriveKey = (secret: string, { salt, cost, lane, bytes = KEY_BYTES }: Derivation) =>
  runInHashQueue(lane, () => scryptAsync(secret.normalize(), salt, bytes, withMemory(cost)))

/** scrypt needs 128·N·r bytes; Node's default limit is 32 MB. */
const withMemory = (cost: Cost) => ({ ...cost, maxmem: 256 * cost.N * cost.r })

function parseHash(hash: string) {
  const [scheme, N, r, p, salt, key] = hash.split('$')
  if (scheme !== 'scrypt' || !salt || !key) return null
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

function formatHash({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}
