import { z } from 'zod'
import type { BookingFilters } from '~/api/bookings.server'
import { toListResult } from '~/api/result'
import type { Api } from '~/api/client.server'
import type { Filters } from './filters'

const MAX_TEXT = 100

const text = (label: string) =>
  z.string().trim().max(MAX_TEXT, `${label} must not exceed ${MAX_TEXT} characters.`)
const id = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .or(z.literal(''))
  .catch('')

const Search = z.object({
  project_id: id,
  agent_id: id,
  /** Project of the offered associates; another project drops the chosen associate (M147). */
  associates_of: id,
  plot_no: z.string().trim(),
  associate: z.string().trim(),
  filters: z.literal('open').nullable().catch(null),
})

const Texts = z.object({ plot_no: text('Plot No.'), associate: text('Associate code or name') })

/** Parses the address. Never fails: invalid filters come with errors. */
export function parseFilters(given: URLSearchParams) {
  const read = (name: string) => given.get(name) ?? ''
  const search = Search.parse({
    project_id: read('project_id'),
    agent_id: read('agent_id'),
    associates_of: read('associates_of'),
    plot_no: read('plot_no'),
    associate: read('associate'),
    filters: given.get('filters'),
  })
  const isOtherProject = search.associates_of !== '' && search.associates_of !== search.project_id
  const filters: Filters = {
    plot_no: search.plot_no,
    associate: search.associate,
    project_id: search.project_id,
    agent_id: search.project_id && !isOtherProject ? search.agent_id : '',
  }
  const checked = Texts.safeParse(filters)
  const errors = checked.success ? {} : checked.error.flatten().fieldErrors
  return {
    filters,
    isPanelOpen: search.filters === 'open',
    errors: { plot_no: errors.plot_no?.[0], associate: errors.associate?.[0] },
    /** The filters are valid for the upstream. */
    canAsk: checked.success,
  }
}

export type ParsedFilters = ReturnType<typeof parseFilters>

/** State and choices of the filter panel. */
export async function loadPanel(api: Api, { filters, isPanelOpen, errors, canAsk }: ParsedFilters) {
  const [projects, associates] = await Promise.all([
    toListResult(api.projects.all(), []),
    filters.project_id ? toListResult(api.bookings.filterAssociates(filters.project_id), []) : null,
  ])
  return {
    filters,
    errors,
    isOpen: isPanelOpen || !canAsk,
    projects: projects.data.map(({ id, name }) => ({ id, name })),
    associates: associates && associates.data,
  }
}

export function toApiFilters(filters: Filters): BookingFilters {
  return {
    plotNumber: filters.plot_no,
    associate: filters.associate,
    projectId: filters.project_id,
    associateId: filters.agent_id,
  }
}
