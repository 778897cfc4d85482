import { z } from 'zod/v4'
import type { BookingFilters } from '~/api/bookings.server'
import { toListResult, toResult } from '~/api/result'
import type { Api } from '~/api/client.server'
import { idIn, optionIn, readSearch, textIn } from '~/screen/search.server'
import { plain } from '~/domain/typed'
import { m } from '~/messages/messages'
import { type Filters, hasFilters } from './filters'

const MAX_TEXT_LENGTH = 100

const text = (tooLong: (inputs: { max: number }) => string) =>
  textIn(
    z
      .string()
      .trim()
      .max(MAX_TEXT_LENGTH, { error: () => tooLong({ max: MAX_TEXT_LENGTH }) }),
  )

const Search = z.object({
  project_id: idIn,
  agent_id: idIn,
  /** The project whose associates the form offered. If the address has another `project_id`, `agent_id` is ignored (M147). */
  associates_of: idIn,
  plot_no: text(m.plotNoTooLong).transform(plain),
  associate: text(m.associateTooLong),
  filters: optionIn('open'),
})

/** Never fails: returns texts that are too long with errors, and ignores invalid ids. */
export function parseFilters(url: string) {
  const { search, errors, isValid } = readSearch(Search, url)
  const isOtherProject = search.associates_of !== '' && search.associates_of !== search.project_id
  const filters: Filters = {
    plot_no: search.plot_no,
    associate: search.associate,
    project_id: search.project_id,
    agent_id: search.project_id && !isOtherProject ? search.agent_id : '',
  }
  return {
    filters,
    isPanelOpen: search.filters === 'open',
    errors,
    areValid: isValid,
  }
}

type ParsedFilters = ReturnType<typeof parseFilters>

/** State and choices of the filter panel. */
export async function loadPanel(api: Api, { filters, isPanelOpen, errors, areValid }: ParsedFilters) {
  const [projects, associates] = await Promise.all([
    toListResult(api.projects.all(), []),
    filters.project_id ? toListResult(api.bookings.filterAssociates(filters.project_id), []) : null,
  ])
  return {
    filters,
    errors,
    isOpen: isPanelOpen || !areValid,
    projects: projects.data.map(({ id, name }) => ({ id, name })),
    associates: associates?.data ?? null,
  }
}

/** False if no filter is set, or if the list is empty without filters too: the link would then lead to another empty list. */
export async function canClear(api: Api, { filters, areValid }: ParsedFilters, isEmpty: boolean) {
  if (!hasFilters(filters)) return false
  if (!areValid || !isEmpty) return true
  const { data: months, failure } = await toResult(api.bookings.byMonth(1))
  return failure !== null || months.length > 0
}

export function toApiFilters(filters: Filters): BookingFilters {
  return {
    plotNumber: filters.plot_no,
    associate: filters.associate,
    projectId: filters.project_id,
    associateId: filters.agent_id,
  }
}
