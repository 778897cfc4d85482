import type { Kysely } from 'kysely'
import { z } from 'zod'
import { isCommonPassword } from '../../app/domain/common-passwords.server'
import { isPersonalPassword } from '../../app/domain/personal-password'
import { todayInIndia } from '../../app/domain/dates'
import { lockAccount } from '../db/queries/otps'
import type { Database } from '../db/schema'
import { isUniqueViolation } from '../db/unique-violation'
import { newPasswordHash } from '../rules/password'

const Password = z
  .string()
  .min(8, 'must have 8 characters at least')
  .max(200)
  .refine((password) => !isCommonPassword(password), 'is too common')

const NewUser = z.object({
  id: z.string().regex(/^[A-Z]{2}\d{4,8}$/, 'must be two letters and four digits at least, such as HG1200'),
  name: z.string().trim().min(1).max(100),
  mobile: z.string().regex(/^[6-9]\d{9}$/, 'must be ten digits'),
  email: z.string().email().toLowerCase().nullish(),
  parent: z.string().nullish(),
  level: z.coerce.number().int().min(1).max(9),
  password: Password,
})

/** An associate who may sign in; the first password is to be changed. */
export async function addUser(db: Kysely<Database>, given: Record<string, unknown>): Promise<void> {
  const user = parse(NewUser, given)
  requireUnknownPassword(user.password, user)
  if (user.parent) {
    const parent = await db
      .selectFrom('associates')
      .select('id')
      .where('id', '=', user.parent)
      .executeTakeFirst()
    if (!parent) throw new Error('parent: there is no such associate.')
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
    password_hash: await newPasswordHash(user.password),
    must_change_password: 1 as const,
    joined_on: todayInIndia(),
  }
  try {
    await db.insertInto('associates').values(row).execute()
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Error('The id, the mobile or the e-mail address is somebody’s already.')
    throw error
  }
}

/** Whoever is signed in with the old one is signed out. */
export async function setPassword(db: Kysely<Database>, mobile: string, given: string): Promise<void> {
  const password = parse(Password, given)
  const password_hash = await newPasswordHash(password)
  await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('associates')
      .select(['id', 'name', 'mobile'])
      .where('mobile', '=', mobile)
      .executeTakeFirst()
    if (!user) throw new Error('Nobody has this mobile.')
    requireUnknownPassword(password, user)
    await lockAccount(transaction, user.id, new Date())
    await transaction.updateTable('associates').set({ password_hash }).where('id', '=', user.id).execute()
    await transaction.deleteFrom('tokens').where('associate_id', '=', user.id).execute()
  })
}

function requireUnknownPassword(password: string, { name, mobile }: { name: string; mobile: string }) {
  if (isPersonalPassword(password, [name, mobile]))
    throw new Error("password: is the person's or the product's own.")
}

function parse<Schema extends z.ZodTypeAny>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data as z.output<Schema>
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'password'}: ${message}`).join('; '),
  )
}
