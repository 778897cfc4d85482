import { expect, it } from 'vitest'
import { openDemoDatabase } from '../../tests/factories/demo-database'
import { rowOf, rowsOf } from '../../tests/factories/rows'
import { statementFigures } from '../rules/statement'
import { GOLDEN_CUSTOMER } from './scripted-sales'

it.each([
  { today: '2026-11-21', lateCharge: 251, overdueEmi: 76_700, daysLate: 11 },
  { today: '2027-01-05', lateCharge: 0, overdueEmi: 0, daysLate: 0 },
])('the golden booking has exact figures on $today', async ({ today, lateCharge, overdueEmi, daysLate }) => {
  const db = await openDemoDatabase(today)
  const booking = await rowOf(db, 'bookings', { customer_name: GOLDEN_CUSTOMER })
  const instalments = await rowsOf(db, 'instalments', { booking_id: booking.id })
  await db.destroy()
  expect(statementFigures({ booking, instalments, lateChargesPaidRupees: 0, today })).toEqual({
    totalDueRupees: 3_021_200 + lateCharge,
    totalPaidRupees: 260_000 + 12 * 76_700,
    lateChargesDueRupees: lateCharge,
    currentDueRupees: overdueEmi + lateCharge,
    daysLate,
  })
})
