import { type Transaction, sql } from 'kysely'
import { timestampInIndia } from '../../app/domain/dates'
import { numberKey } from '../../app/domain/typed'
import type { Database, NewRow } from '../schema'
import { unusablePasswordHash } from '../rules/password'
import type { RowOf } from './csv-file'
import { associates, bankAccounts, bookings, notifications, queries } from './files'
import { allRowsOf, countChanged, idsByCode, type ImportContext, reportUnknown } from './import-context'
import { importedContents, storeImported } from './imported-rows'
import { upsertRows } from './upsert-rows'

type Person = RowOf<typeof associates>

/** Writes sponsors before the associates below them, whatever the order of the file. */
export async function importAssociates(context: ImportContext): Promise<void> {
  const { db, problems } = context
  const fileRows = await allRowsOf(context, associates)
  if (fileRows.length === 0) return
  const known = await db
    .selectFrom('associates')
    .select(['id', 'parent_id', 'mobile', 'email', 'address'])
    .execute()
  const sponsorOf = new Map(known.map(({ id, parent_id }) => [id, parent_id]))
  const idsByKey = new Map(fileRows.map(({ values }) => [numberKey(values.id), values.id]))
  for (const { values } of fileRows) {
    // Sponsors of the database are spelled as there already; those of the file may be written in another way.
    if (values.sponsor !== null) values.sponsor = idsByKey.get(numberKey(values.sponsor)) ?? values.sponsor
    sponsorOf.set(values.id, values.sponsor)
  }
  const rowOf = new Map(fileRows.map(({ row, values }) => [values.id, row]))
  const addProblem = (id: string, column: string, reason: string) =>
    problems.add({ file: associates.name, row: rowOf.get(id)!, column, reason })

  for (const { row, values } of fileRows) {
    if (values.sponsor === null) continue
    if (!sponsorOf.has(values.sponsor))
      reportUnknown(context, associates, row, 'sponsor', { code: values.sponsor, of: associates })
    else if (isBelowItself(values.id, sponsorOf))
      addProblem(values.id, 'sponsor', `makes ${values.id} a sponsor of itself.`)
  }
  const imported = await importedContents(db, associates.name)
  const contactOf = new Map(known.map((person) => [person.id, person]))
  // A value that was changed in the portal remains until the file has a new value.
  const contact = <Column extends 'mobile' | 'email' | 'address'>(values: Person, column: Column) => {
    const stored = contactOf.get(values.id)
    const lastImported = imported.get(values.id) as Person | undefined
    const isUnchanged = lastImported && lastImported[column] === values[column]
    return stored && isUnchanged ? stored[column] : values[column]
  }
  for (const column of ['mobile', 'email'] as const) {
    const owners = new Map(
      known.flatMap((person) => (person[column] === null ? [] : [[person[column], person.id]])),
    )
    // Two people may exchange values, so each person first releases the former value. Values changed in the portal remain.
    for (const { values } of fileRows) {
      const formerValue = contactOf.get(values.id)?.[column]
      if (formerValue && contact(values, column) === values[column]) owners.delete(formerValue)
    }
    for (const { values } of fileRows) {
      const value = contact(values, column)
      if (value === null) continue
      const owner = owners.get(value) ?? values.id
      if (owner === values.id) owners.set(value, owner)
      else addProblem(values.id, column, `"${value}" already belongs to ${owner}.`)
    }
  }
  if (!problems.isEmpty) return problems.leaveOut(associates.name)

  const rows = inOrder(fileRows.map(({ values }) => values)).map((values) => ({
    id: values.id,
    parent_id: values.sponsor,
    user_type: values.kind ?? 2,
    name: values.name,
    mobile: contact(values, 'mobile'),
    email: contact(values, 'email'),
    address: contact(values, 'address'),
    level: values.level,
    password_hash: unusablePasswordHash(),
    must_change_password: 1,
    joined_on: values.joined_on,
    deactivated_at: values.deactivated_at,
    rera_number: values.rera_number,
    rera_valid_until: values.rera_valid_until,
  }))
  await releaseContacts(db, contactOf, rows)
  const changed = await upsertRows<string>(db, 'associates', rows, {
    key: ['id'],
    insertOnly: ['password_hash', 'must_change_password', 'deactivated_at'],
    returning: 'id',
  })
  countChanged(context, associates, changed.length)
  await storeImported(
    db,
    associates.name,
    fileRows.map(({ values }) => [values.id, values]),
  )
}

/** Releases former mobiles and email addresses, because two people may exchange them. */
async function releaseContacts(
  db: Transaction<Database>,
  contactOf: Map<string, { mobile: string; email: string | null }>,
  rows: { id: string; mobile: string; email: string | null }[],
): Promise<void> {
  for (const { id, mobile, email } of rows) {
    const stored = contactOf.get(id)
    if (!stored || (stored.mobile === mobile && stored.email === email)) continue
    await db
      .updateTable('associates')
      .set({ mobile: `-${id}`, email: null })
      .where('id', '=', id)
      .execute()
  }
}

function isBelowItself(id: string, sponsorOf: Map<string, string | null>): boolean {
  const visited = new Set<string>()
  for (let above = sponsorOf.get(id) ?? null; above !== null; above = sponsorOf.get(above) ?? null) {
    if (above === id) return true
    if (visited.has(above)) return false
    visited.add(above)
  }
  return false
}

