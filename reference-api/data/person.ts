import { type Kysely, sql, type Transaction } from 'kysely'
import { isSqlite } from '../db/dialect'
import { BOOKED } from '../rules/booking-status'
import { unusablePasswordHash } from '../rules/password'
import { type Database, tables } from '../schema'

/*
 * The firm's answer when a person asks what it stores about him, or asks it to erase that: an associate by id, or a customer by the number
 * of the booking.
 */

/** Secrets, contents of files, and the customers of an associate's bookings. */
const LEFT_OUT = /_hash$|^(content|customer_name|customer_mobile)$/

/** Columns with the id of an associate that are no reference, because the row may outlive the associate. */
const OWNERS: Partial<Record<string, string>> = { media: 'owner_id', events: 'person', otps: 'account' }

/** All rows about the person, by table, as JSON. */
export async function exportPerson(db: Kysely<Database>, id: string): Promise<string> {
  const person = await findPerson(db, id)
  const found =
    person.kind === 'customer' ? await rowsOfCustomer(db, person.bookingId) : await rowsOfAssociate(db, id)
  const filled = Object.entries(found).filter(([, rows]) => rows.length > 0)
  return JSON.stringify({ [person.kind]: id, ...Object.fromEntries(filled) }, null, 2)
}

type Rows = Record<string, Record<string, unknown>[]>

async function rowsOfAssociate(db: Kysely<Database>, id: string): Promise<Rows> {
  const found: Rows = { associates: await rowsIn(db, 'associates', 'id', id) }
  for (const [name, { columns }] of Object.entries(tables)) {
    if (name === 'associates') continue
    const owner =
      OWNERS[name] ?? Object.entries(columns).find(([, { facts }]) => facts.references === 'associates')?.[0]
    if (owner) found[name] = await rowsIn(db, name, owner, id)
  }
  found.line_query_messages = []
  for (const query of found.line_queries ?? [])
    found.line_query_messages.push(...(await rowsIn(db, 'line_query_messages', 'query_id', String(query.id))))
  return found
}

async function rowsOfCustomer(db: Kysely<Database>, bookingId: number): Promise<Rows> {
  const { rows: bookings } = await sql<Record<string, unknown>>`
    select * from bookings where id = ${bookingId}`.execute(db)
  const found: Rows = { bookings }
  for (const [name, { columns }] of Object.entries(tables)) {
    const owner = Object.entries(columns).find(([, { facts }]) => facts.references === 'bookings')?.[0]
    // Commission and notifications are about associates.
    if (owner && !['commission_lines', 'notifications'].includes(name))
      found[name] = await rowsIn(db, name, owner, bookingId)
  }
  return found
}

