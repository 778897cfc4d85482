import type { Kysely, Transaction } from 'kysely'
import { oneLine } from '../../app/domain/typed'
import { z } from 'zod/v4'
import { isCommonPassword, isPersonalPassword } from '../../app/domain/guessable-passwords.server'
import * as contact from '../../app/domain/contact'
import { todayInIndia } from '../../app/domain/dates'
import { type NewActivity, NO_ORIGIN, recordActivity } from '../db/queries/activity'
import { lockAccount, voidOtps } from '../db/queries/otps'
import type { Database } from '../schema'
import { associateId, type Cell, mobile } from '../firm-data/cells'
import { isUniqueViolation } from '../db/unique-violation'
import { Refusal } from '../refusal'
import { hashPassword } from '../rules/password'

const Password = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(200)
  .refine((password) => !isCommonPassword(password), 'is too common')

export const Level = z.coerce.number().int().min(1).max(9)

/** The same rule as in a file of associates. */
function cellOf(cell: Cell<string>) {
  return z.string().transform((text, { issues }) => {
    try {
      return cell.read(text)
    } catch (error) {
      issues.push({ code: 'custom', message: (error as Error).message, input: text })
      return z.NEVER
    }
  })
}

const NewUser = z.object({
  id: cellOf(associateId),
  name: z.string().overwrite(oneLine).normalize('NFC').min(1).max(100),
  mobile: cellOf(mobile),
  email: z
    .string()
    .toLowerCase()
    .refine((email) => contact.email.safeParse(email).success, 'is not an email address')
    .nullish(),
  parent: z.string().nullish(),
  level: Level,
  password: Password,
})

/** The office knows the password, so the user must change it after any login (decision 0022). */
export const ASSIGNED = { must_change_password: 1, has_assigned_password: 1 } as const

/** Adds an associate who must change the first password. */
export async function addUser(db: Kysely<Database>, input: Record<string, unknown>): Promise<string> {
  const user = parse(NewUser, input, 'user')
  requireImpersonalPassword(user.password, user)
  if (user.parent) {
    const parent = await db
      .selectFrom('associates')
      .select('id')
      .where('id', '=', user.parent)
      .executeTakeFirst()
    if (!parent) throw new Refusal(`parent: no associate has the id "${user.parent}".`)
  }
  const row = {
    id: user.id,
    parent_id: user.parent ?? null,
    user_type: 2 as const,
    name: user.name,
    mobile: user.mobile,
    email: user.email ?? null,
    address: null,
    level: user.level,
    password_hash: await hashPassword(user.password),
    joined_on: todayInIndia(),
    ...ASSIGNED,
  }
  try {
    await db.insertInto('associates').values(row).execute()
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('The id, mobile or email is already in use.')
    throw error
  }
  const place = user.parent ? `below ${user.parent}` : 'at the top'
  return `Added ${user.id} at level ${user.level}, ${place}. The password must be changed at the first login.`
}

/** Also ends the associate's sessions and voids the associate's one-time passwords. */
export async function setPassword(db: Kysely<Database>, idOrMobile: string, input: string): Promise<string> {
  const password = await assignedPassword(input)
  return inTransaction(db, (transaction) => assignPassword(transaction, idOrMobile, password))
}

/** Hash a password before the transaction, because hashing is slow. */
export async function assignedPassword(input: string) {
  const password = parse(Password, input, 'password')
  return { password, password_hash: await hashPassword(password) }
}

export async function assignPassword(
  db: Transaction<Database>,
  idOrMobile: string,
  { password, password_hash }: Awaited<ReturnType<typeof assignedPassword>>,
): Promise<string> {
  const user = await findUser(db, idOrMobile)
  requireImpersonalPassword(password, user)
  await lockAccount(db, user.id, new Date())
  const change = { password_hash, ...ASSIGNED }
  await db.updateTable('associates').set(change).where('id', '=', user.id).execute()
  await recordOfficeChange(db, user.id, { kind: 'password by office' })
  const sessions = await endSessions(db, user.id)
  return `Changed the password of ${user.id} and ended ${sessions}. The new password must be changed at the next login.`
}

/** In the transaction of the caller, or in one of its own. */
export function inTransaction<Returned>(
  db: Kysely<Database>,
  change: (db: Transaction<Database>) => Promise<Returned>,
): Promise<Returned> {
  return db.isTransaction ? change(db as Transaction<Database>) : db.transaction().execute(change)
}

/** Also voids one-time passwords. Call in a transaction after `lockAccount`. Returns text such as "2 sessions". */
export async function endSessions(db: Kysely<Database>, id: string): Promise<string> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('associate_id', '=', id)
    .executeTakeFirstOrThrow()
  await voidOtps(db, { account: id }, new Date())
  return numDeletedRows === 1n ? '1 session' : `${numDeletedRows} sessions`
}

export const recordOfficeChange = (db: Kysely<Database>, id: string, activity: NewActivity) =>
  recordActivity(db, id, activity, { ...NO_ORIGIN, now: new Date() })

function requireImpersonalPassword(
  password: string,
  { name, mobile, email }: { name: string; mobile: string; email?: string | null },
) {
  if (isPersonalPassword(password, [name, mobile, email]))
    throw new Refusal(
      "password: must not contain the mobile; the letters of the password must not be only a name of the person, the part of the email before the @, or the product's name.",
    )
}

export function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  name: string,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data as z.output<Schema>
  throw new Refusal(
    parsed.error.issues.map(({ path, message }) => `${path.join('.') || name}: ${message}`).join('; '),
  )
}

/** Includes deactivated users. */
export async function findUser(db: Kysely<Database>, idOrMobile: string) {
  const user = await db
    .selectFrom('associates')
    .select(['id', 'name', 'mobile', 'email', 'parent_id', 'level', 'user_type', 'deactivated_at'])
    .where((where) => where.or([where('id', '=', idOrMobile), where('mobile', '=', idOrMobile)]))
    .executeTakeFirst()
  if (!user) throw new Refusal(`No user has the id or mobile "${idOrMobile}".`)
  return user
}
