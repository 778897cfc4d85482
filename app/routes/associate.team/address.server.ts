import { z } from 'zod/v4'
import { readSearch } from '~/screen/search.server'
import { MAX_OPEN, MAX_TEAM_SEARCH_LENGTH } from '~/paths/params'

const id = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/)
  .catch('')

const Search = z.object({
  project_id: id,
  search_agent_id: id,
  q: z
    .string()
    .default('')
    .transform((text) => text.trim().slice(0, MAX_TEAM_SEARCH_LENGTH)),
  open: z
    .string()
    .default('')
    .transform((codes) =>
      codes
        .split(',', MAX_OPEN)
        .map((code) => id.parse(code))
        .filter((code) => code !== ''),
    ),
})

/** Never fails: ignores invalid ids and truncates the text. */
export function parseTeamAddress(url: string) {
  const { search } = readSearch(Search, url)
  return {
    projectId: search.project_id,
    associateId: search.search_agent_id,
    text: search.q,
    open: [...new Set(search.open)],
  }
}