function inOrder(people: Person[]): Person[] {
  const byId = new Map(people.map((person) => [person.id, person]))
  const ordered = new Map<string, Person>()
  const add = (person: Person) => {
    const path: Person[] = []
    for (
      let next: Person | undefined = person;
      next && !ordered.has(next.id);
      next = byId.get(next.sponsor ?? '')
    )
      path.push(next)
    for (const member of path.reverse()) ordered.set(member.id, member)
  }
  for (const person of people) add(person)
  return [...ordered.values()]
}

export async function importBankAccounts(context: ImportContext): Promise<void> {
  const { db } = context
  const fileRows = await allRowsOf(context, bankAccounts)
  if (fileRows.length === 0) return
  const people = await associateIds(db)
  const imported = await importedContents(db, bankAccounts.name)
  const changedRows = fileRows.filter(({ row, values }) => {
    if (people.has(values.associate))
      return JSON.stringify(imported.get(values.associate)) !== JSON.stringify(values)
    reportUnknown(context, bankAccounts, row, 'associate', { code: values.associate, of: associates })
    return false
  })
  const rows = changedRows.map(({ values }): NewRow<'bank_accounts'> => ({
    associate_id: values.associate,
    bank_name: values.bank,
    account_number: values.account_number,
    ifsc: values.ifsc,
    is_rejected: values.rejected_because === null ? 0 : 1,
    rejected_text: values.rejected_because ?? '',
    bank_state: 0,
    bank_text: '',
    bank_reject_reason: null,
    amount_state: 0,
    amount_text: '',
    amount_reject_reason: null,
    one_rupee_state: 0,
    one_rupee_text: '',
    one_rupee_reject_reason: null,
  }))
  const questions = ['bank', 'amount', 'one_rupee'].flatMap((question) => [
    `${question}_state`,
    `${question}_text`,
    `${question}_reject_reason`,
  ])
  const changed = await upsertRows(db, 'bank_accounts', rows, {
    key: ['associate_id'],
    insertOnly: questions,
    returning: 'associate_id',
  })
  countChanged(context, bankAccounts, changed.length)
  await storeImported(
    db,
    bankAccounts.name,
    changedRows.map(({ values }) => [values.associate, values]),
  )
}

export async function importNotifications(context: ImportContext): Promise<void> {
  const people = await associateIds(context.db)
  const bookingIds = await idsByCode(context.db, 'bookings')
  const knownQueries = await context.db.selectFrom('line_queries').select('id').execute()
  const queryIds = new Set(knownQueries.map(({ id }) => id))
  const imported = await importedContents(context.db, notifications.name)
  const rows: object[] = []
  const changedRows: [string, unknown][] = []
  for (const { row, values } of await allRowsOf(context, notifications)) {
    // An unchanged row must not bring back a notification that the associate cleared.
    const lastImported = imported.get(values.code) as RowOf<typeof notifications> | undefined
    if (lastImported && inMinutes(lastImported) === inMinutes(values)) continue
    if (!people.has(values.associate)) {
      reportUnknown(context, notifications, row, 'associate', { code: values.associate, of: associates })
      continue
    }
    const bookingId = values.booking === null ? null : bookingIds.get(values.booking)
    if (bookingId === undefined) {
      reportUnknown(context, notifications, row, 'booking', { code: values.booking ?? '', of: bookings })
      continue
    }
    if (values.query !== null && !queryIds.has(values.query)) {
      reportUnknown(context, notifications, row, 'query', { code: values.query, of: queries })
      continue
    }
    changedRows.push([values.code, values])
    rows.push({
      code: values.code,
      associate_id: values.associate,
      header: values.title,
      message: values.message,
      created_at: values.sent_at,
      about: values.about,
      booking_id: bookingId,
      query_id: values.query,
    })
  }
  const changed = await upsertRows(context.db, 'notifications', rows, { key: ['code'], returning: 'id' })
  countChanged(context, notifications, changed.length)
  await storeImported(context.db, notifications.name, changedRows)
}

/** A spreadsheet drops the seconds of a time. */
const inMinutes = (values: RowOf<typeof notifications>) =>
  JSON.stringify({ ...values, sent_at: values.sent_at.slice(0, 16) })

export async function associateIds(db: Transaction<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('associates').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Replaces the associate's account with the requested account, removes the verification questions, and approves the request. */
export async function replaceBankAccount(
  db: Transaction<Database>,
  request: { associate_id: string; bank_name: string; account_number: string; ifsc: string },
  now: Date,
): Promise<void> {
  const { associate_id, bank_name, account_number, ifsc } = request
  await sql`insert into bank_accounts (associate_id, bank_name, account_number, ifsc, bank_state, bank_text, amount_state,
      amount_text, one_rupee_state, one_rupee_text, is_rejected, rejected_text)
    values (${associate_id}, ${bank_name}, ${account_number}, ${ifsc}, 0, '', 0, '', 0, '', 0, '')
    on conflict (associate_id) do update set bank_name = excluded.bank_name, account_number = excluded.account_number,
      ifsc = excluded.ifsc, bank_state = 0, bank_text = '', bank_reject_reason = null, amount_state = 0, amount_text = '',
      amount_reject_reason = null, one_rupee_state = 0, one_rupee_text = '', one_rupee_reject_reason = null,
      is_rejected = 0, rejected_text = ''`.execute(db)
  await db
    .updateTable('bank_change_requests')
    .set({ status: 'approved', decided_at: timestampInIndia(now) })
    .where('associate_id', '=', associate_id)
    .where('status', '=', 'pending')
    .execute()
}
