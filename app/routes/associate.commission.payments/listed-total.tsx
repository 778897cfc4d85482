import { formatMonth } from '~/domain/dates'
import { formatFinancialYear } from '~/domain/financial-year'
import { formatRupees } from '~/domain/money'
import { m } from '~/messages/messages'
import type { CommissionSummaryData } from '~/subjects/commission/summary.server'
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
  /** What reached the associate in the year; null if it is not known. */
  paid: CommissionSummaryData['paid'] | null
}

/** The period of the list, and the sum of all its pages if it is known (X097). */
export function ListedTotal({ chosen: { isListed, year }, month, pages, isWhole, paid }: ListedTotalProps) {
  if (pages.length === 0) return null
  if (!isListed) return <p>{m.listHasAllYears()}</p>
  const paise = pages[0]?.listedPaise ?? (isWhole ? sumPayments(pages) : null)
  const ofYear = year === null ? m.allYears() : formatFinancialYear(year)
  const period = month ? formatMonth(month) : ofYear
  if (paise === null) return <p>{m.paymentsOfPeriod({ period })}</p>
  // Otherwise the list is of a month, or its payments changed meanwhile.
  const isPaidAndUnconfirmed = paid && paise === paid.bankPaise + paid.otherPaise + paid.unconfirmedPaise
  return (
    <p>
      <RichText text={m.totalListed({ period })} parts={{ amount: <Amount paise={paise} /> }} />
      {isPaidAndUnconfirmed && paid.unconfirmedPaise > 0 && (
        <>
          <br />
          {m.unconfirmedInTotal({ amount: formatRupees(paid.unconfirmedPaise) })}
        </>
      )}
    </p>
  )
}
