import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../tests/factories/cases'
import { checkDatabase } from '../data/check'
import type { Database, Row } from '../schema'
import { BOOKED, CANCELLED, REGISTERED } from '../rules/booking-status'
import { addDays } from '../rules/calendar'
import { totalWithoutLateCharges } from '../rules/statement'
import { openDemoDatabase } from '../../tests/factories/demo-database'

// The days include a leap day, the turn of the year, and days around the 10th, the due day of instalments.
const DAYS = ['2026-11-21', '2024-02-29']
const MORE_DAYS = ['2027-01-01', '2026-12-31', '2026-03-09', '2026-03-10', '2026-03-11']

describe.each(isDeep ? [...DAYS, ...MORE_DAYS] : DAYS)('demo data of %s', (today) => {
  let db: Kysely<Database>
  let bookings: Row<'bookings'>[]
  let instalments: Map<number, Row<'instalments'>[]>
  let receipts: Map<number, Row<'receipts'>[]>
  let lines: Row<'commission_lines'>[]

  beforeAll(async () => {
    db = await openDemoDatabase(today)
    bookings = await db.selectFrom('bookings').selectAll().execute()
    instalments = groupBy(
      await db.selectFrom('instalments').selectAll().orderBy('booking_id').orderBy('position').execute(),
      (row) => row.booking_id,
    )
    receipts = groupBy(
      await db.selectFrom('receipts').selectAll().orderBy('id').execute(),
      (row) => row.booking_id,
    )
    lines = await db.selectFrom('commission_lines').selectAll().execute()
  })

  afterAll(() => db.destroy())

  it('M241 X062 violates none of the checks that run after writes', async () => {
    expect((await checkDatabase(db)).filter(({ violations }) => violations > 0)).toEqual([])
  })

  it('each commission line has the project of its booking, and both paid and unpaid lines exist', () => {
    const projectOf = new Map(bookings.map((booking) => [booking.id, booking.project_id]))
    for (const line of lines) expect(line.project_id).toBe(projectOf.get(line.booking_id))
    const open = lines.filter((line) => line.net_rupees > line.paid_rupees)
    expect(open.length).toBeGreaterThan(100)
    expect(lines.length - open.length).toBeGreaterThan(20)
  })

  it('all but six bookings are in P2’s tree, and no booking is in the future', async () => {
    const tree = await treeUnder(db, 'HG1001')
    const inTree = bookings.filter((booking) => tree.has(booking.seller_id))
    expect(inTree).toHaveLength(bookings.length - 6)
    for (const booking of bookings) expect(booking.booked_on <= today).toBe(true)
  })

  it('a cancelled booking had three unpaid instalments in a row, and its plot is free or resold', async () => {
    const plots = new Map((await db.selectFrom('plots').selectAll().execute()).map((plot) => [plot.id, plot]))
    const activeByPlot = new Map(
      bookings.filter((row) => row.status_id !== CANCELLED).map((row) => [row.plot_id, row]),
    )
    for (const booking of bookings.filter((row) => row.status_id === CANCELLED)) {
      const due = instalments.get(booking.id)!.filter((row) => row.due_on < booking.cancelled_on!)
      expect(due.slice(-3).map((row) => [row.kind, row.paid_rupees])).toEqual(Array(3).fill(['emi', 0]))
      expect(booking.cancelled_on! <= today).toBe(true)
      const nextBooking = activeByPlot.get(booking.plot_id)
      expect(plots.get(booking.plot_id)!.status_id).toBe(nextBooking ? nextBooking.status_id : 1)
      if (nextBooking) expect(nextBooking.booked_on > booking.cancelled_on!).toBe(true)
    }
  })

  it('a booked plot has fewer than three due EMIs without any payment', () => {
    for (const booking of bookings.filter((row) => row.status_id === BOOKED)) {
      const unpaid = instalments
        .get(booking.id)!
        .filter((row) => row.kind === 'emi' && row.due_on <= today && row.paid_rupees === 0)
      expect(unpaid.length).toBeLessThan(3)
    }
  })

  it('X020 each of three families has two customers without overdue instalments, three who are 5, 20 and 70 days late, and one whose booking is about to be cancelled', () => {
    const unpaid = (id: number) =>
      instalments.get(id)!.filter((row) => row.kind !== 'registration' && row.paid_rupees < row.amount_rupees)
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

  it('X020 most customers have a mobile, and some have none', () => {
    const mobiles = bookings.map((row) => row.customer_mobile)
    const missing = mobiles.filter((mobile) => mobile === null).length
    expect(missing).toBeGreaterThan(0)
    expect(missing / mobiles.length).toBeLessThan(0.2)
    for (const mobile of mobiles) if (mobile) expect(mobile).toMatch(/^80000\d{5}$/)
  })

  it('a registered plot is fully paid, including registration charges', () => {
    for (const booking of bookings.filter((row) => row.status_id === REGISTERED)) {
      expect(sum(instalments.get(booking.id)!, (row) => row.paid_rupees)).toBe(
        totalWithoutLateCharges(booking),
      )
      expect(booking.registration_rupees).toBeGreaterThan(0)
      expect(booking.registered_on! <= today).toBe(true)
    }
  })

  it('X062 sixty cash bills were sent on eighteen days, and no associate got ₹10,000 in one day', async () => {
    const bills = await db
      .selectFrom('commission_bills')
      .innerJoin('payments', 'payments.bill_id', 'commission_bills.id')
      .select(['commission_bills.id', 'associate_id', 'cash_sent_on', 'cash_status_id'])
      .select((eb) => eb.fn.sum<number>('net_commission_rupees').as('rupees'))
      .where('payment_type', '=', 'Other')
      .groupBy('commission_bills.id')
      .execute()
    expect(bills).toHaveLength(60)
    expect(new Set(bills.map((bill) => bill.cash_sent_on)).size).toBe(18)
    expect(new Set(bills.map((bill) => bill.cash_status_id))).toEqual(new Set([1, 2, 3]))
    for (const day of groupBy(bills, (bill) => `${bill.associate_id} ${bill.cash_sent_on}`).values())
      expect(sum(day, (bill) => bill.rupees)).toBeLessThan(10_000)
  })

  it('has an example of each: due today, booked today, part payment, late charges, adjustment, discount, waive-off and registration', () => {
    const rows = [...instalments.values()].flat()
    const open = bookings.filter((booking) => booking.status_id === BOOKED)
    const isCovered = {
      dueToday: rows.some((row) => row.due_on === today && row.paid_rupees < row.amount_rupees),
      bookedToday: open.some((booking) => booking.booked_on === today),
      part: rows.some((row) => row.paid_rupees > 0 && row.paid_rupees < row.amount_rupees),
      latePaid: [...receipts.values()].flat().some((row) => row.late_charges_rupees > 0),
      adjusted: open.some((booking) => booking.adjustment_rupees > 0),
      discounted: open.some((booking) => booking.discount_rupees > 0),
      waived: open.some((booking) => booking.waive_off_rupees > 0),
      registration: open.some((booking) => booking.registration_rupees > 0),
    }
    expect(Object.entries(isCovered).filter(([, isPresent]) => !isPresent)).toEqual([])
  })

  it('every receipt is dated between its booking and today, and no booking is older than 930 days', () => {
    for (const booking of bookings)
      for (const receipt of receipts.get(booking.id)!) {
        expect(receipt.received_on <= today).toBe(true)
        expect(receipt.received_on >= booking.booked_on).toBe(true)
      }
    expect(bookings.every((booking) => booking.booked_on >= addDays(today, -930))).toBe(true)
  })
})

async function treeUnder(db: Kysely<Database>, top: string): Promise<Map<string, number>> {
  const rows = await db
    .withRecursive('tree(id, depth)', (query) =>
      query
        .selectFrom('associates')
        .select((eb) => ['id', eb.lit(1).as('depth')])
        .where('id', '=', top)
        .unionAll((eb) =>
          eb
            .selectFrom('associates')
            .innerJoin('tree', 'tree.id', 'associates.parent_id')
            .select((inner) => ['associates.id', inner('tree.depth', '+', inner.lit(1)).as('depth')]),
        ),
    )
    .selectFrom('tree')
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.id, Number(row.depth)]))
}

function sum<Item>(items: Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}

function groupBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
