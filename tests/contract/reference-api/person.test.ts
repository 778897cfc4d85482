import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '../../../reference-api/data/check'
import { erasePerson, erasureOf, exportPerson } from '../../../reference-api/data/person'
import { runUserCommand } from '../../../reference-api/data/user-commands'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { BOOKED, REGISTERED } from '../../../reference-api/rules/booking-status'
import { type Database, tables } from '../../../reference-api/schema'
import { openDemoDatabase } from '../../factories/demo-database'
import { rowOf, rowsOf } from '../../factories/rows'
import { TODAY } from './demo-api'

let db: Kysely<Database>
beforeAll(async () => {
  db = await openDemoDatabase(TODAY)
})
afterAll(() => db.destroy())

/** Tables with the text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const [name, { columns }] of Object.entries(tables)) {
    const texts = Object.entries(columns).filter(([, { facts }]) => facts.type === 'text')
    for (const [column] of texts) {
      const { rows } = await sql`select 1 from ${sql.table(name)}
        where lower(${sql.ref(column)}) like ${`%${text.toLowerCase()}%`} limit 1`.execute(db)
      if (rows.length > 0) found.push(`${name}.${column}`)
    }
  }
  return found
}

const integrityFaults = async () =>
  (await checkDatabase(db)).filter(({ kind, violations }) => kind === 'integrity' && violations > 0)

it('the export of an associate has contact and bank account, but no secret and no customer', async () => {
  const { id, name } = personaOf('P6')
  const { mobile } = await rowOf(db, 'associates', { id })
  const text = await exportPerson(db, id)
  const person = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  expect(person.associate).toBe(id)
  expect(person.associates).toMatchObject([{ id, name, mobile }])
  expect(person.bank_accounts).toHaveLength(1)
  expect(text).not.toMatch(/_hash"|"content"|customer_name|customer_mobile/)
})

it('an active associate and the customer of an open booking are not erased', async () => {
  await expect(erasureOf(db, 'HG1054')).rejects.toThrow('HG1054 can log in. Deactivate first')
  const open = await rowOf(db, 'bookings', { status_id: BOOKED })
  await expect(erasePerson(db, open.code)).rejects.toThrow(/is open: its customer is needed/)
  const unknown = 'No associate has the id and no booking has the number "HG9999".'
  await expect(exportPerson(db, 'HG9999')).rejects.toThrow(unknown)
})

it('an erased associate is nowhere by name, mobile, email or account number; figures and books stay', async () => {
  const { id } = personaOf('P7')
  const before = await rowOf(db, 'associates', { id })
  const account = await rowOf(db, 'bank_accounts', { associate_id: id })
  const linesOf = () => rowsOf(db, 'commission_lines', {}, 'id')
  const books = await linesOf()
  const times = { created_at: '2026-11-21 09:00:00', next_attempt_at: '2026-11-21 09:00:00' }
  const alert = { change: 'mobile', recipient: before.mobile, after: '', language: 'en' } as const
  await db
    .insertInto('alerts')
    .values({ ...alert, ...times })
    .execute()
  await runUserCommand(db, ['deactivate', id])
  const report = await erasePerson(db, id)
  expect(report).toContain('Kept for the books: id, place in the team, bookings')
  const [, surname = ''] = before.name.split(' ')
  const traces = [before.mobile, before.email, account.account_number].filter((text) => text !== null)
  for (const text of traces) expect([text, await tablesWith(text)]).toEqual([text, []])
  expect((await tablesWith(before.name)).filter((place) => !place.startsWith('activity.'))).toEqual([])
  const { rows } =
    await sql`select 1 from find_words where text like ${`%${surname.toLowerCase()}%`}`.execute(db)
  const { rows: namesakes } = await sql`
    select 1 from associate_words where word = ${surname.toLowerCase()}
    union all select 1 from booking_words where word = ${surname.toLowerCase()}`.execute(db)
  expect(rows.length > 0).toBe(namesakes.length > 0)
  expect(await linesOf()).toEqual(books)
  expect(await integrityFaults()).toEqual([])
})

it('an erased customer is nowhere by name and mobile; the booking and its receipts stay', async () => {
  const registered = await rowsOf(db, 'bookings', { status_id: REGISTERED }, 'id')
  const booking = registered.find(({ customer_mobile }) => customer_mobile !== null)!
  const exported = JSON.parse(await exportPerson(db, booking.code)) as Record<string, unknown[]>
  const { customer_name, customer_mobile } = booking
  expect(exported.bookings).toMatchObject([{ customer_name, customer_mobile }])
  expect(exported.all_receipts!.length).toBeGreaterThan(0)
  await erasePerson(db, booking.code)
  expect(await tablesWith(booking.customer_mobile!)).toEqual([])
  const erased = { customer_name: 'Erased customer', customer_mobile: null, status_id: REGISTERED }
  expect(await rowOf(db, 'bookings', { id: booking.id })).toMatchObject(erased)
  expect(await integrityFaults()).toEqual([])
})
