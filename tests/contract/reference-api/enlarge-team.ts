import type { Kysely } from 'kysely'
import type { Database } from '../../../reference-api/schema'
import { rowOf } from '../../factories/rows'
import { P3 } from './demo-api'

/** More than a team whose payments are summed and sorted may have. */
export const ADDED_ASSOCIATES = 250

/**
 * Adds associates below P3. The ids of all added associates begin with HG9. P3 has neither sales nor a team, so only the sizes of teams
 * change.
 */
export async function enlargeTeam(db: Kysely<Database>): Promise<void> {
  const template = await rowOf(db, 'associates', { id: P3 })
  const added = Array.from({ length: ADDED_ASSOCIATES }, (_, index) => ({
    ...template,
    id: `HG${9000 + index}`,
    parent_id: P3,
    mobile: `80000${10_000 + index}`,
    email: null,
  }))
  await db.insertInto('associates').values(added).execute()
}

export async function removeAdded(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('associates').where('id', 'like', 'HG9%').execute()
}
