import type { IsoDate } from './dates'

/** Indian financial year: 2026 means 1 April 2026 to 31 March 2027. */
export type FinancialYear = number

const FIRST_MONTH = 4
const MONTHS_PER_YEAR = 12

export function financialYearOf(date: IsoDate): FinancialYear {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return month < FIRST_MONTH ? year - 1 : year
}

/** 2026 → `2026-27`. */
export function formatFinancialYear(year: FinancialYear): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

export const firstDayOf = (year: FinancialYear): IsoDate => `${year}-04-01`

export const lastDayOf = (year: FinancialYear): IsoDate => `${year + 1}-03-31`

/** 0 for April … 11 for March. */
export const monthOfFinancialYear = (date: IsoDate): number =>
  (Number(date.slice(5, 7)) - FIRST_MONTH + MONTHS_PER_YEAR) % MONTHS_PER_YEAR

/** `2026-04` … `2027-03`. */
export const monthsOf = (year: FinancialYear): string[] =>
  Array.from({ length: MONTHS_PER_YEAR }, (_, index) => {
    const month = index + FIRST_MONTH
    return month <= MONTHS_PER_YEAR ? isoMonth(year, month) : isoMonth(year + 1, month - MONTHS_PER_YEAR)
  })

const isoMonth = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`
