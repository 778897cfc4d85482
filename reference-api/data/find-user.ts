import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Includes deactivated users. */
export async function findUser(db: Kysely<Database>, idOrMobile: string) {
  const user = await db
    .selectFrom('associates')
    .select(['id', 'name', 'mobile', 'email', 'parent_id', 'level', 'deactivated_at'])
    .where((where) => where.or([where('id', '=', idOrMobile), where('mobile', '=', idOrMobile)]))
    .executeTakeFirst()
  if (!user) throw new Error(`No user has the id or mobile "${idOrMobile}".`)
  return user
}
