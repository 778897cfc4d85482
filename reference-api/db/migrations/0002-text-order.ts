import type { Kysely } from 'kysely'
import { orderTextByBytes } from './column-types'

export async function up(db: Kysely<unknown>): Promise<void> {
  await orderTextByBytes(db)
}
