import type { Api } from '~/api/client.server'
import { type Figure, figureIfOffered } from '~/api/figure.server'
import type { TeamNode } from '~/contract/team'
import type { TeamFigures } from '~/contract/team-figures'

/** After this time the page omits the figures or the sellers. */
const TIMEOUT_MS = 300
const MAX_SELLERS = 3

/** Each associate's own bookings and collection this year, by code. A rejected token throws. */
export const loadFigures = (api: Api, nodes: TeamNode[]) =>
  figureIfOffered(api, 'team-figures', () => api.team.figuresOf(codesIn(nodes)), TIMEOUT_MS)

/** The first associates with sales this month, in the upstream's order. A rejected token throws. */
export const loadSellers = (api: Api): Promise<Figure<TeamFigures['sellers']>> =>
  figureIfOffered(
    api,
    'team-figures',
    async () => firstSellers((await api.team.figures()).sellers),
    TIMEOUT_MS,
  )

/** Steps from the caller to an associate whom a search found. A rejected token throws. */
export const loadSteps = (api: Api, associateId: string): Promise<Figure<number>> =>
  figureIfOffered(api, 'team-figures', async () => stepsOf(await api.team.figures(associateId)), TIMEOUT_MS)

export const stepsOf = ({ upline }: Pick<TeamFigures, 'upline'>) => upline.length

export const firstSellers = (sellers: TeamFigures['sellers']) => sellers.slice(0, MAX_SELLERS)

/** Begins with the upper generations, because `figuresOf` sends only the first codes. The loop also visits the appended nodes. */
function codesIn(nodes: TeamNode[]): string[] {
  const all = [...nodes]
  for (const { children } of all) all.push(...children)
  return all.map(({ id }) => id)
}
