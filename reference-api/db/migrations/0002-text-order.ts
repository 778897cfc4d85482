import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

/** Lists come in the same order from both databases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await orderTextByBytes(db)
}
