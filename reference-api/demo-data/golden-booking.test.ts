import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Row } from '../schema'
import { statementFigures } from '../rules/statement'
import { openDemoDatabase } from '../../tests/factories/demo-database'
import { personaOf } from './personas'
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

  it('is sold by P1 in project 4, on a plan of 36 months', () => {
    expect(booking).toMatchObject({
      seller_id: personaOf('P1').id,
      project_id: 4,
      status_id: 2,
      emi_plan_id: 6,
      yards_hundredths: 20_000,
      rate_rupees: 12_500,
      eligible_rate_rupees: 12_000,
      sale_rupees: 2_500_000,
      premium_rupees: 100_000,
      emi_charges_rupees: 421_200,
      booking_amount_rupees: 260_000,
      adjustment_rupees: 0,
      discount_rupees: 0,
      waive_off_rupees: 0,
      registration_rupees: 0,
    })
  })

  it('has twelve paid EMIs, and the next EMI is due this month', async () => {
    const rows = await instalments()
    const emis = rows.filter((row) => row.kind === 'emi')
    expect(emis).toHaveLength(36)
    expect(new Set(emis.map((row) => row.amount_rupees))).toEqual(new Set([76_700]))
    expect(emis.filter((row) => row.paid_rupees === 76_700)).toHaveLength(12)
    expect(emis[12]).toMatchObject({ due_on: `${today.slice(0, 7)}-10`, paid_rupees: 0 })
  })

  it('has an exact statement', async () => {
    const figures = statementFigures({
      booking,
      instalments: await instalments(),
      lateChargesPaidRupees: 0,
      today,
    })
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

  it('the "Less" of the first receipt is 10,000, and of each other receipt 14,200', async () => {
    const receipts = await db
      .selectFrom('receipts')
      .selectAll()
      .where('booking_id', '=', booking.id)
      .execute()
    const less = receipts.map((row) => row.net_rupees - row.sale_part_rupees)
    expect(less).toEqual([10_000, ...Array<number>(12).fill(14_200)])
  })

  it('pays commission to P1 and the three associates above', async () => {
    const associates = await db.selectFrom('associates').selectAll().execute()
    const parentOf = new Map(associates.map((associate) => [associate.id, associate.parent_id]))
    const path = [personaOf('P1').id]
    for (let parent = parentOf.get(path[0]!); parent; parent = parentOf.get(parent)) path.push(parent)
    expect(path.at(-1)).toBe(personaOf('P2').id)

    const figures = (line: Row<'commission_lines'>) => [
      line.associate_id,
      line.commission_hundredths,
      line.gross_rupees,
      line.discount_rupees,
      line.net_rupees,
      line.paid_rupees,
    ]
    expect(lines.map(figures)).toEqual([
      [path[0], 800, 192_000, 20_000, 172_000, 17_200 + 12 * 4_300],
      [path[1], 200, 48_000, 0, 48_000, 4_800 + 12 * 1_200],
      [path[2], 200, 48_000, 0, 48_000, 4_800 + 12 * 1_200],
      [path[3], 200, 48_000, 0, 48_000, 4_800 + 12 * 1_200],
    ])
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

  function instalments() {
    return db
      .selectFrom('instalments')
      .selectAll()
      .where('booking_id', '=', booking.id)
      .orderBy('position')
      .execute()
  }
})
