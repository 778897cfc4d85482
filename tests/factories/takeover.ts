import type { Kysely } from 'kysely'
import type { Database } from '../../reference-api/db/schema'
import { isDeep } from './cases'

/* What the tests of attacks on one-time passwords share. */

/** Addresses from which a stranger attacks an account. */
export const ADDRESSES = isDeep ? 1_000 : 100

export const addressOf = (index: number) => `10.${index >> 8}.${index & 255}.1`

export const randomCode = () => String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')

/** Guesses of all codes of an account. */
export async function guessesOf(db: Kysely<Database>, account: string): Promise<number> {
  const { tries } = await db
    .selectFrom('otps')
    .select(({ fn }) => fn.sum<number>('tries').as('tries'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return Number(tries)
}
