import type { IsoDate } from '../../app/domain/dates'
import { addDays, dayOfMonthAfter } from './calendar'
import { divideUp } from './rounding'

const EMI_DUE_DAY = 10
const BALANCE_DUE_DAYS = 30

export interface ScheduleRow {
  kind: 'booking' | 'emi' | 'balance' | 'registration'
  label: string
  dueOn: IsoDate
  amountRupees: number
}

interface ScheduleTerms {
  bookedOn: IsoDate
  bookingAmountRupees: number
  /** The price with EMI charges and adjustment, less the booking amount and waive-off. */
  balanceRupees: number
  months: number | null
  registration: { dueOn: IsoDate; amountRupees: number } | null
}

/** Returns the rows of the EMI statement in order of due date. They add up to the total due without late charges. */
export function scheduleOf(terms: ScheduleTerms): ScheduleRow[] {
  const rows: ScheduleRow[] = [
    {
      kind: 'booking',
      label: 'Booking Amount',
      dueOn: terms.bookedOn,
      amountRupees: terms.bookingAmountRupees,
    },
    ...(terms.months === null ? [balanceRow(terms)] : emiRows(terms, terms.months)),
  ]
  if (!terms.registration) return rows
  const { dueOn, amountRupees } = terms.registration
  const place = rows.findIndex((row) => row.dueOn > dueOn)
  const row: ScheduleRow = { kind: 'registration', label: 'Registration Charges', dueOn, amountRupees }
  return rows.toSpliced(place === -1 ? rows.length : place, 0, row)
}

/** Returns equal instalments, rounded up to the rupee, while the balance lasts. The next one takes the remainder; later ones are 0. */
export function emiAmounts(balanceRupees: number, months: number): number[] {
  const perMonth = divideUp(balanceRupees, months)
  let remaining = balanceRupees
  return Array.from({ length: months }, (_, index) => {
    const amount = index === months - 1 ? remaining : Math.min(perMonth, remaining)
    remaining -= amount
    return amount
  })
}

function emiRows(terms: ScheduleTerms, months: number): ScheduleRow[] {
  return emiAmounts(terms.balanceRupees, months).map((amountRupees, index) => ({
    kind: 'emi',
    label: `EMI ${index + 1}`,
    dueOn: dayOfMonthAfter(terms.bookedOn, index + 1, EMI_DUE_DAY),
    amountRupees,
  }))
}

function balanceRow(terms: ScheduleTerms): ScheduleRow {
  return {
    kind: 'balance',
    label: 'Balance Payment',
    dueOn: addDays(terms.bookedOn, BALANCE_DUE_DAYS),
    amountRupees: terms.balanceRupees,
  }
}
