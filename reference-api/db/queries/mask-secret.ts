import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

/** Unknown users get account ids and masked mobiles derived from this secret, so that replies do not reveal which accounts exist. */
export async function getMaskSecret(db: Kysely<Database>): Promise<string> {
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
