import type { IsoDate } from '../../app/domain/dates'
import type { Row } from '../schema'
import { daysBetween } from './calendar'
import { lateCharge } from './late-charges'

type StatementBooking = Pick<
  Row<'bookings'>,
  | 'cancelled_on'
  | 'sale_rupees'
  | 'premium_rupees'
  | 'adjustment_rupees'
  | 'emi_charges_rupees'
  | 'registration_rupees'
  | 'discount_rupees'
  | 'waive_off_rupees'
  | 'late_percent_hundredths'
>
type StatementInstalment = Pick<
  Row<'instalments'>,
  'kind' | 'due_on' | 'amount_rupees' | 'paid_rupees' | 'late_charges_rupees' | 'agreed_late_charges_rupees'
>

interface StatementInput {
  booking: StatementBooking
  instalments: StatementInstalment[]
  lateChargesPaidRupees: number
  today: IsoDate
}

interface StatementFigures {
  /** Sale + premium + adjustment + EMI + registration + late charges due − discount − waive-off. */
  totalDueRupees: number
  totalPaidRupees: number
  lateChargesDueRupees: number
  /** Due instalments and late charges, minus payments; at least 0. Registration charges do not count. */
  currentDueRupees: number
  /** Days since the oldest unpaid instalment was due, at least 0. Registration charges do not count. */
  daysLate: number
}

/** Calculates the figures of today or, for a cancelled booking, of the cancellation day. */
export function statementFigures(input: StatementInput): StatementFigures {
  const { booking, instalments, lateChargesPaidRupees } = input
  const day = booking.cancelled_on ?? input.today
  const lateChargesDueRupees =
    sum(
      instalments.map(
        (row) => row.late_charges_rupees + lateChargeOnOpen(row, booking.late_percent_hundredths, day),
      ),
    ) - lateChargesPaidRupees
  const withoutRegistration = instalments.filter((row) => row.kind !== 'registration')
  const fallenDue = sum(
    withoutRegistration.filter((row) => row.due_on <= day).map((row) => row.amount_rupees),
  )
  const paid = sum(withoutRegistration.map((row) => row.paid_rupees))
  return {
    totalDueRupees: totalWithoutLateCharges(booking) + lateChargesDueRupees,
    totalPaidRupees: sum(instalments.map((row) => row.paid_rupees)),
    lateChargesDueRupees,
    currentDueRupees: Math.max(0, fallenDue + lateChargesDueRupees - paid),
    daysLate: daysLateOn(withoutRegistration, day),
  }
}

export function totalWithoutLateCharges(
  booking: Omit<StatementBooking, 'cancelled_on' | 'late_percent_hundredths'>,
): number {
  return (
    booking.sale_rupees +
    booking.premium_rupees +
    booking.adjustment_rupees +
    booking.emi_charges_rupees +
    booking.registration_rupees -
    booking.discount_rupees -
    booking.waive_off_rupees
  )
}

function lateChargeOnOpen(row: StatementInstalment, percentHundredths: number, day: IsoDate): number {
  // Agreed late charges replace the interest.
  if (row.kind === 'registration' || row.agreed_late_charges_rupees !== null || row.due_on >= day) return 0
  return lateCharge(
    { rupees: row.amount_rupees - row.paid_rupees, dueOn: row.due_on, percentHundredths },
    day,
  )
}

function daysLateOn(instalments: StatementInstalment[], day: IsoDate): number {
  const unpaid = instalments.filter((row) => row.paid_rupees < row.amount_rupees).map((row) => row.due_on)
  const [oldest = day] = unpaid.sort()
  return Math.max(0, daysBetween(oldest, day))
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
