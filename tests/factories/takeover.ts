import type { Kysely } from 'kysely'
import type { Database } from '../../reference-api/schema'
import { isDeep } from './cases'

/* What the tests of attacks on one-time passwords share. */

/** Addresses from which a stranger attacks an account. */
export const ADDRESSES = isDeep ? 1_000 : 100

export const addressOf = (index: number) => `10.${index >> 8}.${index & 255}.1`

/** A code other than those sent, because one guess in 10,000 would succeed. */
export function wrongCode(sent: string[]): string {
  const code = String(Math.floor(Math.random() * 10_000)).padStart(4, '0')
  return sent.some((text) => text.endsWith(code)) ? wrongCode(sent) : code
}

/** Guesses of all codes of an account. */
export async function guessesOf(db: Kysely<Database>, account: string): Promise<number> {
  const { tries } = await db
    .selectFrom('otps')
    .select(({ fn }) => fn.sum<number>('tries').as('tries'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return Number(tries)
}
