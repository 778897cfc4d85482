import { z } from 'zod'

const MAX_TEXT = 100

const id = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/)
  .or(z.literal(''))
  .catch('')

const Search = z.object({
  project_id: id,
  search_agent_id: id,
  q: z.string().transform((text) => text.trim().slice(0, MAX_TEXT)),
  open: z.string().transform((codes) =>
    codes
      .split(',')
      .map((code) => id.parse(code))
      .filter((code) => code !== ''),
  ),
})

/** Never fails: invalid parameters show the default tree. */
export function parseTeamAddress(url: string) {
  const given = new URL(url).searchParams
  const read = (name: string) => given.get(name) ?? ''
  const search = Search.parse({
    project_id: read('project_id'),
    search_agent_id: read('search_agent_id'),
    q: read('q'),
    open: read('open'),
  })
  return {
    projectId: search.project_id,
    associateId: search.search_agent_id,
    text: search.q,
    open: [...new Set(search.open)],
  }
}
