import type { IsoDate } from '../../app/domain/dates'
import { addDays, daysBetween, monthsBetween } from '../rules/calendar'
import { cancellationDay } from '../rules/cancellation'
import type { ScheduleRow } from '../rules/emi'
import type { Payment } from '../rules/ledger'
import type { Random } from './random'
import { DEMO_CANCELLATION } from './rules'
import type { Habit, Sale } from './sale'

export interface History {
  payments: Payment[]
  cancelledOn: IsoDate | null
  registeredOn: IsoDate | null
}

/** Returns the payments, the cancellation and the registration of a sale. Payments are in order of date. */
export function historyOf(schedule: ScheduleRow[], sale: Sale, today: IsoDate, random: Random): History {
  const [booking, ...rows] = schedule
  const payments: Payment[] = [
    { on: sale.bookedOn, amountRupees: booking!.amountRupees, lateChargesRupees: 'owed' },
  ]
  const history: History = { payments, cancelledOn: null, registeredOn: null }
  if (sale.outcome === 'cancelled')
    return { ...history, cancelledOn: payUntilCancelled(payments, rows, sale, today, random) }
  if (sale.outcome === 'registered')
    return { ...history, registeredOn: payUntilRegistered(payments, rows, sale, today, random) }
  if (sale.paidRows === undefined) payAsUsual(payments, rows, sale, today, random)
  else payFiveDaysEarly(payments, rows.slice(0, sale.paidRows))
  return history
}

/** Enough months for the unpaid instalments that cancel the booking. */
const MONTHS_BEFORE_CANCELLATION = 5
const MAX_EMIS_BEFORE_CANCELLATION = 8

/** Returns the day of the cancellation. */
function payUntilCancelled(
  payments: Payment[],
  rows: ScheduleRow[],
  sale: Sale,
  today: IsoDate,
  random: Random,
): IsoDate {
  const monthsToPay = monthsBetween(sale.bookedOn, today) - MONTHS_BEFORE_CANCELLATION
  const maxEmis = Math.max(0, Math.min(MAX_EMIS_BEFORE_CANCELLATION, monthsToPay))
  const paidEmis = random.between(0, maxEmis)
  pay(payments, rows.slice(0, paidEmis), sale.habit, today, random)
  const lastUnpaid = rows[paidEmis + DEMO_CANCELLATION.afterUnpaid - 1]!
  const earliestCancellation = cancellationDay(lastUnpaid.dueOn, DEMO_CANCELLATION.afterDays)
  return addDays(earliestCancellation, random.between(0, 11))
}

/** Returns the day of the registration. */
function payUntilRegistered(
  payments: Payment[],
  rows: ScheduleRow[],
  sale: Sale,
  today: IsoDate,
  random: Random,
): IsoDate {
  pay(payments, rows, sale.habit === 'late' ? 'late' : 'prompt', today, random)
  return addDays(payments.at(-1)!.on, random.between(3, 20))
}

function payFiveDaysEarly(payments: Payment[], rows: ScheduleRow[]) {
  for (const { dueOn, amountRupees } of rows)
    payments.push({ on: addDays(dueOn, -5), amountRupees, lateChargesRupees: 'owed' })
}

function payAsUsual(payments: Payment[], rows: ScheduleRow[], sale: Sale, today: IsoDate, random: Random) {
  const unpaid = sale.habit === 'behind' ? unpaidRows(rows, today, random) : []
  const upTo = unpaid[0] ? rows.indexOf(unpaid[0]) : rows.length
  pay(payments, rows.slice(0, upTo), sale.habit, today, random)
  if (unpaid[0]) payInPart(payments, unpaid[0], today, random)
}

/** Pays row after row by habit, until the next payment would be in the future. */
function pay(payments: Payment[], rows: ScheduleRow[], habit: Habit, today: IsoDate, random: Random) {
  let carriedRupees = 0
  for (const [index, row] of rows.entries()) {
    const previous = payments.at(-1)!.on
    const on = latest(payDay(row, habit, random), previous)
    if (on > today) break
    const amountRupees = carriedRupees + row.amountRupees
    carriedRupees = 0
    if (habit === 'ahead' && rows[index + 1]?.kind === 'emi' && random.chance(0.2)) {
      carriedRupees = amountRupees
      continue
    }
    const lateChargesRupees = random.chance(0.7) ? 'owed' : 0
    if (!random.chance(0.05)) {
      payments.push({ on, amountRupees, lateChargesRupees })
      continue
    }
    // The customer pays in two parts, a few days apart. The second part is left out if its day is in the future.
    const firstRupees = Math.round((amountRupees * random.between(3, 7)) / 10)
    const secondOn = addDays(on, random.between(1, 6))
    payments.push({ on, amountRupees: firstRupees, lateChargesRupees })
    if (secondOn > today) break
    payments.push({ on: secondOn, amountRupees: amountRupees - firstRupees, lateChargesRupees })
  }
  // Pays the amount that is still carried when the loop ends.
  if (carriedRupees > 0)
    payments.push({ on: payments.at(-1)!.on, amountRupees: carriedRupees, lateChargesRupees: 'owed' })
}

function payDay(row: ScheduleRow, habit: Habit, random: Random): IsoDate {
  if (habit === 'late' && random.chance(0.3)) return addDays(row.dueOn, random.between(2, 24))
  return addDays(row.dueOn, -random.between(0, 9))
}

const MAX_UNPAID_DAYS = 65

/** Returns at most the two latest due instalments, because three unpaid instalments would cancel the booking. */
function unpaidRows(rows: ScheduleRow[], today: IsoDate, random: Random): ScheduleRow[] {
  const due = rows.filter((row) => row.dueOn <= today && daysBetween(row.dueOn, today) < MAX_UNPAID_DAYS)
  return due.slice(-random.between(1, 2))
}

function payInPart(payments: Payment[], row: ScheduleRow, today: IsoDate, random: Random) {
  if (!random.chance(0.6)) return
  const on = latest(addDays(row.dueOn, -random.between(0, 5)), payments.at(-1)!.on)
  const amountRupees = Math.round((row.amountRupees * random.between(2, 7)) / 10 / 500) * 500
  if (on <= today && amountRupees > 0 && amountRupees < row.amountRupees)
    payments.push({ on, amountRupees, lateChargesRupees: 'owed' })
}

function latest(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b
}
