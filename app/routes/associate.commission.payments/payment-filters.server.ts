import { z } from 'zod/v4'
import { toResult } from '~/api/result'
import type { Api } from '~/api/client.server'
import { PAYMENT_SORTS, TEAM_PAYMENT_SORTS } from '~/contract/payments'
import { type FinancialYear, financialYearOf } from '~/domain/financial-year'
import type { Sorting } from '~/domain/sorting'
import { optionIn, readSearch } from '~/screen/search.server'
import { requestedSorting } from '~/screen/sorting.server'
import { plain } from '~/domain/typed'
import { m } from '~/messages/messages'
import { filterText, loadChoices, ofPanel, panelFields } from '~/subjects/bookings/filters.server'
import { ALL_YEARS, type PaymentView } from './payment-filters'
import { selectedYear } from '~/subjects/commission/summary.server'

const Search = z.object({
  view: optionIn('team'),
  plot: filterText(m.plotTooLong).transform(plain),
  type: z.enum(['', '1', '2']).catch(''),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .catch(''),
  year: z
    .string()
    .regex(/^(all|20\d\d)$/)
    .catch(''),
  ...panelFields,
})

/** Never fails: returns a plot number that is too long with an error, and ignores other invalid filters. */
export function parsePaymentFilters(url: string) {
  const { search, errors } = readSearch(Search, url)
  const { view = 'own', year, ...ofList } = search
  const { filters, isPanelOpen } = ofPanel(ofList)
  if (view === 'own') filters.agent_id = ''
  return { view: view as PaymentView, year, filters, isPanelOpen, plotError: errors.plot }
}

type ParsedPaymentFilters = ReturnType<typeof parsePaymentFilters>

export const paymentSorting = (api: Api, url: string, view: PaymentView) =>
  requestedSorting(api, url, view === 'team' ? TEAM_PAYMENT_SORTS : PAYMENT_SORTS)

/** State and choices of the filter panel. */
export async function loadPaymentPanel(api: Api, parsed: ParsedPaymentFilters, sorting: Sorting | null) {
  const { view, year, filters, isPanelOpen, plotError } = parsed
  const choices = await loadChoices(api, view === 'team' ? filters.project_id : '')
  return {
    view,
    year,
    filters,
    sorting,
    plotError,
    isOpen: isPanelOpen || plotError !== undefined,
    ...choices,
  }
}

export const yearOf = ({ isListed, year }: ChosenYear) => ({
  financial_year: (isListed && year) || undefined,
})

export interface ChosenYear {
  /** True if the upstream can list a year. */
  isListed: boolean
  years: FinancialYear[]
  /** Null for all years. */
  year: FinancialYear | null
}

/**
 * The years to choose from, and the chosen one. Without a year in the address it is the current financial year, or the year before if
 * only that one has payments (X097). Without `earnings` the upstream cannot list a year: the year is that of the summary alone.
 */
export async function chooseYear(
  api: Api,
  { view, year: typed, filters }: ParsedPaymentFilters,
): Promise<ChosenYear> {
  const isListed = await api.capabilities.offers('earnings')
  const { years, year } = selectedYear(Number(typed))
  const choose = (chosen: FinancialYear | null) => ({ isListed, years, year: chosen })
  if (typed === ALL_YEARS) return choose(null)
  if (!isListed || years.includes(Number(typed))) return choose(year)
  if (filters.month) return choose(financialYearOf(`${filters.month}-01`))
  // At the start of a year, the payments are those of the year before.
  const isPrevious = (await isEmptyYear(year)) && (await isEmptyYear(year - 1)) === false
  return choose(isPrevious ? year - 1 : year)

  /** Null if the call fails. */
  async function isEmptyYear(year: FinancialYear): Promise<boolean | null> {
    // Without filters this is the read of page 1 itself, so the request reads it once.
    const list = async () => await api.payments[view](1, yearOf({ isListed, years, year }))
    const { data } = await toResult(list())
    return data && data.days.length === 0
  }
}