async function rowsIn(db: Kysely<Database>, name: string, column: string, value: string | number) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(name)} where ${sql.ref(column)} = ${value}`.execute(db)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !LEFT_OUT.test(key))))
}

type Person =
  | { kind: 'associate'; id: string; isActive: boolean }
  | { kind: 'customer'; bookingId: number; isOpen: boolean }

async function findPerson(db: Kysely<Database>, id: string): Promise<Person> {
  const associate = await db
    .selectFrom('associates')
    .select('deactivated_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (associate) return { kind: 'associate', id, isActive: associate.deactivated_at === null }
  const booking = await db
    .selectFrom('bookings')
    .select(['id', 'status_id'])
    .where('code', '=', id)
    .executeTakeFirst()
  if (!booking) throw new Error(`No associate has the id and no booking has the number "${id}".`)
  return {
    kind: 'customer',
    bookingId: booking.id,
    isOpen: booking.status_id === BOOKED,
  }
}

/** What an erasure does to the person, for the question before it. Throws if the person is still needed. */
export async function erasureOf(db: Kysely<Database>, id: string): Promise<string> {
  const person = await findPerson(db, id)
  if (person.kind === 'customer') {
    if (person.isOpen)
      throw new Error(`Booking ${id} is open: its customer is needed until it is registered or cancelled.`)
    return `This erases name and mobile of the customer of booking ${id}.`
  }
  if (person.isActive) throw new Error(`${id} can log in. Deactivate first: data -- user deactivate ${id}`)
  return `This erases contact, bank account, notifications and messages of ${id}.`
}

/** Returns what was erased and what stays. The firm's own files are not touched: an import of their row would bring the person back. */
export function erasePerson(db: Kysely<Database>, id: string): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await erasureOf(transaction, id)
    const person = await findPerson(transaction, id)
    const report =
      person.kind === 'customer'
        ? await eraseCustomer(transaction, id, person.bookingId)
        : await eraseAssociate(transaction, id)
    await forgetWords(transaction)
    return `${report}\nRemove the person from your own files and older backups too: an import or a restore would bring the data back.`
  })
}

async function eraseCustomer(db: Transaction<Database>, code: string, bookingId: number): Promise<string> {
  await db
    .updateTable('bookings')
    .set({ customer_name: 'Erased customer', customer_mobile: null })
    .where('id', '=', bookingId)
    .execute()
  await db.deleteFrom('customer_links').where('booking_id', '=', bookingId).execute()
  await db.deleteFrom('notifications').where('booking_id', '=', bookingId).execute()
  return `Erased name, mobile and links of the customer of booking ${code}.\nKept for the books: the booking, its instalments, receipts and commission; and the log of the office desk, which may have the name.`
}

async function eraseAssociate(db: Transaction<Database>, id: string): Promise<string> {
  const { mobile, email } = await db
    .selectFrom('associates')
    .select(['mobile', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('alerts')
    .where('recipient', 'in', [mobile, email ?? mobile])
    .execute()
  await db
    .updateTable('associates')
    .set({
      name: `Erased ${id}`,
      mobile: `erased ${id}`,
      email: null,
      address: null,
      rera_number: null,
      rera_valid_until: null,
      password_hash: unusablePasswordHash(),
    })
    .where('id', '=', id)
    .execute()
  const queries = await db.selectFrom('line_queries').select('id').where('associate_id', '=', id).execute()
  const queryIds = queries.map((query) => query.id)
  if (queryIds.length > 0)
    await db
      .updateTable('line_query_messages')
      .set({ text: 'Erased' })
      .where('query_id', 'in', queryIds)
      .where('author', '=', 'associate')
      .execute()
  for (const table of [
    'tokens',
    'calendar_feeds',
    'visits',
    'notifications',
    'customer_links',
    'idempotency_keys',
    'bank_accounts',
    'bank_change_requests',
  ] as const)
    await db.deleteFrom(table).where('associate_id', '=', id).execute()
  await db.deleteFrom('otps').where('account', '=', id).execute()
  await db.deleteFrom('events').where('person', '=', id).execute()
  await db
    .deleteFrom('imported_rows')
    .where('key', '=', id)
    .where('file', 'in', ['associates', 'bank-accounts', 'verifications'])
    .execute()
  await db
    .deleteFrom('media')
    .where('owner_id', '=', id)
    .where('id', 'not in', db.selectFrom('tax_certificates').select('media_id'))
    .execute()
  return [
    `Erased name, mobile, email, address, RERA number and password of ${id}; bank account, bank requests with their pictures, notifications,`,
    'links for customers, sessions and events; and the texts of queries.',
    'Kept for the books: id, place in the team, bookings, commission, bills, payments and tax certificates; and the logs of account activity',
    'and of the office desk, which nobody can change: that of the desk has earlier names, without contact and bank data.',
  ].join('\n')
}

/** Words of names that no name has any more. */
async function forgetWords(db: Kysely<Database>) {
  const used = sql`select word from booking_words union select word from associate_words`
  const marked = sql`select '  ' || word || ' ' from (${used}) as used`
  await sql`delete from find_words where text not in (${marked})`.execute(db)
  if (isSqlite<Database>(db)) await sql`delete from find_dictionary where word not in (${used})`.execute(db)
}
