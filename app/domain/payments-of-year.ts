import { formatMonth, type IsoDate } from './dates'
import {
  type FinancialYear,
  financialYearOf,
  firstDayOf,
  monthOfFinancialYear,
  monthsOf,
} from './financial-year'
import type { PaymentDay } from './payment-days'

/** The upstream's type for payments that were not made through a bank. */
const OTHER = 'Other'

/** What reached the associate. */
type PaidAmounts = {
  bankPaise: number
  otherPaise: number
}

interface PaidRow {
  type: string
  /** Cash that the associate has not confirmed. */
  isUnconfirmed: boolean
  paise: number | null
}

export type PaidMonth = PaidAmounts & {
  /** `yyyy-MM`. */
  month: string
  name: string
  unconfirmedPaise: number
}

/** Sums per month of a financial year, from April. Skips payments without a date or an amount; see `countNotSummed`. */
export function paidByMonth(year: FinancialYear, days: PaymentDay<PaidRow>[]): PaidMonth[] {
  const months = monthsOf(year).map((month) => ({
    month,
    name: formatMonth(month),
    bankPaise: 0,
    otherPaise: 0,
    unconfirmedPaise: 0,
  }))
  for (const { date, rows } of days) {
    if (!isInYear(year, date)) continue
    const month = months[monthOfFinancialYear(date)]
    if (!month) continue
    for (const row of rows) month[kindOf(row)] += row.paise ?? 0
  }
  return months
}

function kindOf({ type, isUnconfirmed }: PaidRow) {
  if ((type || OTHER) !== OTHER) return 'bankPaise'
  return isUnconfirmed ? 'unconfirmedPaise' : 'otherPaise'
}

/** Counts payments of the year without an amount, and payments without a date. */
export function countNotSummed(year: FinancialYear, days: PaymentDay<PaidRow>[]): number {
  return days
    .filter(({ date }) => date === '' || isInYear(year, date))
    .reduce(
      (count, { date, rows }) => count + rows.filter((row) => date === '' || row.paise === null).length,
      0,
    )
}

const isInYear = (year: FinancialYear, date: IsoDate) => date !== '' && financialYearOf(date) === year

export function sumOf(amounts: PaidAmounts[]): PaidAmounts {
  return amounts.reduce(
    (sum, { bankPaise, otherPaise }) => ({
      bankPaise: sum.bankPaise + bankPaise,
      otherPaise: sum.otherPaise + otherPaise,
    }),
    { bankPaise: 0, otherPaise: 0 },
  )
}

export const totalOf = (amounts: PaidAmounts[]): number => {
  const { bankPaise, otherPaise } = sumOf(amounts)
  return bankPaise + otherPaise
}

/** True if a day is before the year. Days begin with the newest, so all days of the year are then loaded. */
export const reachesBefore = (year: FinancialYear, days: { date: IsoDate }[]): boolean =>
  days.some(({ date }) => date !== '' && date < firstDayOf(year))
