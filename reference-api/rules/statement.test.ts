import { expect, it } from 'vitest'
import { statementFigures } from './statement'

const booking = {
  cancelled_on: null as string | null,
  sale_rupees: 2_500_000,
  premium_rupees: 100_000,
  adjustment_rupees: 5_000,
  emi_charges_rupees: 421_200,
  registration_rupees: 37_500,
  discount_rupees: 0,
  waive_off_rupees: 6_200,
  late_percent_hundredths: 2_400,
}

const row = (
  kind: 'booking' | 'emi' | 'registration',
  due_on: string,
  amount: number,
  paid: number,
  late = 0,
) => ({
  kind,
  due_on,
  amount_rupees: amount,
  paid_rupees: paid,
  late_charges_rupees: late,
  agreed_late_charges_rupees: null as number | null,
})

const instalments = [
  row('booking', '2026-08-20', 260_000, 260_000),
  row('emi', '2026-09-10', 76_700, 76_700, 1_000),
  row('registration', '2026-10-01', 37_500, 0),
  row('emi', '2026-10-10', 76_700, 30_000),
  row('emi', '2026-11-10', 76_700, 0),
]

const TOTAL_WITHOUT_LATE_CHARGES = 3_057_500

const figures = (today: string, changes: Partial<typeof booking> = {}) =>
  statementFigures({ booking: { ...booking, ...changes }, instalments, lateChargesPaidRupees: 600, today })

it('the current due counts due instalments and late charges, but no registration charges', () => {
  // Of the late charge of 1,000, 400 are unpaid. 46,700 overdue for 30 days at 24 % a year bears 921.20.
  expect(figures('2026-11-09')).toEqual({
    lateChargesDueRupees: 400 + 921,
    totalDueRupees: TOTAL_WITHOUT_LATE_CHARGES + 1_321,
    totalPaidRupees: 366_700,
    currentDueRupees: 46_700 + 1_321,
    daysLate: 30,
  })
})

it('counts an instalment on its due day, without a late charge', () => {
  expect(figures('2026-11-10').currentDueRupees).toBe(46_700 + 76_700 + 400 + 952)
})

it.each([0, 500])('an unpaid instalment with agreed late charges of ₹%d bears no interest', (agreed) => {
  const open = { ...row('emi', '2026-10-10', 76_700, 0, agreed), agreed_late_charges_rupees: agreed }
  const input = { booking, instalments: [open], lateChargesPaidRupees: 0, today: '2026-11-09' }
  expect(statementFigures(input)).toMatchObject({
    lateChargesDueRupees: agreed,
    currentDueRupees: 76_700 + agreed,
    daysLate: 30,
  })
})

it('calculates a cancelled booking as of its cancellation day', () => {
  expect(figures('2027-11-10', { cancelled_on: '2026-11-09' })).toEqual(figures('2026-11-09'))
})

it('current due is zero, not negative, if an instalment is paid ahead', () => {
  const paidAhead = [row('emi', '2026-12-10', 76_700, 76_700)]
  const figuresAhead = statementFigures({
    booking,
    instalments: paidAhead,
    lateChargesPaidRupees: 0,
    today: '2026-11-10',
  })
  expect(figuresAhead).toMatchObject({ currentDueRupees: 0, daysLate: 0 })
})
