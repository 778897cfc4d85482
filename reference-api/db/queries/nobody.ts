import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import type { Database } from '../schema'

/*
 * An answer about somebody who is unknown must take as long and look the same as one about somebody who is not, or
 * whoever asks learns who has an account.
 */

/** By which the numbers of the unknown are made up: made once, the same for all processes on this database. */
export async function maskSecret(db: Kysely<Database>): Promise<string> {
  const read = db.selectFrom('meta').select('value').where('key', '=', 'mask_secret')
  const row = await read.executeTakeFirst()
  if (row) return row.value
  await db
    .insertInto('meta')
    .values({ key: 'mask_secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await read.executeTakeFirstOrThrow()).value
}

/** A commit waits for the disk. Where there is nothing to store, this one is waited for instead. */
export async function commitAsForSomebody(db: Kysely<Database>, now: Date): Promise<void> {
  const value = timestampInIndia(now)
  await db
    .insertInto('meta')
    .values({ key: 'nobody_asked_at', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
