import { createHash, createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CallContext, Reply } from './call'
import { type Claim, claimKey, releaseKey, storeReply } from './db/queries/idempotency-keys'
import type { Database } from './db/schema'

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
  if (result.state === 'completed') return { reply: JSON.parse(result.reply) as Reply, isReplayed: true }
  const { claim } = result
  let isStored = false
  try {
    const reply = await run(async (effect) => {
      const stored = await runAndStoreReply(db, claim, effect)
      isStored = true
      return stored
    })
    return { reply, isReplayed: false }
  } finally {
    if (!isStored) await releaseKey(db, claim)
  }
}

function runAndStoreReply(db: Kysely<Database>, claim: Claim, effect: Parameters<Write>[0]): Promise<Reply> {
  return db.transaction().execute(async (transaction) => {
    const reply = await effect(transaction)
    if (!(await storeReply(transaction, claim, JSON.stringify(reply))))
      throw new IdempotencyKeyError(409, KEY_IN_PROGRESS)
    return reply
  })
}

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
