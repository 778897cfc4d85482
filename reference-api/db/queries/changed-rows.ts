import type { Kysely } from 'kysely'
import type { ChangedKind, Database } from '../../schema'

/** The keys of changed rows, by kind. */
export type Changes = Record<ChangedKind, Set<string>>

/** Returns the position of the newest change. The position grows with every transaction that may change a cached reply. */
export async function readPosition(db: Kysely<Database>): Promise<number> {
  const { position } = await db
    .selectFrom('changed_rows')
    .select(({ fn }) => fn.max<number>('position').as('position'))
    .executeTakeFirstOrThrow()
  return position
}

/** Null if everything changed, or if the row at `after` is missing: then later rows may be missing too. */
export async function readChanges(
  db: Kysely<Database>,
  after: number,
): Promise<{ position: number; changes: Changes } | null> {
  const rows = await db
    .selectFrom('changed_rows')
    .select(['position', 'kind', 'key'])
    .where('position', '>=', after)
    .orderBy('position')
    .execute()
  const changes: Changes = {
    associate: new Set(),
    project: new Set(),
    plot: new Set(),
    booking: new Set(),
    seller: new Set(),
    bill: new Set(),
    everything: new Set(),
  }
  // Old rows were deleted, or another database was restored.
  if (rows[0]?.position !== after) return null
  for (const { position, kind, key } of rows) if (position > after) changes[kind].add(key)
  if (changes.everything.size > 0) return null
  return { position: rows.at(-1)?.position ?? after, changes }
}
