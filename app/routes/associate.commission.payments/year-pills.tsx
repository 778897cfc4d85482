import { type FinancialYear, formatFinancialYear } from '~/domain/financial-year'
import { m } from '~/messages/messages'
import { Pills } from '~/ui/tabs/tabs'
import { ALL_YEARS } from './payment-filters'
import type { ChosenYear } from './payment-filters.server'
import { pillsOfYears } from './year-pills.css'

type YearPillsProps = ChosenYear & {
  toYear: (year: string) => string
}

/** Without `earnings` the year is that of the summary, and the list always has all years. */
export function YearPills({ isListed, years, year, toYear }: YearPillsProps) {
  const items = years.map((option: FinancialYear) => ({
    label: formatFinancialYear(option),
    to: toYear(String(option)),
    isCurrent: option === year,
  }))
  const all = { label: m.allYears(), to: toYear(ALL_YEARS), isCurrent: year === null }
  return (
    <div className={pillsOfYears}>
      <Pills label={m.financialYear()} items={isListed ? [...items, all] : items} />
    </div>
  )
}
