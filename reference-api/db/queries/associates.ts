import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** By mobile, or by e-mail in whatever case it was typed. */
export function findByMobileOrEmail(db: Kysely<Database>, field: string) {
  return db
    .selectFrom('associates')
    .selectAll()
    .where((where) => where.or([where('mobile', '=', field), where('email', '=', field.toLowerCase())]))
    .executeTakeFirst()
}

export function findAssociate(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('associates')
    .select(['id', 'name', 'mobile', 'email', 'address'])
    .where('id', '=', id)
    .executeTakeFirst()
}
