import type { Kysely } from 'kysely'
import { todayInIndia } from '../../app/domain/dates'
import { randomPassword } from '../../app/domain/random-password.server'
import { OFFICE } from '../db/queries/tokens'
import { isUniqueViolation } from '../db/unique-violation'
import { mobile as mobileCell } from '../firm-data/cells'
import { Refusal } from '../refusal'
import type { Database } from '../schema'
import { deactivateUser } from './user-changes'
import { ASSIGNED, assignedPassword, assignPassword, findUser, inTransaction } from './users'

/* People of the office desk. The printed password must be changed at the first login. */

export async function addOfficePerson(db: Kysely<Database>, name: string, mobile: string): Promise<string> {
  const password = randomPassword()
  const { password_hash } = await assignedPassword(password)
  const id = await inTransaction(db, async (transaction) => {
    const id = await nextId(transaction)
    const person = { id, parent_id: null, user_type: OFFICE, name, mobile: mobileCell.read(mobile), level: 1 }
    const rest = { email: null, address: null, password_hash, joined_on: todayInIndia(), ...ASSIGNED }
    await transaction
      .insertInto('associates')
      .values({ ...person, ...rest })
      .execute()
    return id
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Refusal('The mobile is already in use.') : error
  })
  return `Added ${name} as ${id}. Password for the first login at /office/login: ${password}`
}

export async function setOfficePassword(db: Kysely<Database>, mobile: string): Promise<string> {
  const { id } = await requireOfficePerson(db, mobile)
  const password = randomPassword()
  const assigned = await assignedPassword(password)
  await inTransaction(db, (transaction) => assignPassword(transaction, id, assigned))
  return `Ended the sessions of ${id}. Password for the next login at /office/login: ${password}`
}

export async function deactivateOfficePerson(db: Kysely<Database>, mobile: string): Promise<string> {
  return deactivateUser(db, (await requireOfficePerson(db, mobile)).id)
}

async function requireOfficePerson(db: Kysely<Database>, mobile: string) {
  const person = await findUser(db, mobileCell.read(mobile))
  if (person.user_type !== OFFICE)
    throw new Refusal(`${person.id} is an associate, not a person of the office.`)
  return person
}

async function nextId(db: Kysely<Database>): Promise<string> {
  const rows = await db.selectFrom('associates').select('id').where('id', 'like', 'OFFICE-%').execute()
  const numbers = rows.map(({ id }) => Number(id.slice('OFFICE-'.length)) || 0)
  return `OFFICE-${Math.max(0, ...numbers) + 1}`
}
