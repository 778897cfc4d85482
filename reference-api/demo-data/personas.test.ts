import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { openDemoDatabase } from '../../tests/factories/demo-database'
import { rowOf, rowsOf } from '../../tests/factories/rows'
import { TELUGU_CUSTOMER } from './names'
import { personaOf } from './personas'

const TODAY = '2026-11-21'
const P1 = personaOf('P1').id

let db: Kysely<Database>

beforeAll(async () => {
  db = await openDemoDatabase(TODAY)
})

afterAll(() => db.destroy())

it('P1 has bookings in every status, one of today and one of a Telugu customer, and notifications with HTML, an encoded line break and Telugu', async () => {
  const bookings = await rowsOf(db, 'bookings', { seller_id: P1 })
  expect(new Set(bookings.map((booking) => booking.status_id))).toEqual(new Set([2, 3, 9]))
  expect(bookings.some((booking) => booking.booked_on === TODAY)).toBe(true)
  expect(bookings.some((booking) => booking.customer_name === TELUGU_CUSTOMER)).toBe(true)
  const messages = await rowsOf(db, 'notifications', { associate_id: P1 })
  const text = messages.map((row) => row.message).join(' ')
  for (const fragment of ['%0A', '<b>', '<a href', '<script>', 'ఉగాది']) expect(text).toContain(fragment)
})

it('demo data sell plots "12/A", "10+11" and "15-19", and the cells of "15-19" are booked too', async () => {
  for (const number of ['12/A', '10+11', '15-19']) {
    const { id } = await rowOf(db, 'plots', { number })
    expect(await rowsOf(db, 'bookings', { plot_id: id })).not.toEqual([])
  }
  const whole = await rowOf(db, 'plots', { number: '15-19' })
  const cells = await rowsOf(db, 'plots', { merged_into_id: whole.id }, 'number')
  expect(cells.map((cell) => [cell.number, cell.status_id])).toEqual(
    ['15', '16', '17', '18', '19'].map((number) => [number, 2]),
  )
})
