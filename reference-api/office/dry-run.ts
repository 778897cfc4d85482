import type { Kysely, Transaction } from 'kysely'
import type { CallContext, Reply } from '../call'
import type { Database } from '../schema'

class RolledBack extends Error {
  constructor(readonly reply: Reply) {
    super()
  }
}

/** Writes, or only says what would be written. A dry run stores no reply: the same form, confirmed, is another request. */
export async function writeOrCheck(
  { db, write }: Pick<CallContext<string, unknown>, 'write'> & { db: Kysely<Database> },
  isConfirmed: boolean,
  effect: (db: Transaction<Database>) => Promise<Reply>,
): Promise<Reply> {
  if (isConfirmed) return write(effect)
  try {
    return await db.transaction().execute(async (transaction): Promise<Reply> => {
      throw new RolledBack(await effect(transaction))
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
    const { version: _, ...reply } = error.reply
    // The confirmation sends the version that the clerk saw.
    return reply.outcome === 'saved' ? { ...reply, outcome: 'check' } : error.reply
  }
}
