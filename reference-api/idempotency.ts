import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CallContext, Reply } from './call'
import { type Claim, claimKey, releaseKey, storeReply } from './db/queries/idempotency-keys'
import type { Database } from './schema'

const KEY = /^[\w-]{16,100}$/

const KEY_MALFORMED = 'The Idempotency-Key must have 16 to 100 letters, digits, hyphens or underscores.'
const KEY_IN_PROGRESS = 'Already in progress. Please try again in a moment.'
const KEY_MISMATCH = 'The Idempotency-Key belongs to another request.'

export class IdempotencyKeyError extends Error {
  constructor(
    readonly status: 400 | 409 | 422,
    message: string,
  ) {
    super(message)
  }
}

type Write = CallContext<string, unknown>['write']

interface KeyedCall {
  db: Kysely<Database>
  viewerId: string
  key: string
  request: { method: string; url: string; body: string | FormData }
  now: () => Date
}

/** Runs a write at most once per key within 24 hours (decision 0008). After a refused or failed write, the key can be used again. */
export async function runIdempotent<Returned>(
  { db, viewerId, key, request, now }: KeyedCall,
  run: (write: Write) => Promise<Returned>,
): Promise<{ reply: Reply | Returned; isReplayed: boolean }> {
  if (!KEY.test(key)) throw new IdempotencyKeyError(400, KEY_MALFORMED)
  const keyHash = createHash('sha256').update(key).digest('hex')
  const fingerprint = await fingerprintOf(request, key)
  const result = await claimKey(db, { associateId: viewerId, keyHash, fingerprint }, now())
  if (result.state === 'running') throw new IdempotencyKeyError(409, KEY_IN_PROGRESS)
  if (result.state === 'mismatch') throw new IdempotencyKeyError(422, KEY_MISMATCH)
  if (result.state === 'completed')
    return { reply: JSON.parse(openReply(result.reply, key)) as Reply, isReplayed: true }
  const { claim } = result
  let isStored = false
  try {
    const reply = await run(async (effect) => {
      const stored = await runAndStoreReply(db, claim, key, effect)
      isStored = true
      return stored
    })
    return { reply, isReplayed: false }
  } finally {
    if (!isStored) await releaseKey(db, claim)
  }
}

function runAndStoreReply(
  db: Kysely<Database>,
  claim: Claim,
  key: string,
  effect: Parameters<Write>[0],
): Promise<Reply> {
  return db.transaction().execute(async (transaction) => {
    const reply = await effect(transaction)
    if (!(await storeReply(transaction, claim, sealReply(JSON.stringify(reply), key))))
      throw new IdempotencyKeyError(409, KEY_IN_PROGRESS)
    return reply
  })
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Replies may contain secrets. The database has only the hash of the key, so only a repeated request can open its reply. */
function sealReply(reply: string, key: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(key), iv)
  const sealed = Buffer.concat([cipher.update(reply, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

function openReply(stored: string, key: string): string {
  // A release before the sealing of replies stored JSON. Replies are deleted after 24 hours.
  if (stored.startsWith('{')) return stored
  const bytes = Buffer.from(stored, 'base64')
  const decipher = createDecipheriv(CIPHER, sealingKey(key), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

const sealingKey = (key: string) =>
  Buffer.from(hkdfSync('sha256', key, '', 'reply of an idempotent write', 32))

/** Hashes the fields of a form instead of the bytes, because the bytes contain a boundary that is new in each submission. */
async function fingerprintOf({ method, url, body }: KeyedCall['request'], key: string): Promise<string> {
  const { pathname, search } = new URL(url)
  const hash = createHmac('sha256', key).update(JSON.stringify([method, pathname, search]))
  for (const [name, value] of typeof body === 'string' ? [['', body] as const] : body) {
    const isText = typeof value === 'string'
    const content = isText ? Buffer.from(value) : Buffer.from(await value.arrayBuffer())
    const file = isText ? null : [value.name, value.type]
    hash.update(JSON.stringify([name, file, content.length])).update(content)
  }
  return hash.digest('hex')
}
