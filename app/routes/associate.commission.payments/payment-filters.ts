import { m } from '~/messages/messages'
import type { PaymentsSearch } from '~/paths/paths'

export type PaymentView = 'own' | 'team'

/** Values of the search parameters. */
export interface PaymentFilters {
  plot: string
  project_id: string
  /** Payment mode: 1 Other, 2 Bank. */
  type: '' | '1' | '2'
  agent_id: string
  /** `yyyy-MM`. The screen ignores it if the upstream does not offer `earnings`. */
  month: string
  /** The first calendar year of a financial year, or `all`. If empty, `chooseYear` chooses one. */
  year: string
}

/** The column whose order is the default: by day, newest first. */
export const DATE = 'date'

export const paymentModes = () => [
  { value: '1', label: m.other() },
  { value: '2', label: m.bank() },
]

export const ALL_YEARS = 'all'

/** The year is no filter: it is always chosen. */
export function hasFilters({ year: _, ...filters }: PaymentFilters): boolean {
  return Object.values(filters).some((value) => value !== '')
}

export function toSearch(
  view: PaymentView,
  filters: Partial<PaymentFilters>,
  more: Pick<PaymentsSearch, 'page' | 'filters' | 'sort' | 'order'> = {},
): PaymentsSearch {
  return { view: view === 'team' ? 'team' : undefined, ...filters, ...more }
}
