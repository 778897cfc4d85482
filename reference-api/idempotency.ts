import { createHash, createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CallContext, Reply } from './call'
import { type Claim, claimKey, giveBackKey, storeReply } from './db/queries/idempotency-keys'
import type { Database } from './db/schema'

const KEY = /^[\w-]{16,100}$/

const MALFORMED = 'The Idempotency-Key must have 16 to 100 letters, digits, hyphens or underscores.'
const RUNNING = 'Already in progress. Please try again in a moment.'
const TAKEN = 'The Idempotency-Key belongs to another request.'

/** The Idempotency-Key cannot be used for this request. */
export class KeyRefusal extends Error {
  constructor(
    readonly status: 400 | 409 | 422,
    words: string,
  ) {
    super(words)
  }
}

type Write = CallContext<string, unknown>['write']

export interface KeyedCall {
  db: Kysely<Database>
  viewerId: string
  key: string
  request: { method: string; url: string; body: string | FormData }
  now: () => Date
}

/**
 * Runs a write at most once per key (decision 0008). The claim is committed first, so other processes see it;
 * the effect and its reply are stored in one transaction. A refused or failed write leaves the key unused.
 */
export async function answerOnce(
  { db, viewerId, key, request, now }: KeyedCall,
  run: (write: Write) => Promise<Reply>,
): Promise<{ reply: Reply; isReplayed: boolean }> {
  if (!KEY.test(key)) throw new KeyRefusal(400, MALFORMED)
  const keyHash = createHash('sha256').update(key).digest('hex')
  const fingerprint = await fingerprintOf(request, key)
  const claimed = await claimKey(db, { associateId: viewerId, keyHash, fingerprint }, now())
  if (claimed.state === 'running') throw new KeyRefusal(409, RUNNING)
  if (claimed.state === 'taken') throw new KeyRefusal(422, TAKEN)
  if (claimed.state === 'done') return { reply: JSON.parse(claimed.reply) as Reply, isReplayed: true }
  const { claim } = claimed
  let isSpent = false
  try {
    const reply = await run(async (effect) => {
      const stored = await writeAndStore(db, claim, effect)
      isSpent = true
      return stored
    })
    return { reply, isReplayed: false }
  } finally {
    if (!isSpent) await giveBackKey(db, claim)
  }
}

function writeAndStore(db: Kysely<Database>, claim: Claim, effect: Parameters<Write>[0]): Promise<Reply> {
  return db.transaction().execute(async (transaction) => {
    const reply = await effect(transaction)
    if (!(await storeReply(transaction, claim, JSON.stringify(reply)))) throw new KeyRefusal(409, RUNNING)
    return reply
  })
}

/** Hashes form fields, not bytes: every submission has a new boundary. */
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
