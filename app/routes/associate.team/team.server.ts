import { data } from '@remix-run/node'
import { z } from 'zod/v4'
import type { RequestArgs } from '~/api/caller.server'
import type { Api } from '~/api/client.server'
import { valueOf } from '~/api/figure.server'
import { defaultProject } from '~/api/projects.server'
import { toListResult } from '~/api/result'
import type { TeamNode } from '~/contract/team'
import { todayInIndia } from '~/domain/dates'
import { financialYearOf, firstDayOf } from '~/domain/financial-year'
import { MAX_OPEN, MAX_TEAM_SEARCH_LENGTH } from '~/paths/searches'
import { readSearch } from '~/screen/search.server'
import type { CookieArgs } from '~/session/cookies.server'
import { deliveryMode } from '~/session/delivery.server'
import { requireAssociate } from '~/session/guard.server'
import { isPrefetch } from '~/session/idle-timeout.server'
import { getPreferences } from '~/session/preferences.server'
import type { Session } from '~/session/session.server'
import { loadFigures, loadSteps, loadSellers } from '~/subjects/bookings/load-figures.server'
import { liteTree, openedTree, type TeamView, visibleTree } from './visible-tree'
import { commitRecent, getRecent, withRecent } from './recent.server'

export async function loadTeam(args: RequestArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const requested = parseTeamAddress(request.url)
  const [{ data: projects, refusal: projectsRefusal }, recentBefore] = await Promise.all([
    toListResult(api.projects.all(), []),
    getRecent(args, session.user.id),
  ])
  const projectId = chosenProject(projects, requested.projectId, session)
  const isTree = projectId !== '' && requested.text === ''
  const [{ data: loadedTree, refusal: treeRefusal }, matches, sellers, steps, hasFigures] = await Promise.all(
    [
      toListResult(isTree ? loadTree(api, projectId, requested) : Promise.resolve(null), null),
      projectId !== '' && requested.text !== '' ? api.team.search(projectId, requested.text) : null,
      isTree && !requested.associateId ? loadSellers(api) : ('absent' as const),
      isTree && requested.associateId ? loadSteps(api, requested.associateId) : 0,
      api.capabilities.offers('team-figures'),
    ],
  )
  const tree = loadedTree && deliveryMode(args) === 'lite' ? liteTree(loadedTree, requested.open) : loadedTree
  const shownAssociate = requested.associateId && tree ? { id: tree.id, name: tree.name } : null
  const recent = shownAssociate ? withRecent(recentBefore, shownAssociate) : recentBefore
  const view = { ...viewOf(args, session), isSearching: shownAssociate !== null }
  const figures = tree ? await loadFigures(api, [tree]) : 'absent'
  return data(
    {
      projects: projects.map(({ id, name }) => ({ id, name })),
      projectId,
      associateId: requested.associateId,
      text: requested.text,
      open: requested.open,
      rootSteps: valueOf(steps),
      tree: tree && visibleTree(tree, { ...view, figures: valueOf(figures) }),
      view,
      hasFigures,
      yearFrom: firstDayOf(financialYearOf(todayInIndia())),
      sellers: valueOf(sellers) ?? [],
      /** True if the figures or the sellers failed or timed out. */
      isPartial: figures === null || sellers === null,
      matches,
      recent,
      refusal: projectsRefusal ?? treeRefusal,
    },
    // Sets the cookie only on a change: a new cookie empties the back/forward cache.
    shownAssociate && recentBefore[0]?.id !== shownAssociate.id && !isPrefetch(request)
      ? { headers: { 'Set-Cookie': await commitRecent(session.user.id, recent) } }
      : undefined,
  )
}

async function loadTree(
  api: Api,
  projectId: string,
  { associateId, open }: { associateId: string; open: string[] },
): Promise<TeamNode | null> {
  const tree = await api.team.tree(projectId, associateId || undefined)
  // If the upstream refuses the children of an associate, the associate stays closed and can be opened again.
  const loadChildren = async (id: string) =>
    (await toListResult<TeamNode[] | null>(api.team.children(id, projectId), null)).data
  return tree && openedTree(tree, open, loadChildren)
}

function chosenProject(
  projects: Parameters<typeof defaultProject>[0],
  requested: string,
  session: Session,
): string {
  const isListed = (id: string | undefined) => projects.some((project) => project.id === id)
  if (isListed(requested)) return requested
  const ownDefault = session.defaultProject?.id
  return ownDefault && isListed(ownDefault) ? ownDefault : (defaultProject(projects)?.id ?? '')
}

export function viewOf(args: CookieArgs, session: Session): Omit<TeamView, 'isSearching'> {
  const { myCommission, teamCommission } = getPreferences(args)
  return {
    ownId: session.user.id,
    showsMyCommission: myCommission === 'shown',
    showsTeamCommission: teamCommission === 'shown',
  }
}

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
