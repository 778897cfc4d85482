import { z } from 'zod'
import type { Filters } from './search'

const MAX_TEXT = 100
/** Without a script Load More shows all pages so far, at most these many. */
const MAX_PAGES = 5

const text = (label: string) =>
  z.string().trim().max(MAX_TEXT, `${label} must not exceed ${MAX_TEXT} characters.`)
const id = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .or(z.literal(''))
  .catch('')

const Search = z.object({
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  /** Fetched by a script: this page alone. */
  only: z.literal('1').nullable().catch(null),
  project_id: id,
  agent_id: id,
  /** The project whose associates were offered: with another project the chosen associate is dropped (M147). */
  associates_of: id,
  plot_no: z.string(),
  associate: z.string(),
  filters: z.literal('open').optional().catch(undefined),
})

const Texts = z.object({ plot_no: text('Plot No.'), associate: text('Associate code or name') })

/** The list's state from its address. Whatever is typed there, there is a list to show. */
export function parseSearch(url: string) {
  const given = new URL(url).searchParams
  const read = (name: string) => given.get(name) ?? ''
  const search = Search.parse({
    page: read('page') || 1,
    only: given.get('only'),
    project_id: read('project_id'),
    agent_id: read('agent_id'),
    associates_of: read('associates_of'),
    plot_no: read('plot_no'),
    associate: read('associate'),
    filters: given.get('filters') ?? undefined,
  })
  const isOtherProject = search.associates_of !== '' && search.associates_of !== search.project_id
  const filters: Filters = {
    plot_no: search.plot_no.trim(),
    associate: search.associate.trim(),
    project_id: search.project_id,
    agent_id: search.project_id && !isOtherProject ? search.agent_id : '',
  }
  const checked = Texts.safeParse(filters)
  const errors = checked.success ? {} : checked.error.flatten().fieldErrors
  return {
    page: search.page,
    pages: search.only ? [search.page] : pagesUpTo(search.page),
    filters,
    isPanelOpen: search.filters === 'open',
    errors: { plot_no: errors.plot_no?.[0], associate: errors.associate?.[0] },
  }
}

function pagesUpTo(page: number): number[] {
  const first = Math.max(1, page - MAX_PAGES + 1)
  return Array.from({ length: page - first + 1 }, (_, index) => first + index)
}
