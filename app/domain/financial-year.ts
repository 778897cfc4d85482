import type { IsoDate } from './dates'

/** Indian financial year, 1 April to 31 March, named by its first year. */
export type FinancialYear = number

const FIRST_MONTH = 4
const MONTHS = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'] as const

export function financialYearOf(date: IsoDate): FinancialYear {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return month < FIRST_MONTH ? year - 1 : year
}

/** 2026 → `2026-27`. */
export function formatFinancialYear(year: FinancialYear): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

export const firstDayOf = (year: FinancialYear): IsoDate => `${year}-04-01`

/** 0 for April … 11 for March. */
export const monthOfFinancialYear = (date: IsoDate): number => (Number(date.slice(5, 7)) + 8) % 12

/** `Apr 2026` … `Mar 2027`. */
export const monthsOf = (year: FinancialYear): string[] =>
  MONTHS.map((name, index) => `${name} ${index < 9 ? year : year + 1}`)
