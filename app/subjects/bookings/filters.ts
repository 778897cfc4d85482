import type { BookingsSearch } from '~/paths/paths'

export interface Filters {
  plot_no: string
  associate: string
  project_id: string
  agent_id: string
}

export function hasFilters(filters: Filters): boolean {
  return Object.values(filters).some((value) => value !== '')
}

export function toSearch(filters: Filters, more: Omit<BookingsSearch, keyof Filters> = {}): BookingsSearch {
  return { ...filters, ...more }
}
