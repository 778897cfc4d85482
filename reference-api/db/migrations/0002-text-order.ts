import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

/** Gives both databases the same sort order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await orderTextByBytes(db)
}
