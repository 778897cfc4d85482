import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { verifySecret } from '../rules/password'
import { openDemoDatabase } from '../../tests/factories/demo-database'
import { TELUGU_CUSTOMER } from './names'
import { DEMO_PASSWORD, PERSONAS, personaOf, type PersonaKey } from './personas'

const TODAY = '2026-11-21'

let db: Kysely<Database>

beforeAll(async () => {
  db = await openDemoDatabase(TODAY)
})

afterAll(() => db.destroy())

const associate = (key: PersonaKey) =>
  db.selectFrom('associates').selectAll().where('id', '=', personaOf(key).id).executeTakeFirstOrThrow()
const bookingsOf = (key: PersonaKey) =>
  db.selectFrom('bookings').selectAll().where('seller_id', '=', personaOf(key).id).execute()

it('personas have a fixed mobile, email and user type; P1 and P10 share the password', async () => {
  for (const [index, persona] of PERSONAS.entries()) {
    const row = await associate(persona.key)
    expect(row.mobile).toBe(`90000000${String(index + 1).padStart(2, '0')}`)
    expect(row.email).toBe(persona.key === 'P10' ? null : `p${index + 1}@demo.example`)
    expect(row.user_type).toBe(persona.key === 'P4' ? 3 : 2)
    expect(row.must_change_password).toBe(persona.key === 'P5' ? 1 : 0)
  }
  const [p1, p10] = await Promise.all([associate('P1'), associate('P10')])
  expect(p10.password_hash).toBe(p1.password_hash)
  expect(await verifySecret(DEMO_PASSWORD, p1.password_hash)).toBe(true)
})

it('P1 has bookings in every status, one of today and one of a Telugu customer, and notifications with HTML, an encoded line break and Telugu', async () => {
  const bookings = await bookingsOf('P1')
  expect(new Set(bookings.map((booking) => booking.status_id))).toEqual(new Set([2, 3, 9]))
  expect(bookings.some((booking) => booking.booked_on === TODAY)).toBe(true)
  expect(bookings.some((booking) => booking.customer_name === TELUGU_CUSTOMER)).toBe(true)
  const messages = await db
    .selectFrom('notifications')
    .select('message')
    .where('associate_id', '=', personaOf('P1').id)
    .execute()
  const text = messages.map((row) => row.message).join(' ')
  for (const fragment of ['%0A', '<b>', '<a href', '<script>', 'ఉగాది']) expect(text).toContain(fragment)
})

it('demo data sell plots "12/A", "10+11" and "15-19", and the cells of "15-19" are booked too', async () => {
  const sold = await db
    .selectFrom('bookings')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .where('plots.number', 'in', ['12/A', '10+11', '15-19'])
    .select(['plots.id', 'plots.number'])
    .execute()
  expect(sold.map((plot) => plot.number).sort()).toEqual(['10+11', '12/A', '15-19'])
  const whole = sold.find((plot) => plot.number === '15-19')!
  const cells = await db.selectFrom('plots').selectAll().where('merged_into_id', '=', whole.id).execute()
  expect(cells.map((cell) => [cell.number, cell.status_id])).toEqual(
    ['15', '16', '17', '18', '19'].map((number) => [number, 2]),
  )
})
