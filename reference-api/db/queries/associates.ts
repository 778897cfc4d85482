import type { Kysely } from 'kysely'
import { accountKey } from '../../../app/domain/contact'
import type { Database, Row } from '../../schema'
import { isUniqueViolation } from '../unique-violation'

/** Does not find deactivated associates. */
export function findByMobileOrEmail(db: Kysely<Database>, typed: string) {
  const key = accountKey(typed)
  return db
    .selectFrom('associates')
    .selectAll()
    .where((where) => where.or([where('mobile', '=', key), where('email', '=', key)]))
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
}

export function findAssociate(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('associates')
    .select(['id', 'name', 'mobile', 'email', 'address', 'rera_number', 'rera_valid_until'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function isContactTaken(
  db: Kysely<Database>,
  column: 'mobile' | 'email',
  value: string,
  exceptId?: string,
): Promise<boolean> {
  const owner = await db.selectFrom('associates').select('id').where(column, '=', value).executeTakeFirst()
  return owner !== undefined && owner.id !== exceptId
}

export async function holdsUsers(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('associates').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Does not find deactivated associates. Call in a transaction after `lockAccount`. */
export async function passwordHashOf(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('associates')
    .select('password_hash')
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return row?.password_hash
}

type Change = Partial<
  Pick<
    Row<'associates'>,
    'mobile' | 'email' | 'address' | 'password_hash' | 'must_change_password' | 'has_assigned_password'
  >
>

/** False if the mobile or email belongs to another associate; the caller must roll back then. */
export async function changeAssociate(db: Kysely<Database>, id: string, change: Change): Promise<boolean> {
  try {
    await db.updateTable('associates').set(change).where('id', '=', id).execute()
    return true
  } catch (error) {
    // A check before the write would not see a simultaneous write of another process.
    if (isUniqueViolation(error)) return false
    throw error
  }
}
