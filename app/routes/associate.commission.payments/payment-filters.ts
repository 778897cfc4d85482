import { m } from '~/messages/messages'
import type { PaymentFilters, PaymentsSearch } from '~/paths/searches'

export type PaymentView = 'own' | 'team'

/** The column whose order is the default: by day, newest first. */
export const DATE = 'date'

export const ALL_YEARS = 'all'

export const paymentModes = (): Record<Exclude<PaymentFilters['type'], ''>, string> => ({
  1: m.other(),
  2: m.bank(),
})

export const toSearch = (view: PaymentView, search: PaymentsSearch): PaymentsSearch => ({
  view: view === 'team' ? 'team' : undefined,
  ...search,
})
