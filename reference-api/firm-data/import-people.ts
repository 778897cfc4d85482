import { type Transaction, sql } from 'kysely'
import { timestampInIndia } from '../../app/domain/dates'
import { CHANNEL_PARTNER } from '../../app/domain/user-type'
import { numberKey } from '../../app/domain/typed'
import type { Database } from '../schema'
import { unusablePasswordHash } from '../rules/password'
import { type AnyColumns, type CsvFile, keyOf, type RowOf } from './csv-file'
import { associates, bankAccounts, notifications } from './files'
import type { ImportContext } from './import-context'
import { allRowsOf, type FoundRow, reportUnknown, writeRows } from './import-rows'
import { lastImported, storeImported } from './kept-values'

type Person = RowOf<typeof associates>

/** Writes sponsors before the associates below them, whatever the order of the file. */
export async function importAssociates(context: ImportContext): Promise<void> {
  const { db, problems } = context
  const fileRows = await allRowsOf(context, associates)
  if (fileRows.length === 0) return
  const known = await db
    .selectFrom('associates')
    .select(['id', 'parent_id', 'mobile', 'email', 'address', 'user_type'])
    .execute()
  const sponsorOf = new Map(known.map(({ id, parent_id }) => [id, parent_id]))
  const idsByKey = new Map(fileRows.map(({ values }) => [numberKey(values.id), values.id]))
  for (const { values } of fileRows) {
    // Sponsors of the database are spelled as there already; those of the file may be written in another way.
    if (values.sponsor !== null) values.sponsor = idsByKey.get(numberKey(values.sponsor)) ?? values.sponsor
    sponsorOf.set(values.id, values.sponsor)
  }

  for (const { row, values, refuse } of fileRows) {
    if (values.sponsor === null) continue
    if (!sponsorOf.has(values.sponsor))
      reportUnknown(context, associates, row, 'sponsor', { code: values.sponsor, of: 'associates' })
    else if (isBelowItself(values.id, sponsorOf)) refuse('sponsor', `makes ${values.id} a sponsor of itself.`)
  }
  const imported = await lastImported(context, associates)
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
    for (const { values, refuse } of fileRows) {
      const value = contact(values, column)
      if (value === null) continue
      const owner = owners.get(value) ?? values.id
      if (owner === values.id) owners.set(value, owner)
      else refuse(column, `"${value}" already belongs to ${owner}.`)
    }
  }
  for (const { values, refuse } of context.isAtDesk ? fileRows : [])
    if ((values.kind ?? CHANNEL_PARTNER) !== (contactOf.get(values.id)?.user_type ?? CHANNEL_PARTNER))
      refuse('kind', 'cannot be changed at the desk. Whoever runs the server adds people of the office.')
  if (!problems.isEmpty) return problems.leaveOut(associates.name)

  const rows = inOrder(fileRows).map(({ values, record }) => ({
    record: {
      ...record,
      id: values.id,
      parent_id: values.sponsor,
      mobile: contact(values, 'mobile'),
      email: contact(values, 'email'),
      address: contact(values, 'address'),
      password_hash: unusablePasswordHash(),
      must_change_password: 1,
    },
  }))
  await releaseContacts(
    db,
    contactOf,
    rows.map(({ record }) => record),
  )
  await writeRows(context, associates, rows, {
    insertOnly: ['password_hash', 'must_change_password', 'deactivated_at'],
  })
  await storeImported(db, associates, fileRows)
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

function inOrder<One extends { values: Person }>(people: One[]): One[] {
  const byId = new Map(people.map((person) => [person.values.id, person]))
  const ordered = new Map<string, One>()
  const add = (person: One) => {
    const path: One[] = []
    for (
      let next: One | undefined = person;
      next && !ordered.has(next.values.id);
      next = byId.get(next.values.sponsor ?? '')
    )
      path.push(next)
    for (const member of path.reverse()) ordered.set(member.values.id, member)
  }
  for (const person of people) add(person)
  return [...ordered.values()]
}

export const importBankAccounts = (context: ImportContext): Promise<void> =>
  importChanged(context, bankAccounts, ({ values, record }) => {
    record.is_rejected = values.rejected_because === null ? 0 : 1
  })

export const importNotifications = (context: ImportContext): Promise<void> =>
  importChanged(context, notifications)

/** Rows that are as in the last import change nothing, not even what a person changed or cleared in the portal since then. */
async function importChanged<Columns extends AnyColumns>(
  context: ImportContext,
  file: CsvFile<Columns>,
  complete: (row: FoundRow<Columns>) => void = () => {},
): Promise<void> {
  const imported = await lastImported(context, file)
  const rows = await allRowsOf(context, file)
  const changed = rows.filter(
    ({ values }) => inMinutes(imported.get(keyOf(file, values))) !== inMinutes(values),
  )
  for (const row of changed) complete(row)
  await writeRows(context, file, changed)
  await storeImported(context.db, file, changed)
}

/** A spreadsheet drops the seconds of a time. */
const inMinutes = (values: unknown) =>
  JSON.stringify(values)?.replace(/"(\d{4}-\d\d-\d\d \d\d:\d\d):\d\d"/g, '"$1"')

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
