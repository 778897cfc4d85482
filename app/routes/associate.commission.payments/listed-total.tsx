import { formatMonth } from '~/domain/dates'
import { formatFinancialYear } from '~/domain/financial-year'
import { m } from '~/messages/messages'
import { Amount, RichText } from '~/ui/text/text'
import type { ChosenYear } from './payment-filters.server'
import { type PaymentsPage, sumPayments } from './payments-page'

interface ListedTotalProps {
  chosen: ChosenYear
  /** `yyyy-MM`, or empty. */
  month: string
  pages: PaymentsPage[]
  /** True if all pages of the list are loaded. */
  isWhole: boolean
}

/** The period of the list, and the sum of all its pages if it is known (X097). */
export function ListedTotal({ chosen: { isListed, year }, month, pages, isWhole }: ListedTotalProps) {
  if (pages.length === 0) return null
  if (!isListed) return <p>{m.listHasAllYears()}</p>
  const paise = pages[0]?.listedPaise ?? (isWhole ? sumPayments(pages) : null)
  const ofYear = year === null ? m.allYears() : formatFinancialYear(year)
  const period = month ? formatMonth(month) : ofYear
  if (paise === null) return <p>{m.paymentsOfPeriod({ period })}</p>
  return (
    <p>
      <RichText text={m.totalListed({ period })} parts={{ amount: <Amount paise={paise} /> }} />
    </p>
  )
}
