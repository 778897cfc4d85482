import type { IsoDate } from './dates'
import {
  type FinancialYear,
  financialYearOf,
  firstDayOf,
  monthOfFinancialYear,
  monthsOf,
} from './financial-year'
import type { PaymentDay } from './payment-days'

export interface PaidAmounts {
  bankPaise: number
  otherPaise: number
}

interface PaidRow {
  type: string
  paise: number | null
}

export interface PaidMonth extends PaidAmounts {
  /** `Apr 2026` */
  name: string
}

/** Everything but this was paid through a bank: Bank, Online, Card, Cheque (checklist M197). */
const OTHER = 'Other'

/**
 * What was paid in a financial year, month by month from April. Days of other years do not count, nor do payments without an
 * amount, of which `countWithoutAmount` tells.
 */
export function paidByMonth(year: FinancialYear, days: PaymentDay<PaidRow>[]): PaidMonth[] {
  const months = monthsOf(year).map((name) => ({ name, bankPaise: 0, otherPaise: 0 }))
  for (const { date, rows } of days) {
    if (!isInYear(year, date)) continue
    const month = months[monthOfFinancialYear(date)]
    if (!month) continue
    for (const { type, paise } of rows)
      month[(type || OTHER) === OTHER ? 'otherPaise' : 'bankPaise'] += paise ?? 0
  }
  return months
}

/** Payments of a financial year whose amount is not known, and payments that no day is known of. */
export function countWithoutAmount(year: FinancialYear, days: PaymentDay<PaidRow>[]): number {
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

/** Whether a list of days, newest first, has come to the year. */
export const hasCome = (year: FinancialYear, days: { date: IsoDate }[]): boolean =>
  days.some(({ date }) => date !== '' && date < firstDayOf(year + 1))

/** Whether a list of days, newest first, has come to the days before the year. */
export const isPast = (year: FinancialYear, days: { date: IsoDate }[]): boolean =>
  days.some(({ date }) => date !== '' && date < firstDayOf(year))
