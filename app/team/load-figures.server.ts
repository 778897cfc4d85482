import type { Api } from '~/api/client.server'
import type { TeamNode } from '~/api/contract/team'
import { nullIfLate } from '~/api/null-if-late.server'

const PATIENCE_MS = 300

/** Own figures of the associates of a tree, by code; null if the upstream does not offer them, fails or is late. */
export async function loadFigures(api: Api, nodes: TeamNode[]) {
  if (!(await api.capabilities.offers('team-figures'))) return null
  return nullIfLate(api.team.figuresOf(codesIn(nodes)), PATIENCE_MS)
}

/** Generation by generation, since the upstream takes the first ones. */
function codesIn(nodes: TeamNode[]): string[] {
  const all = [...nodes]
  for (const { children } of all) all.push(...children)
  return all.map(({ id }) => id)
}
