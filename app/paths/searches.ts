import type { CollectionWindow } from '~/contract/collections'
import type { FindGroup } from '~/domain/find'
import type { SortSearch } from '~/domain/sorting'
import type { Language } from '~/messages/languages'

/* Filters have the upstream's names, so the same object goes into an address and into a call. An empty text is no filter. */

export const hasFilters = (filters: object) => Object.values(filters).some((value) => value !== '')

export interface BookingFilters {
  plot_no: string
  /** Name or code as typed. */
  associate: string
  project_id: string
  /** Code of an associate, chosen from the project's list. */
  agent_id: string
}

export interface BookingsSearch extends Partial<BookingFilters>, Partial<SortSearch> {
  page?: number
  filters?: 'open'
  /** The open part of a long list: a project or a day. */
  open?: string
}

export interface PaymentFilters {
  plot: string
  project_id: string
  agent_id: string
  /** Payment mode: 1 Other; 2 Bank, which is everything but cash: Bank, Online, Card, Cheque (M197). */
  type: '' | '1' | '2'
  /** `yyyy-MM`; needs the capability `earnings`. */
  month: string
}

export interface PaymentsSearch extends Partial<PaymentFilters>, Partial<SortSearch> {
  view?: 'team'
  page?: number
  /** The first calendar year of a financial year, or `all`. If empty, `chooseYear` chooses one. */
  year?: string
  filters?: 'open'
}

export interface FindSearch {
  q?: string
  /** Shows only this group, page by page. */
  group?: FindGroup
  page?: number
}

export interface CollectionsSearch extends Partial<SortSearch> {
  scope?: 'team'
  /** Shows only the customers of this window, page by page. */
  window?: CollectionWindow
  page?: number
  /** Chooses the language of the reminders, which the preferences remember. */
  remind?: Language
}

export interface PlotFilters {
  /** Id. Only for the plots of all projects. */
  project: string
  facing: string
  /** A number, or empty. A filter that is invalid is kept as typed. */
  yards_from: string
  yards_to: string
  /** Whole rupees. */
  price_from: string
  price_to: string
  corner: '' | '1'
  state: '' | 'available'
}

export interface PlotsSearch extends Partial<SortSearch> {
  from?: string
  date?: string
  search_key?: string
}

export interface LineSearch {
  /** Id of the booking. */
  b?: string | null
  /** Id of the associate who earns the commission. */
  a?: string | null
  /** Id of the commission bill. */
  c?: string | null
  /** Id of the receipt. */
  r?: string | null
  /** Number of the receipt. */
  n?: string | null
}

export interface TeamSearch {
  project_id?: string
  /** The associate whose team is shown. */
  search_agent_id?: string
  q?: string
  /** Comma-separated codes of the associates whose teams are open, from the top of the tree down. */
  open?: string
}

export interface DuesSearch extends Partial<SortSearch> {
  all?: '1'
  page?: number
}

export interface PriceSearch {
  project_id: string
  price: string
  plot: string
  plan: string
  emi_id: string
}

/** Ids of sections of docs/rules.md, as GitHub derives them from the headings. */
export type RulesSection =
  | 'price'
  | 'late-charges'
  | 'commission-and-discount'
  | 'release-of-commission'
  | 'forecast'

export interface OfficeListSearch {
  q?: string
  page?: number
  /** Lists only what waits for the office. */
  waiting?: '1'
}

export const MAX_TEAM_SEARCH_LENGTH = 100

/** Open associates in the address of a team. */
export const MAX_OPEN = 200
