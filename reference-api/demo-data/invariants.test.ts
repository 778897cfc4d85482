import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../tests/factories/cases'
import { checkDatabase } from '../data/check'
import type { Database, Row } from '../schema'
import { BOOKED } from '../rules/booking-status'
import { addDays } from '../rules/calendar'
import { openDemoDatabase } from '../../tests/factories/demo-database'
import { rowsOf } from '../../tests/factories/rows'

// The days include a leap day, the turn of the year, and days around the 10th, the due day of instalments.
const DAYS = ['2026-11-21', '2024-02-29']
const MORE_DAYS = ['2027-01-01', '2026-12-31', '2026-03-09', '2026-03-10', '2026-03-11']

describe.each(isDeep ? [...DAYS, ...MORE_DAYS] : DAYS)('demo data of %s', (today) => {
  let db: Kysely<Database>
  let bookings: Row<'bookings'>[]
  let instalments: Row<'instalments'>[]
  let receipts: Row<'receipts'>[]

  beforeAll(async () => {
    db = await openDemoDatabase(today)
    bookings = await rowsOf(db, 'bookings')
    instalments = await rowsOf(db, 'instalments', {}, 'position')
    receipts = await rowsOf(db, 'receipts')
  })

  afterAll(() => db.destroy())

  it('M241 X062 violates none of the checks that run after writes', async () => {
    expect((await checkDatabase(db)).filter(({ violations }) => violations > 0)).toEqual([])
  })

  it('X020 each of three families has two customers without overdue instalments, three who are 5, 20 and 70 days late, and one whose booking is about to be cancelled', () => {
    const unpaid = (id: number) =>
      instalments.filter(
        (row) => row.booking_id === id && row.kind !== 'registration' && row.paid_rupees < row.amount_rupees,
      )
    for (const familyName of ['Nagireddy', 'Akkineni', 'Sangameshwar']) {
      const bookingOf = (givenName: string) =>
        bookings.find((row) => row.customer_name === `${givenName} ${familyName}`)!
      for (const givenName of ['Bhavana', 'Charan'])
        expect(unpaid(bookingOf(givenName).id).filter((row) => row.due_on < today)).toEqual([])
      for (const [givenName, days] of Object.entries({ Devika: 5, Eshwar: 20, Farida: 70 }))
        expect(unpaid(bookingOf(givenName).id).map((row) => row.due_on)).toEqual([addDays(today, -days)])
      const [first, second, third] = unpaid(bookingOf('Gopal').id)
      expect(second!.due_on <= today && third!.due_on > today).toBe(true)
      expect(first!.paid_rupees).toBe(0)
      expect(third!.due_on <= addDays(today, 31)).toBe(true)
    }
  })

  it('has an example of each: due today, booked today, part payment, late charges, adjustment, discount, waive-off and registration', () => {
    const open = bookings.filter((booking) => booking.status_id === BOOKED)
    const isCovered = {
      dueToday: instalments.some((row) => row.due_on === today && row.paid_rupees < row.amount_rupees),
      bookedToday: open.some((booking) => booking.booked_on === today),
      part: instalments.some((row) => row.paid_rupees > 0 && row.paid_rupees < row.amount_rupees),
      latePaid: receipts.some((row) => row.late_charges_rupees > 0),
      adjusted: open.some((booking) => booking.adjustment_rupees > 0),
      discounted: open.some((booking) => booking.discount_rupees > 0),
      waived: open.some((booking) => booking.waive_off_rupees > 0),
      registration: open.some((booking) => booking.registration_rupees > 0),
    }
    expect(Object.entries(isCovered).filter(([, isPresent]) => !isPresent)).toEqual([])
  })
})
