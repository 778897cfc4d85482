import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Row } from '../schema'
import { statementFigures } from '../rules/statement'
import { openDemoDatabase } from '../../tests/factories/demo-database'
import { GOLDEN_CUSTOMER } from './scripted-sales'

describe.each(['2026-11-21', '2027-01-05'])('the golden booking on %s', (today) => {
  let db: Kysely<Database>
  let booking: Row<'bookings'>
  let lines: Row<'commission_lines'>[]

  beforeAll(async () => {
    db = await openDemoDatabase(today)
    booking = await db
      .selectFrom('bookings')
      .selectAll()
      .where('customer_name', '=', GOLDEN_CUSTOMER)
      .executeTakeFirstOrThrow()
    lines = await db
      .selectFrom('commission_lines')
      .selectAll()
      .where('booking_id', '=', booking.id)
      .orderBy('id')
      .execute()
  })

  afterAll(() => db.destroy())

  it('has an exact statement', async () => {
    const instalments = await db
      .selectFrom('instalments')
      .selectAll()
      .where('booking_id', '=', booking.id)
      .orderBy('position')
      .execute()
    const figures = statementFigures({ booking, instalments, lateChargesPaidRupees: 0, today })
    const isOverdue = today.slice(8) > '10'
    const lateCharge = isOverdue ? 251 : 0
    expect(figures).toEqual({
      totalDueRupees: 3_021_200 + lateCharge,
      totalPaidRupees: 260_000 + 12 * 76_700,
      lateChargesDueRupees: lateCharge,
      currentDueRupees: isOverdue ? 76_700 + lateCharge : 0,
      daysLate: isOverdue ? 11 : 0,
    })
  })

  it('pays 6.88 % of the sale part of each receipt to the seller, and 1.92 % to the highest associate', async () => {
    const paymentsOf = (line: Row<'commission_lines'>) =>
      db.selectFrom('payments').selectAll().where('line_id', '=', line.id).orderBy('receipt_id').execute()
    const toSeller = await paymentsOf(lines[0]!)
    expect(toSeller.map((row) => row.net_commission_rupees)).toEqual([
      17_200,
      ...Array<number>(12).fill(4_300),
    ])
    expect(toSeller[1]).toMatchObject({
      receipt_rupees: 76_700,
      less_rupees: 14_200,
      receipt_net_rupees: 62_500,
      net_percent_ten_thousandths: 68_800,
    })
    const toHighest = await paymentsOf(lines[3]!)
    expect(toHighest.map((row) => row.net_commission_rupees)).toEqual([
      4_800,
      ...Array<number>(12).fill(1_200),
    ])
    expect(toHighest[0]).toMatchObject({ net_percent_ten_thousandths: 19_200 })
  })
})
