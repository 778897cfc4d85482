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

export interface PaidMonth extends PaidAmounts {
  /** `Apr 2026` */
  name: string
}

/** Everything but this was paid through a bank: Bank, Online, Card, Cheque (checklist M197). */
const OTHER = 'Other'

/** What was paid in a financial year, month by month from April; days of other years do not count. */
export function paidByMonth(
  year: FinancialYear,
  days: PaymentDay<{ type: string; paise: number }>[],
): PaidMonth[] {
  const months = monthsOf(year).map((name) => ({ name, bankPaise: 0, otherPaise: 0 }))
  for (const { date, rows } of days) {
    if (financialYearOf(date) !== year) continue
    const month = months[monthOfFinancialYear(date)]
    if (!month) continue
    for (const { type, paise } of rows) month[(type || OTHER) === OTHER ? 'otherPaise' : 'bankPaise'] += paise
  }
  return months
}

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
  days.some(({ date }) => date < firstDayOf(year + 1))

/** Whether a list of days, newest first, has come to the days before the year. */
export const isPast = (year: FinancialYear, days: { date: IsoDate }[]): boolean =>
  days.some(({ date }) => date < firstDayOf(year))
