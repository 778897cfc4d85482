import type { Kysely } from 'kysely'
import type { DatabaseAddress } from '../db/database'
import type { Database } from '../schema'
import { dumpDatabase, resetDatabase, restoreDump } from './postgres-dump'
import { backUpFile, resetFile, restoreFile } from './sqlite-file'

/** Returns violated business rules. */
export const backUp = (from: DatabaseAddress, file: string) =>
  'file' in from ? backUpFile(from.file, file) : dumpDatabase(from.url, file)

/** Returns violated business rules. */
export const restore = (file: string, to: DatabaseAddress) =>
  'file' in to ? restoreFile(file, to.file) : restoreDump(to.url, file)

export const reset = (address: DatabaseAddress) =>
  'file' in address ? resetFile(address.file) : resetDatabase(address.url)

/** Such as "25 associates, 120 bookings, 521 receipts". */
export async function contentsOf(db: Kysely<Database>): Promise<string> {
  const counts: string[] = []
  for (const table of ['associates', 'bookings', 'receipts'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    counts.push(`${Number(count)} ${table}`)
  }
  return counts.join(', ')
}
