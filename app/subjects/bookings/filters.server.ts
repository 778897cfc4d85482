import { z } from 'zod/v4'
import { toListResult, toResult } from '~/api/result'
import type { Api } from '~/api/client.server'
import { idIn, optionIn, readSearch, textIn } from '~/screen/search.server'
import { plain } from '~/domain/typed'
import { m } from '~/messages/messages'
import { hasFilters } from '~/paths/searches'

const MAX_TEXT_LENGTH = 100

export const filterText = (tooLong: (inputs: { max: number }) => string) =>
  textIn(
    z
      .string()
      .trim()
      .max(MAX_TEXT_LENGTH, { error: () => tooLong({ max: MAX_TEXT_LENGTH }) }),
  )

/** Fields of every panel with `ProjectAndAssociate`. */
export const panelFields = {
  project_id: idIn,
  agent_id: idIn,
  /** The project whose associates the form offered. If the address has another `project_id`, `agent_id` is ignored (M147). */
  associates_of: idIn,
  filters: optionIn('open'),
}

const Search = z.object({
  plot_no: filterText(m.plotNoTooLong).transform(plain),
  associate: filterText(m.associateTooLong),
  ...panelFields,
})

/** Never fails: returns texts that are too long with errors, and ignores invalid ids. */
export function parseFilters(url: string) {
  const { search, errors, isValid } = readSearch(Search, url)
  return { ...ofPanel(search), errors, areValid: isValid }
}

interface PanelSearch {
  project_id: string
  agent_id: string
  associates_of: string
  filters?: 'open'
}

export function ofPanel<Search extends PanelSearch>({ associates_of, filters, ...search }: Search) {
  const isOtherProject = associates_of !== '' && associates_of !== search.project_id
  const agent_id = search.project_id && !isOtherProject ? search.agent_id : ''
  return { filters: { ...search, agent_id }, isPanelOpen: filters === 'open' }
}

type ParsedFilters = ReturnType<typeof parseFilters>

/** State and choices of the filter panel. */
export async function loadPanel(api: Api, { filters, isPanelOpen, errors, areValid }: ParsedFilters) {
  return {
    filters,
    errors,
    isOpen: isPanelOpen || !areValid,
    ...(await loadChoices(api, filters.project_id)),
  }
}

/** The associates are null if no project is chosen. */
export async function loadChoices(api: Api, projectId: string) {
  const [projects, associates] = await Promise.all([
    toListResult(api.projects.all(), []),
    projectId ? toListResult(api.bookings.filterAssociates(projectId), []) : null,
  ])
  return {
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
