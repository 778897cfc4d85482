import { z } from 'zod/v4'
import { toListResult, toResult } from '~/api/result'
import type { Api } from '~/api/client.server'
import { PAYMENT_SORTS, TEAM_PAYMENT_SORTS } from '~/contract/payments'
import { type FinancialYear, financialYearOf } from '~/domain/financial-year'
import type { Sorting } from '~/domain/sorting'
import { idIn, optionIn, readSearch, textIn } from '~/screen/search.server'
import { requestedSorting } from '~/screen/sorting.server'
import { plain } from '~/domain/typed'
import { m } from '~/messages/messages'
import { ALL_YEARS, type PaymentFilters, type PaymentView } from './payment-filters'
import { selectedYear } from '~/subjects/commission/summary.server'

const MAX_PLOT_LENGTH = 100

const Search = z.object({
  view: optionIn('team'),
  plot: textIn(
    z
      .string()
      .trim()
      .max(MAX_PLOT_LENGTH, { error: () => m.plotTooLong({ max: MAX_PLOT_LENGTH }) }),
  ).transform(plain),
  project_id: idIn,
  type: z.enum(['', '1', '2']).catch(''),
  agent_id: idIn,
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .catch(''),
  year: z
    .string()
    .regex(/^(all|20\d\d)$/)
    .catch(''),
  /** The project whose associates the form offered. If the address has another `project_id`, `agent_id` is ignored. */
  associates_of: idIn,
  filters: optionIn('open'),
})

/** Never fails: returns a plot number that is too long with an error, and ignores other invalid filters. */
export function parsePaymentFilters(url: string) {
  const { search, errors } = readSearch(Search, url)
  const view: PaymentView = search.view ?? 'own'
  const isOtherProject = search.associates_of !== '' && search.associates_of !== search.project_id
  const filters: PaymentFilters = {
    plot: search.plot,
    project_id: search.project_id,
    type: search.type,
    agent_id: view === 'team' && search.project_id && !isOtherProject ? search.agent_id : '',
    month: search.month,
    year: search.year,
  }
  return { view, filters, isPanelOpen: search.filters === 'open', plotError: errors.plot }
}

type ParsedPaymentFilters = ReturnType<typeof parsePaymentFilters>

export const paymentSorting = (api: Api, url: string, view: PaymentView) =>
  requestedSorting(api, url, view === 'team' ? TEAM_PAYMENT_SORTS : PAYMENT_SORTS)

/** State and choices of the filter panel. */
export async function loadPaymentPanel(api: Api, parsed: ParsedPaymentFilters, sorting: Sorting | null) {
  const { view, filters, isPanelOpen, plotError } = parsed
  const [projects, associates] = await Promise.all([
    toListResult(api.projects.all(), []),
    view === 'team' && filters.project_id
      ? toListResult(api.bookings.filterAssociates(filters.project_id), [])
      : null,
  ])
  return {
    view,
    filters,
    sorting,
    plotError,
    isOpen: isPanelOpen || plotError !== undefined,
    projects: projects.data.map(({ id, name }) => ({ id, name })),
    associates: associates?.data ?? null,
  }
}

const NO_FILTERS: PaymentFilters = { plot: '', project_id: '', type: '', agent_id: '', month: '', year: '' }
const MODES = { '': undefined, '1': 'other', '2': 'bank' } as const

export function toApiFilters(filters: PaymentFilters, { isListed, year }: ChosenYear) {
  return {
    plotNumber: filters.plot,
    projectId: filters.project_id,
    mode: MODES[filters.type],
    associateId: filters.agent_id,
    month: filters.month,
    year: (isListed && year) || undefined,
  }
}

export interface ChosenYear {
  /** True if the upstream can list a year. */
  isListed: boolean
  years: FinancialYear[]
  /** Null for all years. */
  year: FinancialYear | null
}

/**
 * The years to choose from, and the chosen one. Without a year in the address it is the current financial year, or the year before until
 * the current one has a payment (X097). Without `earnings` the upstream cannot list a year: the year is that of the summary alone.
 */
export async function chooseYear(api: Api, { view, filters }: ParsedPaymentFilters): Promise<ChosenYear> {
  const isListed = await api.capabilities.offers('earnings')
  const { years, year } = selectedYear(Number(filters.year))
  const choose = (chosen: FinancialYear | null) => ({ isListed, years, year: chosen })
  if (filters.year === ALL_YEARS) return choose(null)
  if (!isListed || years.includes(Number(filters.year))) return choose(year)
  if (filters.month) return choose(financialYearOf(`${filters.month}-01`))
  const { data: isEmpty } = await toResult(isEmptyYear())
  return choose(isEmpty ? year - 1 : year)

  async function isEmptyYear() {
    // Without filters this is the read of page 1 itself, so the request reads it once.
    const whole = toApiFilters(NO_FILTERS, { isListed, years, year })
    const list = await (view === 'team' ? api.payments.team(1, whole) : api.payments.own(1, whole))
    return list.days.length === 0
  }
}
