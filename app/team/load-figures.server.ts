import type { Api } from '~/api/client.server'
import type { TeamNode } from '~/api/contract/team'
import type { TeamFigures } from '~/api/contract/team-figures'
import { nullIfLateOrFailed } from '~/api/null-if-late-or-failed.server'

/** After this time the page omits the figures or the sellers. */
const TIMEOUT_MS = 300
const MAX_SELLERS = 3

/** Each associate's own bookings and collection this year, by code. Null on failure, timeout or if not offered. A rejected token throws. */
export const loadFigures = (api: Api, nodes: TeamNode[]) =>
  figuresOrNull(api, () => api.team.figuresOf(codesIn(nodes)))

/** The first associates with sales this month, in the upstream's order. Empty in the cases in which `loadFigures` returns null. */
export const loadSellers = async (api: Api) =>
  firstSellers((await figuresOrNull(api, () => api.team.figures()))?.sellers ?? [])

export const firstSellers = (sellers: TeamFigures['sellers']) => sellers.slice(0, MAX_SELLERS)

async function figuresOrNull<Figures>(api: Api, read: () => Promise<Figures>): Promise<Figures | null> {
  return (await api.capabilities.offers('team-figures')) ? nullIfLateOrFailed(read(), TIMEOUT_MS) : null
}

/** Begins with the upper generations, because `figuresOf` sends only the first codes. The loop also visits the appended nodes. */
function codesIn(nodes: TeamNode[]): string[] {
  const all = [...nodes]
  for (const { children } of all) all.push(...children)
  return all.map(({ id }) => id)
}
